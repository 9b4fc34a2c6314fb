import { graphql } from '../../gql/gql.ts';
import type { SetScoreboardInput } from '../../gql/graphql.ts';

/** What changes on the scoreboard. */
export type Change = Omit<SetScoreboardInput, 'gameId'>;

export const SCORE_DESK = graphql(/* GraphQL */ `
  query ScoreDesk {
    liveGame {
      ...ScoreboardLine_game
    }
    nextGame {
      ...NextGameLine_game
    }
  }
`);

export const SET_SCOREBOARD = graphql(/* GraphQL */ `
  mutation SetScoreboard($input: SetScoreboardInput!) {
    setScoreboard(input: $input) {
      game {
        ...ScoreboardLine_game
      }
    }
  }
`);
