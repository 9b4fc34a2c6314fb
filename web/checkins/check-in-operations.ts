import { graphql } from '../gql/gql.ts';

export const CHECK_IN_STATUS = graphql(/* GraphQL */ `
  query CheckInStatus {
    checkInStatus {
      isOpen
      opensAt
      closesAt
      asOf
      game {
        id
        opponent
        isHome
        kickoffAt
        date
        gameTime
      }
    }
  }
`);

graphql(/* GraphQL */ `
  fragment CheckInMap_map on CheckInMap {
    game {
      id
      opponent
      isHome
      date
    }
    fans
    places {
      kind
      code
      name
      fans
    }
  }
`);

export const CHECK_IN_MAP = graphql(/* GraphQL */ `
  query CheckInMap {
    checkInMap {
      ...CheckInMap_map
    }
  }
`);

export const CHECK_IN_EVENTS = graphql(/* GraphQL */ `
  subscription CheckInEvents {
    checkInEvents {
      checkInId
    }
  }
`);

export const CHECK_IN_GAME_CHANGED = graphql(/* GraphQL */ `
  subscription CheckInGameChanged {
    gameEvents {
      gameId
    }
  }
`);
