import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment GameRow_game on Game {
    id
    week
    season
    opponent
    isHome
    kickoffAt
    tvNetwork
    isPlayoff
    result
    score
    version
  }
`);

export const GAME_LIST = graphql(/* GraphQL */ `
  query AdminGames($season: Int!) {
    games(season: $season) {
      ...GameRow_game
    }
    seasons
  }
`);

export const CREATE_GAME = graphql(/* GraphQL */ `
  mutation CreateGame($input: CreateGameInput!) {
    createGame(input: $input) {
      game {
        ...GameRow_game
      }
    }
  }
`);

export const UPDATE_GAME = graphql(/* GraphQL */ `
  mutation UpdateGame($input: UpdateGameInput!) {
    updateGame(input: $input) {
      game {
        ...GameRow_game
      }
    }
  }
`);

export const START_SEASON = graphql(/* GraphQL */ `
  mutation StartSeason($input: StartSeasonInput!) {
    startSeason(input: $input) {
      settings {
        season
      }
    }
  }
`);

export const DELETE_GAME = graphql(/* GraphQL */ `
  mutation DeleteGame($id: Int!) {
    deleteGame(input: { id: $id }) {
      deletedId
    }
  }
`);

export const GAMES_CHANGED = graphql(/* GraphQL */ `
  subscription AdminGamesChanged {
    gameEvents {
      gameId
    }
  }
`);

export const PREVIEW_GAMES = graphql(/* GraphQL */ `
  mutation PreviewGames($input: PreviewGamesInput!) {
    previewGames(input: $input) {
      recognized {
        header
        column
      }
      ignored
      rows {
        rowNumber
        name
        season
        week
        isPlayoff
        opponent
        isHome
        kickoffAt
        score
        change
        faults {
          column
          value
          sameAsRow
        }
      }
      problem
    }
  }
`);

export const IMPORT_GAMES = graphql(/* GraphQL */ `
  mutation ImportGames($input: ImportGamesInput!) {
    importGames(input: $input) {
      added
      changed
    }
  }
`);
