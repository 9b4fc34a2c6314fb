import { closedText, type LineupInput } from '../../../schema/fantasy/lineup.ts';
import { refuse } from '../../core/errors.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestLineupFragment } from '../../gql/graphql.ts';
import { id, row, text, type RestRequest } from '../row.ts';
import { slotsJson } from './slots-json.ts';

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

/** A lineup as the paths write it. */
const lineupJson = ({ id, user, game, lineupName, picks, ...rest }: RestLineupFragment) => ({
  id,
  userId: user?.id,
  gameId: game?.id,
  week: game?.week,
  season: game?.season,
  lineupName,
  ...slotsJson(picks),
  ...rest,
});

/** Fantasy: lineups. */
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
          week
          season
        }
        lineupName
        picks {
          slot
          isCaptain
          player {
            id
          }
        }
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
];
