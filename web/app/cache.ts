import { InMemoryCache, type Reference } from '@apollo/client';
import { newest } from '../live/response-freshness.ts';

/** The cache of the graph's results, the same in the browser and for server rendering. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Article: {
        fields: { viewCount: newest, likeCount: newest, shareCount: newest, commentCount: newest },
      },
      Image: { keyFields: ['url'] },
      // An article and a game may have the same id, and each search highlights its own words.
      SearchResult: { keyFields: false },
      Query: {
        fields: {
          chatStatus: newest,
          liveGame: newest,
          latestBreakingNews: newest,
          pinnedLine: newest,
          communityMood: newest,
          // A photo that some list has brought is shown at once.
          photo: (known: Reference | undefined, { args, toReference }) =>
            known ?? toReference({ __typename: 'Photo', id: args?.id as number }),
        },
      },
    },
  });
