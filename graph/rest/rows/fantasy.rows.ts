import { nameOf, wordIn } from '../../../schema/enum-names.ts';
import { LEVELS, TRENDS } from '../../../schema/fantasy/dashboard.ts';
import { closedText, type LineupInput, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { refuse } from '../../core/errors.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestPlaceFragment } from '../../gql/graphql.ts';
import { after, id, row, text, type RestRequest, withIds } from '../row.ts';
import { userJson } from './user-json.ts';

const lineupOf = ({ body }: RestRequest): LineupInput => ({
  lineupName: text(body.lineupName, 'lineupName'),
  wideReceiver1: text(body.wideReceiver1, 'wideReceiver1'),
  wideReceiver2: text(body.wideReceiver2, 'wideReceiver2'),
  runningBack: text(body.runningBack, 'runningBack'),
  tightEnd: text(body.tightEnd, 'tightEnd'),
  flex: text(body.flex, 'flex'),
  idp: text(body.idp, 'idp'),
  captain: text(body.captain, 'captain'),
});

/** The paths have the member's id beside the member. */
const placeJson = (place: RestPlaceFragment | null) =>
  place && { userId: place.user.id, ...place, user: userJson(place.user) };

type Pick = { readonly player: { readonly id: number } | null };
const idOf = (pick: Pick | undefined) => String(pick?.player?.id ?? '');

const lineupJson = withIds('user', 'game');
const playedJson = withIds('game');

const pageOf = ({ query }: RestRequest) => ({
  after: after('board', query.after),
});

/** Fantasy: lineups and boards. */
export const fantasyRows = [
  row({
    method: 'get',
    path: '/api/fantasy/game/:id/status',
    operation: graphql(/* GraphQL */ `
      query RestLineupStatus($gameId: Int!) {
        lineupStatus(gameId: $gameId) {
          isOpen
          closedBecause
          nextOpenDate
        }
      }
    `),
    variables: ({ params }) => ({ gameId: id(params.id) }),
    reply: ({ lineupStatus: { isOpen, closedBecause, nextOpenDate } }) => ({
      isOpen,
      reason: closedBecause && closedText(closedBecause),
      nextOpenDate,
    }),
  }),
  row({
    method: 'get',
    path: '/api/fantasy/lineups/game/:gameId',
    operation: graphql(/* GraphQL */ `
      query RestMyLineup($gameId: Int!) {
        myLineup(gameId: $gameId) {
          ...RestLineup
        }
      }

      fragment RestLineup on Lineup {
        id
        user {
          id
        }
        game {
          id
        }
        week
        season
        lineupName
        wideReceiver1
        wideReceiver2
        runningBack
        tightEnd
        flex
        idp
        captain
        isScored
        totalPoints
        captainBonusPoints
        weeklyRank
        submittedAt
        lockedAt
      }
    `),
    variables: ({ params }) => ({ gameId: id(params.gameId) }),
    reply: (data) => {
      if (!data.myLineup) throw refuse('lineup.noneForGame');
      return lineupJson(data.myLineup);
    },
  }),
  row({
    method: 'post',
    path: '/api/fantasy/lineups',
    operation: graphql(/* GraphQL */ `
      mutation RestSubmitLineup($gameId: Int, $input: LineupInput!) {
        submitLineup(input: { gameId: $gameId, lineup: $input }) {
          lineup {
            ...RestLineup
          }
        }
      }
    `),
    variables: (request) => ({
      gameId: request.body.gameId == null ? null : id(request.body.gameId, 'gameId'),
      input: lineupOf(request),
    }),
    reply: (data) => data.submitLineup && lineupJson(data.submitLineup.lineup),
    status: 201,
  }),
  row({
    method: 'put',
    path: '/api/fantasy/lineup/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestUpdateLineup($id: Int!, $input: LineupInput!) {
        updateLineup(input: { id: $id, lineup: $input }) {
          lineup {
            ...RestLineup
          }
        }
      }
    `),
    variables: (request) => ({ id: id(request.params.id), input: lineupOf(request) }),
    reply: (data) => data.updateLineup && lineupJson(data.updateLineup.lineup),
  }),
  row({
    method: 'get',
    path: '/api/fan-zone/leaderboard/current',
    operation: graphql(/* GraphQL */ `
      query RestCurrentLeaderboard {
        leaderboard {
          id
          game {
            id
          }
          week
          season
          opponent
          gameDate
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
    reply: ({ leaderboard }) =>
      leaderboard && {
        ...withIds('game')(leaderboard),
        firstPlace: placeJson(leaderboard.firstPlace),
        secondPlace: placeJson(leaderboard.secondPlace),
        thirdPlace: placeJson(leaderboard.thirdPlace),
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
        // The six slots and the captain by name of the slot, as in a lineup: players' ids as text.
        ...Object.fromEntries(
          SLOTS.map((name) => [name, idOf(lineup.picks.find(({ slot }) => slot === nameOf(name)))]),
        ),
        captain: idOf(lineup.picks.find(({ isCaptain }) => isCaptain)),
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
          id
        }
        week
        opponent
        gameDate
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
