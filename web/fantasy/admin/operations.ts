import { graphql } from '../../gql/gql.ts';

export const SET_OPEN_TO_ALL = graphql(/* GraphQL */ `
  mutation SetFantasyOpenToAll($isOpen: Boolean!) {
    setFantasyOpenToAll(input: { isOpen: $isOpen }) {
      isOpen
    }
  }
`);

export const SUBMISSIONS_GAME = graphql(/* GraphQL */ `
  query SubmissionsGame {
    nextGame {
      id
      week
      opponent
      isHome
      kickoffAt
    }
  }
`);

export const SUBMISSIONS = graphql(/* GraphQL */ `
  query LineupSubmissions($gameId: Int!) {
    lineupSubmissions(gameId: $gameId) {
      id
      userName
      userEmail
      lineupName
      submittedAt
    }
  }
`);

export const LINEUP_EVENTS = graphql(/* GraphQL */ `
  subscription AdminLineupEvents {
    lineupEvents {
      gameId
    }
  }
`);

export const FANTASY_EVENTS = graphql(/* GraphQL */ `
  subscription AdminFantasyEvents {
    fantasyEvents {
      gameId
    }
  }
`);

graphql(/* GraphQL */ `
  fragment StatsGame_game on CompletedGame {
    id
    week
    season
    opponent
    isHome
    date
    result
    score
    hasPlays
    hasStats
    isScored
    hasLeaderboard
    lineups
  }
`);

export const COMPLETED_GAMES = graphql(/* GraphQL */ `
  query CompletedGames {
    completedGames {
      ...StatsGame_game
    }
  }
`);

export const PLAYED_STATS = graphql(/* GraphQL */ `
  query PlayedStats($gameId: Int!) {
    statsTemplate(gameId: $gameId) {
      fileName
      contentType
      base64
    }
  }
`);

export const PREVIEW_STATS = graphql(/* GraphQL */ `
  mutation PreviewStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {
    previewStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {
      preview {
        sheetName
        recognized {
          header
          column
        }
        ignored
        rows {
          rowNumber
          playerName
          position
          player {
            id
          }
          suggestions {
            id
            name
            position
          }
          faults {
            stat
            value
            sameAsRow
          }
          figures {
            stat
            label
            value
          }
          points
        }
        problem
        moves {
          id
          userName
          lineupName
          rankBefore
          rankAfter
          pointsBefore
          pointsAfter
        }
      }
    }
  }
`);

export const UPLOAD_STATS = graphql(/* GraphQL */ `
  mutation UploadStats($statsFile: Upload!, $gameId: Int!, $choices: [NameChoiceInput!]) {
    uploadStats(input: { statsFile: $statsFile, gameId: $gameId, choices: $choices }) {
      players
    }
  }
`);

export const GAME_STATS = graphql(/* GraphQL */ `
  query GameStats($gameId: Int!) {
    gameStats(gameId: $gameId) {
      id
      playerName
      position
      isOnRoster
      figures {
        stat
        label
        value
      }
      fantasyPoints
    }
  }
`);

export const PROCESS_GAME = graphql(/* GraphQL */ `
  mutation ProcessGame($gameId: Int!) {
    processGame(input: { gameId: $gameId }) {
      lineups
    }
  }
`);

export const GAME_TRAIL = graphql(/* GraphQL */ `
  query GameTrail($gameId: Int!) {
    auditTrail(subjectType: GAME, subjectId: $gameId, first: 10) {
      nodes {
        id
        at
        action
        actorName
        details {
          name
          value
        }
      }
    }
  }
`);
