import { graphql } from '../gql/gql.ts';
import type { ArticleEventsSubscription } from '../gql/graphql.ts';
import { useAskWhileDown } from '../live/ask-while-down.ts';
import { useLive } from '../live/use-live.ts';

// The counts go into the cache, and so to wherever an article is shown. The rest is told, not put in place: nobody's
// text should move while they read it.
const ARTICLE_EVENTS = graphql(/* GraphQL */ `
  subscription ArticleEvents {
    articleEvents {
      kind
      articleId
      article {
        id
        viewCount
        likeCount
        shareCount
        commentCount
      }
    }
  }
`);

export type ArticleEvent = ArticleEventsSubscription['articleEvents'];

/** How often articles are asked for while the live connection is down, in ms. */
const ASK_EVERY = 5 * 60_000;

/** Tells of every published article that appears, changes, is counted anew, or goes; and `ask`s the queries it keeps. */
export function useArticleEvents(
  refetches: readonly string[],
  onEvent: (event: ArticleEvent, refetch: () => void) => void,
): void {
  useLive(ARTICLE_EVENTS, {
    refetches,
    isCached: true,
    onEvent: ({ data, refetch }) => onEvent(data.articleEvents, refetch),
  });
}

/** How often a list of articles has to ask by itself, in ms: 0 while everything is told. */
export const useAskEvery = (): number => useAskWhileDown(ASK_EVERY);
