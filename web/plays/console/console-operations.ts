import { graphql } from '../../gql/gql.ts';

// All of the scoreboard, as everybody who asks for it does: the newest takes the place of the whole in the cache.
export const ENTER_PLAY = graphql(/* GraphQL */ `
  mutation EnterPlay($input: EnterPlayInput!) {
    enterPlay(input: $input) {
      play {
        id
      }
      game {
        ...ScoreboardLine_game
      }
    }
  }
`);

export const CORRECT_PLAY = graphql(/* GraphQL */ `
  mutation CorrectPlay($input: CorrectPlayInput!) {
    correctPlay(input: $input) {
      play {
        id
      }
      game {
        ...ScoreboardLine_game
      }
    }
  }
`);

export const UNDO_PLAY_ENTRY = graphql(/* GraphQL */ `
  mutation UndoPlayEntry($input: UndoPlayEntryInput!) {
    undoPlayEntry(input: $input) {
      play {
        id
      }
      game {
        ...ScoreboardLine_game
      }
    }
  }
`);

export const SET_GAME_CLOCK = graphql(/* GraphQL */ `
  mutation SetGameClock($input: SetGameClockInput!) {
    setGameClock(input: $input) {
      game {
        ...ScoreboardLine_game
      }
    }
  }
`);

export const TAKE_OVER_SCORING = graphql(/* GraphQL */ `
  mutation TakeOverScoring($input: TakeOverScoringInput!) {
    takeOverScoring(input: $input) {
      game {
        ...ScoreboardLine_game
      }
    }
  }
`);

export const SCOREKEEPING = graphql(/* GraphQL */ `
  query Scorekeeping($gameId: Int!) {
    scorekeeping(gameId: $gameId) {
      otherScorekeeper
    }
  }
`);
