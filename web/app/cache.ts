import { InMemoryCache, type Reference } from '@apollo/client';
import { newest } from '../live/answers.ts';

/** The cache of the graph's answers, the same in the browser and where pages are drawn for it. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Article: {
        fields: { viewCount: newest, likeCount: newest, shareCount: newest, commentCount: newest },
      },
      Image: { keyFields: ['url'] },
      // An article and a game may have the same id, and each search marks its own words.
      SearchResult: { keyFields: false },
      Query: {
        fields: {
          chatStatus: newest,
          liveGame: newest,
          latestBreakingNews: newest,
          communityMood: newest,
          // A photo that some list has brought is shown at once.
          photo: (known: Reference | undefined, { args, toReference }) =>
            known ?? toReference({ __typename: 'Photo', id: args?.id as number }),
        },
      },
    },
  });
