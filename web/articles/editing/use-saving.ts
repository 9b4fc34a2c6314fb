import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { ARTICLE_ADMIN_TEXTS as TEXTS } from '../../../schema/articles/article-form.ts';
import type { CheckedArticle } from '../../../schema/articles/article-shape.ts';
import type { ArticleForm_ArticleFragment } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { inputOf } from './form-values.ts';
import { CREATE_ARTICLE, PUBLISH_ARTICLE, UPDATE_ARTICLE } from './operations.ts';
import { toastFailure } from './toast-failure.ts';
import type { useArticleForm } from './use-article-form.ts';
import { conflictIn, useConflict } from './use-conflict.ts';
import { t } from '../../ui/language.ts';

const UNREACHED = 'We couldn’t reach the site. Your text is safe on this device.';

type ArticleText = ReturnType<typeof useArticleForm>;
type Stored = ArticleForm_ArticleFragment;

/** Saves and publishes the form, and handles the conflict when another admin has saved since. */
export function useSaving(
  text: ArticleText,
  stored: Stored | null,
  setStored: (article: Stored) => void,
) {
  const { meet, settle, ...conflict } = useConflict(text, stored, setStored);
  const storing = useStoring(text, stored, {
    onStored(article) {
      setStored(article);
      settle();
    },
    onConflict: meet,
  });
  const [publishStored, publishing] = useMutation(PUBLISH_ARTICLE);

  return {
    ...conflict,
    isBusy: storing.isBusy || publishing.loading,
    isPublishing: publishing.loading,
    /** True from when a save is sent until its response is in the form. */
    isStoring: storing.isStoring,
    async save() {
      const article = await storing.save();
      if (article) toast({ title: article.isPublished ? t(TEXTS.updated) : t(TEXTS.savedAsDraft) });
      return article;
    },
    /** Saves, and makes a draft public. */
    async publish() {
      const article = await storing.save();
      if (!article) return null;
      try {
        const { data } = await publishStored({ variables: { id: article.id } });
        const published = { ...article, ...data!.publishArticle?.article };
        setStored(published);
        toast({ title: t(TEXTS.published) });
        return published;
      } catch (error) {
        toastFailure(t(TEXTS.publishFailed, { message: messageOf(error, UNREACHED) }));
        return null;
      }
    },
  };
}

interface StoringOptions {
  readonly onStored: (article: Stored) => void;
  readonly onConflict: (id: number, savedBy: string | null) => Promise<void>;
}

/** Sends the form, once it is in order, to where the article is stored. */
function useStoring(
  text: ArticleText,
  stored: Stored | null,
  { onStored, onConflict }: StoringOptions,
) {
  const { form } = text;
  const [create, creating] = useMutation(CREATE_ARTICLE);
  const [update, updating] = useMutation(UPDATE_ARTICLE);
  const [isStoring, setStoring] = useState(false);

  async function send(checked: CheckedArticle): Promise<Stored> {
    const input = inputOf(checked);
    if (!stored) return (await create({ variables: { input } })).data!.createArticle!.article;
    const { id } = stored;
    const version = text.version.current;
    return (await update({ variables: { id, input, version } })).data!.updateArticle!.article;
  }

  async function store(checked: CheckedArticle) {
    const sent = form.getValues();
    setStoring(true);
    try {
      const article = await send(checked);
      text.saved(article, sent);
      onStored(article);
      return article;
    } catch (error) {
      const savedBy = conflictIn(error);
      if (savedBy !== undefined && stored) {
        await onConflict(stored.id, savedBy);
        return null;
      }
      const failed = stored?.isPublished ? TEXTS.updateFailed : TEXTS.saveFailed;
      toastFailure(t(failed, { message: messageOf(error, UNREACHED) }));
      return null;
    } finally {
      setStoring(false);
    }
  }

  /** Null when the form is not in order, or was refused. */
  async function save() {
    let article: Stored | null = null;
    await form.handleSubmit(async (checked) => {
      article = await store(checked);
    })();
    return article as Stored | null;
  }

  return { isBusy: creating.loading || updating.loading, isStoring, save };
}
