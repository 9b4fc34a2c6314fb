import { graphql } from '../../gql/gql.ts';

export const LIVE_BOARD = graphql(/* GraphQL */ `
  query LiveBoard($gameId: Int!) {
    liveBoard(gameId: $gameId) {
      position
      totalParticipants
      lineups {
        ...BoardRow_lineup
      }
    }
  }
`);

export const MY_SHEET_CHANGES = graphql(/* GraphQL */ `
  query MySheetChanges($gameId: Int!) {
    mySheetChanges(gameId: $gameId) {
      livePoints
      finalPoints
      changes {
        name
        stat
        label
        quantity
        points
      }
    }
  }
`);

export const MY_LIVE_LINEUP = graphql(/* GraphQL */ `
  query MyLiveLineup($gameId: Int!) {
    myLiveLineup(gameId: $gameId) {
      ...BoardRow_lineup
    }
  }
`);
