import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { ArticleFormValues } from '../../../schema/articles/article-form.ts';
import type { CheckedArticle } from '../../../schema/articles/article-shape.ts';
import type { ArticleForm_ArticleFragment } from '../../gql/graphql.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { FIELDS, isSame, valuesOf } from './form-values.ts';
import { forgetDraft, storeDraft, storedDraft } from './stored-draft.ts';

type Timer = ReturnType<typeof setTimeout> | undefined;
export type ArticleForm = UseFormReturn<ArticleFormValues, unknown, CheckedArticle>;

const resolver = lazyResolver(async () => {
  const { articleResolver } = await import('./article-resolver.ts');
  return articleResolver;
});

/** Delay before what is typed is stored on the device, in ms; at once when the tab is hidden or closed. */
const STORE_DELAY_MS = 400;

/**
 * The fields of an article, and its unsaved text in this browser: stored while one types, restored when the editor is
 * opened again, forgotten once it is saved. `draftId` names it there.
 */
export function useArticleForm(article: ArticleForm_ArticleFragment | null, draftId: string) {
  const [restored, setRestored] = useState(() => storedDraft(draftId));
  const [canKeep, setCanKeep] = useState(true);
  const form: ArticleForm = useForm<ArticleFormValues, unknown, CheckedArticle>({
    resolver,
    defaultValues: valuesOf(article),
  });
  const { isDirty } = form.formState;
  /** What is stored, as far as this editor knows. */
  const stored = useRef(valuesOf(article));
  /** The version of the article that the text began from. */
  const version = useRef(restored ? restored.version : (article?.version ?? null));
  const place = useRef(draftId);
  const timer = useRef<Timer>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const values = form.getValues();
    if (FIELDS.every((field) => isSame(values[field], stored.current[field]))) {
      forgetDraft(place.current);
      return;
    }
    const keptAt = new Date().toISOString();
    setCanKeep(storeDraft(place.current, { values, version: version.current, keptAt }));
  }, [form]);

  useEffect(() => {
    if (restored) form.reset(restored.values, { keepDefaultValues: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- given back once, when the editor opens
  }, [form]);

  useKeeping(form, keep, timer);
  useQuestionBeforeLeaving(isDirty);

  return {
    form,
    isDirty,
    /** False while the browser refuses to store anything. */
    canKeep,
    /** When the text was typed that the editor was opened with; null when it shows what is stored. */
    restoredAt: restored?.keptAt ?? null,
    version,
    /** Shows what is stored, and forgets what was typed. */
    show(article: ArticleForm_ArticleFragment | null) {
      stored.current = valuesOf(article);
      version.current = article?.version ?? null;
      setRestored(null);
      form.reset(stored.current);
      keep();
    },
    /**
     * The same article as stored now: the form does not change its text, and compares it with this one from here on.
     */
    rebase(article: ArticleForm_ArticleFragment) {
      const values = form.getValues();
      stored.current = valuesOf(article);
      version.current = article.version;
      form.reset(stored.current, { keepValues: true });
      for (const field of FIELDS) form.setValue(field, values[field], { shouldDirty: true });
      keep();
    },
    /**
     * Records what was saved. Text typed since then stays unsaved; `sent` is the form's content when it was sent. A new
     * article has its own id and URL from here on.
     */
    saved(article: ArticleForm_ArticleFragment, sent: ArticleFormValues) {
      const typed = form.getValues();
      forgetDraft(place.current);
      place.current = String(article.id);
      stored.current = valuesOf(article);
      version.current = article.version;
      setRestored(null);
      showSaved(form, { typed, sent, stored: stored.current });
      keep();
    },
  };
}

interface SavedTexts {
  /** The current values of the form. */
  readonly typed: ArticleFormValues;
  /** Its values when it was sent. */
  readonly sent: ArticleFormValues;
  readonly stored: ArticleFormValues;
}

/** Shows what is stored, save for the fields in which something was typed since it was sent. */
function showSaved(form: ArticleForm, { typed, sent, stored }: SavedTexts): void {
  form.reset(stored, { keepValues: true });
  for (const field of FIELDS) {
    const isNew = !isSame(typed[field], sent[field]);
    const next = isNew ? typed[field] : stored[field];
    if (isNew || !isSame(typed[field], next)) form.setValue(field, next, { shouldDirty: true });
  }
}

/** Stores what is typed soon after, and at once when the tab is hidden or closed. */
function useKeeping(form: ArticleForm, keep: () => void, timer: RefObject<Timer>): void {
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, STORE_DELAY_MS);
      },
    });
    const onHide = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      keep();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', keep);
    };
  }, [form, keep, timer]);
}

function useQuestionBeforeLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
