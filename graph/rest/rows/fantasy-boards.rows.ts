import { wordIn } from '../../../schema/enum-names.ts';
import { LEVELS, TRENDS } from '../../../schema/fantasy/dashboard.ts';
import { SLOTS } from '../../../schema/fantasy/lineup.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestPlaceFragment, RestPlayedGameFragment } from '../../gql/graphql.ts';
import { after, row, type RestRequest, withIds } from '../row.ts';
import { slotsJson } from './slots-json.ts';
import { userJson } from './user-json.ts';

/** The paths have the member's id beside the member. */
const placeJson = (place: RestPlaceFragment | null) =>
  place && { userId: place.user.id, ...place, user: userJson(place.user) };

const playedJson = ({ game, ...rest }: RestPlayedGameFragment) => ({
  gameId: game?.id,
  week: game?.week,
  opponent: game?.opponent,
  gameDate: game?.date,
  ...rest,
});

const pageOf = ({ query }: RestRequest) => ({
  after: after('board', query.after),
});

/** Fantasy: boards, and a member's own season. */
export const fantasyBoardsRows = [
  row({
    method: 'get',
    path: '/api/fan-zone/leaderboard/current',
    operation: graphql(/* GraphQL */ `
      query RestCurrentLeaderboard {
        leaderboard {
          id
          game {
            ...RestBoardGame
          }
          firstPlace {
            ...RestPlace
          }
          secondPlace {
            ...RestPlace
          }
          thirdPlace {
            ...RestPlace
          }
          totalParticipants
          isFinalized
          userRank
          userPoints
          createdAt
          updatedAt
        }
      }

      fragment RestBoardGame on Game {
        id
        week
        season
        opponent
        date
      }

      fragment RestPlace on LeaderboardPlace {
        points
        rank
        user {
          id
          name
          avatarUrl
          avatarType
          favoriteTeam
          isAdmin
          isMvp
        }
      }
    `),
    reply: ({ leaderboard }) => {
      if (!leaderboard) return null;
      const { id: boardId, game, ...board } = leaderboard;
      return {
        id: boardId,
        gameId: game?.id,
        week: game?.week,
        season: game?.season,
        opponent: game?.opponent,
        gameDate: game?.date,
        ...board,
        firstPlace: placeJson(leaderboard.firstPlace),
        secondPlace: placeJson(leaderboard.secondPlace),
        thirdPlace: placeJson(leaderboard.thirdPlace),
      };
    },
  }),
  row({
    method: 'get',
    path: '/api/fan-zone/leaderboard/expanded',
    operation: graphql(/* GraphQL */ `
      query RestExpandedLeaderboard($after: String) {
        boardLineups(first: 100, after: $after) {
          nodes {
            id
            user {
              id
              name
            }
            lineupName
            weeklyRank
            isTied
            totalPoints
            captainBonusPoints
            picks {
              slot
              player {
                id
              }
              name
              position
              isCaptain
              points
            }
          }
        }
      }
    `),
    variables: (request) => pageOf(request),
    reply: (data) =>
      data.boardLineups.nodes.map(({ id, user, ...lineup }) => ({
        id,
        userId: user.id,
        userName: user.name,
        ...lineup,
        picks: lineup.picks.map((pick) =>
          withIds('player')({ ...pick, slot: wordIn(SLOTS, pick.slot) }),
        ),
        ...slotsJson(lineup.picks),
      })),
  }),
  row({
    method: 'get',
    path: '/api/fan-zone/user/fantasy-dashboard',
    operation: graphql(/* GraphQL */ `
      query RestFantasyDashboard {
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
          bestPerformances {
            ...RestPlayedGame
          }
          recentGames {
            ...RestPlayedGame
          }
          allLineups {
            ...RestPlayedGame
          }
        }
      }

      fragment RestPlayedGame on PlayedGame {
        game {
          ...RestBoardGame
        }
        lineupName
        totalPoints
        weeklyRank
      }
    `),
    // One part of the document gives the best rank and its week, another a list of the five best games.
    reply: ({ fantasyDashboard: { bestPerformances, recentGames, allLineups, ...dashboard } }) => {
      const { bestRank, bestWeek } = dashboard;
      return {
        ...dashboard,
        level: wordIn(LEVELS, dashboard.level),
        trend: wordIn(TRENDS, dashboard.trend),
        recentGames: recentGames.map(playedJson),
        allLineups: allLineups.map(playedJson),
        bestPerformances: { bestRank, bestWeek, games: bestPerformances.map(playedJson) },
      };
    },
  }),
];
