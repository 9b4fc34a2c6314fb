import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment FanMood_week on CommunityMood {
    season
    gameWeek
    average
    moods
    revision
    days {
      day
      average
    }
  }
`);

export const FAN_MOOD = graphql(/* GraphQL */ `
  query FanMood {
    communityMood {
      ...FanMood_week
    }
    myMood {
      id
      moodLevel
      moodDescription
    }
  }
`);

export const FAN_MOOD_LIVE = graphql(/* GraphQL */ `
  subscription FanMoodLive {
    communityMood {
      ...FanMood_week
    }
  }
`);

export const SUBMIT_MOOD = graphql(/* GraphQL */ `
  mutation SubmitMood($input: SubmitMoodInput!) {
    submitMood(input: $input) {
      mood {
        id
        moodLevel
        moodDescription
      }
    }
  }
`);
