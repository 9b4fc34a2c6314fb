import { graphql } from '../../gql/gql.ts';
import { optionalText, row, whole, withIds } from '../row.ts';

/** Fan mood. */
export const moodRows = [
  row({
    method: 'get',
    path: '/api/fan-mood/community-average',
    operation: graphql(/* GraphQL */ `
      query RestCommunityMood {
        communityMood {
          average
          moods
          season
          gameWeek
        }
      }
    `),
    reply: (data) => data.communityMood,
  }),
  row({
    method: 'post',
    path: '/api/fan-mood',
    operation: graphql(/* GraphQL */ `
      mutation RestSubmitMood($input: SubmitMoodInput!) {
        submitMood(input: $input) {
          mood {
            id
            user {
              id
            }
            moodLevel
            moodDescription
            season
            gameWeek
            tierLevel
            submittedAt
            updatedAt
          }
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        moodLevel: whole(body.moodLevel, 'moodLevel'),
        moodDescription: optionalText(body.moodDescription, 'moodDescription'),
      },
    }),
    reply: (data) => data.submitMood && withIds('user')(data.submitMood.mood),
  }),
];
