import { type ArticleFormValues, EMPTY_ARTICLE } from '../../../schema/articles/article-form.ts';
import { storeOnDevice, storedOnDevice, namesOnDevice } from '../../ui/device-memory.ts';

/** What was typed and not yet saved, as this browser stores it. */
export interface StoredDraft {
  readonly values: ArticleFormValues;
  /** The saved version it began from; null for an article that was never saved. */
  readonly version: number | null;
  /** ISO 8601. */
  readonly keptAt: string;
}

/** An id for an article that is not saved yet, so that two of them don't take each other's place. */
export const newDraftId = (): string => `new-${Date.now().toString(36)}`;
export const isNewDraftId = (id: string): boolean => /^new(-\w+)?$/.test(id);

const PREFIX = 'article-draft:';

export const storeDraft = (id: string, draft: StoredDraft): boolean =>
  storeOnDevice(PREFIX + id, draft);

export const forgetDraft = (id: string): void => void storeOnDevice(PREFIX + id, undefined);

/** The stored draft of an article; null when the stored value is not a draft. */
export function storedDraft(id: string): StoredDraft | null {
  const stored = Object(storedOnDevice(PREFIX + id)) as Partial<StoredDraft>;
  const values = Object(stored.values) as Partial<ArticleFormValues>;
  if (typeof values.content !== 'string' || typeof stored.keptAt !== 'string') return null;
  const known = Object.entries(EMPTY_ARTICLE).map(([field, empty]: [string, unknown]) => {
    const value: unknown = values[field as keyof ArticleFormValues];
    return [field, empty === null || typeof value === typeof empty ? (value ?? empty) : empty];
  });
  return {
    values: Object.fromEntries(known) as unknown as ArticleFormValues,
    version: typeof stored.version === 'number' ? stored.version : null,
    keptAt: stored.keptAt,
  };
}

/** All stored drafts, newest first. */
export const storedDrafts = (): (StoredDraft & { id: string })[] =>
  namesOnDevice(PREFIX)
    .flatMap((name) => {
      const id = name.slice(PREFIX.length);
      const draft = storedDraft(id);
      return draft ? [{ id, ...draft }] : [];
    })
    .sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
