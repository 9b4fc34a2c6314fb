import { type ArticleFormValues, EMPTY_ARTICLE } from '../../../schema/articles/article-form.ts';
import { keepOnDevice, keptOnDevice, namesOnDevice } from '../../ui/device-memory.ts';

/** What was typed and not yet saved, as this browser keeps it. */
export interface KeptDraft {
  readonly values: ArticleFormValues;
  /** The stored version it began from; null for an article that was never saved. */
  readonly version: number | null;
  /** ISO 8601. */
  readonly keptAt: string;
}

/** An id for an article that is not saved yet, so that two of them don't take each other's place. */
export const newDraftId = (): string => `new-${Date.now().toString(36)}`;
export const isNewDraftId = (id: string): boolean => /^new(-\w+)?$/.test(id);

const PREFIX = 'article-draft:';

export const keepDraft = (id: string, draft: KeptDraft): boolean =>
  keepOnDevice(PREFIX + id, draft);

export const forgetDraft = (id: string): void => void keepOnDevice(PREFIX + id, undefined);

/** The kept draft of an article, whatever may have been written into the storage. */
export function keptDraft(id: string): KeptDraft | null {
  const kept = Object(keptOnDevice(PREFIX + id)) as Partial<KeptDraft>;
  const values = Object(kept.values) as Partial<ArticleFormValues>;
  if (typeof values.content !== 'string' || typeof kept.keptAt !== 'string') return null;
  const known = Object.entries(EMPTY_ARTICLE).map(([field, empty]: [string, unknown]) => {
    const value: unknown = values[field as keyof ArticleFormValues];
    return [field, empty === null || typeof value === typeof empty ? (value ?? empty) : empty];
  });
  return {
    values: Object.fromEntries(known) as unknown as ArticleFormValues,
    version: typeof kept.version === 'number' ? kept.version : null,
    keptAt: kept.keptAt,
  };
}

/** All kept drafts, the newest first. */
export const keptDrafts = (): (KeptDraft & { id: string })[] =>
  namesOnDevice(PREFIX)
    .flatMap((name) => {
      const id = name.slice(PREFIX.length);
      const draft = keptDraft(id);
      return draft ? [{ id, ...draft }] : [];
    })
    .sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
