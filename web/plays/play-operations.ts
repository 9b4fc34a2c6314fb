import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment Play_situation on PlaySituation {
    side
    down
    toGo
    ballOn
  }
`);

graphql(/* GraphQL */ `
  fragment Play_row on Play {
    id
    cursor
    order
    revision
    status
    reason
    isUnderReview
    kind
    period
    clock
    before {
      ...Play_situation
    }
    after {
      ...Play_situation
    }
    yards
    points
    scoringSide
    reportedAt
    participants {
      role
      side
      name
      jersey
      position
      figures {
        stat
        value
      }
    }
    takenBack {
      kind
      period
      clock
      before {
        ...Play_situation
      }
      after {
        ...Play_situation
      }
      yards
      points
      scoringSide
      participants {
        role
        side
        name
      }
    }
  }
`);

export const PLAYS = graphql(/* GraphQL */ `
  query Plays($gameId: Int!, $last: Int!, $before: String, $markersOnly: Boolean!) {
    plays(gameId: $gameId, last: $last, before: $before, markersOnly: $markersOnly) {
      nodes {
        ...Play_row
      }
    }
  }
`);

export const PLAY_EVENTS = graphql(/* GraphQL */ `
  subscription PlayEvents($gameId: Int!) {
    playEvents(gameId: $gameId) {
      kind
      play {
        ...Play_row
      }
    }
  }
`);
