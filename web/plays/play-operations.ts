import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment Play_situation on PlaySituation {
    side
    down
    toGo
    ballOn
  }
`);

// What is needed to say a play in words.
graphql(/* GraphQL */ `
  fragment Play_said on Play {
    id
    status
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
    participants {
      role
      side
      name
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

graphql(/* GraphQL */ `
  fragment Play_row on Play {
    ...Play_said
    cursor
    order
    revision
    source
    reason
    reportedAt
    participants {
      jersey
      position
      figures {
        stat
        value
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
