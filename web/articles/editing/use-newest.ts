import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ArticleForm_ArticleFragment } from '../../gql/graphql.ts';
import { useLive } from '../../live/use-live.ts';
import { ARTICLE_SAVES, EDITED_ARTICLE } from './operations.ts';

const QUERIES = ['EditedArticle'];

export interface Newest {
  /** The article as this window knows it, published and scheduled as it is by now. */
  readonly stored: ArticleForm_ArticleFragment | null;
  /** True when another window has saved a version that this one does not show. */
  readonly isNewer: boolean;
  /** Who did; null when that is not known. */
  readonly savedBy: string | null;
  /** True when another window has deleted it. */
  readonly isDeleted: boolean;
}

/** Follows what other windows, this author's or another's, do with an article that is open here. */
export function useNewest(known: ArticleForm_ArticleFragment | null, isStoring: boolean): Newest {
  const [savedBy, setSavedBy] = useState<string | null>(null);
  const { data } = useQuery(
    EDITED_ARTICLE,
    known ? { variables: { id: known.id }, fetchPolicy: 'cache-first' } : skipToken,
  );
  useLive(ARTICLE_SAVES, {
    refetches: QUERIES,
    onEvent({ data: { articleSaves }, refetch }) {
      if (articleSaves.articleId !== known?.id) return;
      setSavedBy(articleSaves.savedBy);
      refetch();
    },
  });
  const newest = data?.article;
  return {
    stored: known && newest?.version === known.version ? { ...known, ...stateOf(newest) } : known,
    isNewer: !isStoring && newest != null && known !== null && newest.version > known.version,
    savedBy,
    isDeleted: newest === null,
  };
}

const stateOf = ({
  isPublished,
  publishedAt,
  scheduledPublishAt,
}: ArticleForm_ArticleFragment) => ({
  isPublished,
  publishedAt,
  scheduledPublishAt,
});
