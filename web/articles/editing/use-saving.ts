import { useApolloClient, useMutation } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import {
  ARTICLE_ADMIN_TEXTS as TEXTS,
  type ArticleFormValues,
} from '../../../schema/articles/article-form.ts';
import type { CheckedArticle } from '../../../schema/articles/article-shape.ts';
import type { ArticleForm_ArticleFragment } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { inputOf, valuesOf } from './form-values.ts';
import { storeDraft, newDraftId } from './stored-draft.ts';
import { CREATE_ARTICLE, EDITED_ARTICLE, PUBLISH_ARTICLE, UPDATE_ARTICLE } from './operations.ts';
import type { useArticleForm } from './use-article-form.ts';
import { t } from '../../ui/language.ts';

/** Another admin saved the article after this editor opened it. */
export interface Conflict {
  readonly savedBy: string | null;
  readonly theirs: ArticleForm_ArticleFragment;
}

/** The text that was not chosen when two met. It lies among the unsaved drafts of this device. */
export interface SetAside {
  readonly whose: 'mine' | 'theirs';
  readonly draftId: string;
}

const UNREACHED = 'The site could not be reached. Your text is kept on this device.';

const fail = (title: string) => toast({ title, variant: 'destructive', duration: 5000 });

/** Saving and publishing what the form holds, and the conflict when another admin has saved since. */
export function useSaving(
  text: ReturnType<typeof useArticleForm>,
  stored: ArticleForm_ArticleFragment | null,
  setStored: (article: ArticleForm_ArticleFragment) => void,
) {
  const client = useApolloClient();
  const { form } = text;
  const [create, creating] = useMutation(CREATE_ARTICLE);
  const [update, updating] = useMutation(UPDATE_ARTICLE);
  const [publishStored, publishing] = useMutation(PUBLISH_ARTICLE);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isStoring, setStoring] = useState(false);
  const [setAside, setSetAside] = useState<SetAside | null>(null);

  async function send(checked: CheckedArticle): Promise<ArticleForm_ArticleFragment> {
    const input = inputOf(checked);
    if (!stored) return (await create({ variables: { input } })).data!.createArticle;
    const { id } = stored;
    const version = text.version.current;
    return (await update({ variables: { id, input, version } })).data!.updateArticle;
  }

  async function store(checked: CheckedArticle) {
    const sent = form.getValues();
    setStoring(true);
    try {
      const article = await send(checked);
      text.saved(article, sent);
      setStored(article);
      setConflict(null);
      return article;
    } catch (error) {
      const savedBy = conflictIn(error);
      if (savedBy !== undefined && stored) {
        await meet(stored.id, savedBy);
        return null;
      }
      const failed = stored?.published ? TEXTS.updateFailed : TEXTS.saveFailed;
      fail(t(failed, { message: messageOf(error, UNREACHED) }));
      return null;
    } finally {
      setStoring(false);
    }
  }

  /** Reads what the other admin saved, so that one can choose. */
  async function meet(id: number, savedBy: string | null) {
    const { data } = await client.query({
      query: EDITED_ARTICLE,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (data) setConflict({ savedBy, theirs: data.article });
  }

  /** Shows what another window has saved; nothing was typed here since. */
  async function load(id: number) {
    const { data } = await client.query({
      query: EDITED_ARTICLE,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (!data) return;
    text.show(data.article);
    setStored(data.article);
  }

  /** Does it, and says so where that fails. */
  const trying = (act: Promise<void>) =>
    void act.catch((error: unknown) => fail(messageOf(error, 'The article could not be loaded.')));

  function putAside(whose: SetAside['whose'], values: ArticleFormValues) {
    const draftId = newDraftId();
    storeDraft(draftId, { values, version: null, keptAt: new Date().toISOString() });
    setSetAside({ whose, draftId });
  }

  /** Saves the form when it is in order; null when it is not, or was refused. */
  async function save() {
    let article: ArticleForm_ArticleFragment | null = null;
    await form.handleSubmit(async (checked) => {
      article = await store(checked);
    })();
    return article as ArticleForm_ArticleFragment | null;
  }

  return {
    isBusy: creating.loading || updating.loading || publishing.loading,
    isPublishing: publishing.loading,
    /** True from when a save is sent until its response is in the form. */
    isStoring,
    conflict,
    loadNewest: () => stored && trying(load(stored.id)),
    compare: (savedBy: string | null) => stored && trying(meet(stored.id, savedBy)),
    setAside,
    async save() {
      const article = await save();
      if (article) toast({ title: article.published ? t(TEXTS.updated) : t(TEXTS.savedAsDraft) });
      return article;
    },
    /** Saves, and makes a draft public. */
    async publish() {
      const article = await save();
      if (!article) return null;
      try {
        const { data } = await publishStored({ variables: { id: article.id } });
        const published = { ...article, ...data!.publishArticle };
        setStored(published);
        toast({ title: t(TEXTS.published) });
        return published;
      } catch (error) {
        fail(t(TEXTS.publishFailed, { message: messageOf(error, UNREACHED) }));
        return null;
      }
    },
    /** The form keeps its text, and the next save puts it in place of theirs. */
    keepMine() {
      if (!conflict) return;
      putAside('theirs', valuesOf(conflict.theirs));
      text.rebase(conflict.theirs);
      setStored(conflict.theirs);
      setConflict(null);
    },
    /** The form shows what they saved. */
    takeTheirs() {
      if (!conflict) return;
      putAside('mine', form.getValues());
      text.show(conflict.theirs);
      setStored(conflict.theirs);
      setConflict(null);
    },
  };
}

/** Who saved since (null: unknown); undefined when the error is another one. */
function conflictIn(error: unknown): string | null | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const found = error.errors.find(({ extensions }) => extensions?.code === 'CONFLICT');
  if (!found) return undefined;
  const { conflict } = Object(found.extensions) as { conflict?: { savedBy?: string | null } };
  return conflict ? (conflict.savedBy ?? null) : undefined;
}
