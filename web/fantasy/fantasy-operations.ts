import { graphql } from '../gql/gql.ts';

/** The queries of the fantasy tab and the boards, refetched when the server publishes a change. */

export const FANTASY_NOW = graphql(/* GraphQL */ `
  query FantasyNow {
    isFantasyOpenToAll
    fantasyGame {
      game {
        id
        week
        season
        opponent
        isHome
        kickoffAt
      }
      isOpen
      closedBecause
      nextOpenDate
      asOf
    }
  }
`);

graphql(/* GraphQL */ `
  fragment LineupView_lineup on Lineup {
    id
    lineupName
    submittedAt
    picks {
      slot
      isCaptain
      player {
        id
      }
    }
  }
`);

export const MY_LINEUP = graphql(/* GraphQL */ `
  query MyLineup($gameId: Int!) {
    myLineup(gameId: $gameId) {
      ...LineupView_lineup
    }
  }
`);

export const ELIGIBLE_PLAYERS = graphql(/* GraphQL */ `
  query EligiblePlayers {
    eligiblePlayers {
      id
      name
      jersey
      position
      injuryStatus
      injuryDetails
      slots
      form {
        lastPoints
        averagePoints
        trend
      }
    }
  }
`);

export const SUBMIT_LINEUP = graphql(/* GraphQL */ `
  mutation SubmitLineup($gameId: Int, $input: LineupInput!) {
    submitLineup(input: { gameId: $gameId, lineup: $input }) {
      lineup {
        ...LineupView_lineup
      }
    }
  }
`);

export const UPDATE_LINEUP = graphql(/* GraphQL */ `
  mutation UpdateLineup($id: Int!, $input: LineupInput!) {
    updateLineup(input: { id: $id, lineup: $input }) {
      lineup {
        ...LineupView_lineup
      }
    }
  }
`);

graphql(/* GraphQL */ `
  fragment BoardUser_user on PublicUser {
    id
    name
    avatarUrl
    avatarType
    isAdmin
    isMvp
  }
`);

graphql(/* GraphQL */ `
  fragment Podium_board on Leaderboard {
    game {
      id
      week
      season
      opponent
    }
    totalParticipants
    userRank
    userPoints
    firstPlace {
      points
      rank
      user {
        ...BoardUser_user
      }
    }
    secondPlace {
      points
      rank
      user {
        ...BoardUser_user
      }
    }
    thirdPlace {
      points
      rank
      user {
        ...BoardUser_user
      }
    }
  }
`);

/** The board of a game; of the one scored last when none is named. */
export const LEADERBOARD = graphql(/* GraphQL */ `
  query Leaderboard($gameId: Int) {
    leaderboard(gameId: $gameId) {
      ...Podium_board
    }
  }
`);

/** How the last game went for the viewer. */
export const LAST_RESULT = graphql(/* GraphQL */ `
  query LastResult {
    lastCompletedGame {
      id
      week
      opponent
    }
    leaderboard {
      ...Podium_board
    }
  }
`);

graphql(/* GraphQL */ `
  fragment BoardRow_lineup on BoardLineup {
    id
    user {
      ...BoardUser_user
    }
    lineupName
    weeklyRank
    isTied
    totalPoints
    captainBonusPoints
    picks {
      slot
      name
      position
      isCaptain
      points
      lines {
        stat
        label
        quantity
        points
      }
    }
  }
`);

export const BOARD_LINEUPS = graphql(/* GraphQL */ `
  query BoardLineups($gameId: Int!, $first: Int!, $after: String) {
    boardLineups(gameId: $gameId, first: $first, after: $after) {
      nodes {
        ...BoardRow_lineup
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const MY_BOARD_LINEUP = graphql(/* GraphQL */ `
  query MyBoardLineup($gameId: Int!) {
    myBoardLineup(gameId: $gameId) {
      ...BoardRow_lineup
    }
  }
`);

graphql(/* GraphQL */ `
  fragment SeasonBoard_row on SeasonRow {
    rank
    user {
      ...BoardUser_user
    }
    games
    totalPoints
    averagePoints
    weeks {
      week
      points
    }
  }
`);

export const SEASON_BOARD = graphql(/* GraphQL */ `
  query SeasonBoard($season: Int!, $first: Int!, $after: String) {
    seasons
    seasonBoard(season: $season, first: $first, after: $after) {
      nodes {
        ...SeasonBoard_row
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
    mySeasonRow(season: $season) {
      ...SeasonBoard_row
    }
  }
`);

graphql(/* GraphQL */ `
  fragment PlayedGames_game on PlayedGame {
    game {
      id
      week
      opponent
      date
    }
    lineupName
    totalPoints
    weeklyRank
  }
`);

export const FANTASY_DASHBOARD = graphql(/* GraphQL */ `
  query FantasyDashboard {
    fantasyDashboard {
      season
      level
      trend
      bestRank
      bestWeek
      stats {
        totalGames
        totalPoints
        averagePoints
        seasonRank
        seasonTotalParticipants
        topFinishes
        top10Finishes
      }
      recentGames {
        ...PlayedGames_game
      }
      bestPerformances {
        ...PlayedGames_game
      }
      allLineups {
        ...PlayedGames_game
      }
    }
  }
`);

export const FANTASY_EVENTS = graphql(/* GraphQL */ `
  subscription FantasyEvents {
    fantasyEvents {
      gameId
      refetchWithin
    }
  }
`);
