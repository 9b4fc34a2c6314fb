import { graphql } from '../gql/gql.ts';
import type { ArticleEventsSubscription } from '../gql/graphql.ts';
import { usePollWhileDown } from '../live/poll-while-down.ts';
import { useLive } from '../live/use-live.ts';

// Counts go into the cache, and so appear wherever the article is shown. Other changes are announced, not applied: a
// text should not change while it is read.
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
const POLL_MS = 5 * 60_000;

/** Follows published articles: new, changed, recounted or removed. `refetch` refetches the queries in `refetches`. */
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

/** Poll interval for a list of articles, in ms: 0 while events arrive. */
export const usePollInterval = (): number => usePollWhileDown(POLL_MS);
