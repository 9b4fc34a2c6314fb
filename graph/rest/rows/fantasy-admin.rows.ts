import { importedText, STATS_TEXTS } from '../../../schema/fantasy/stats.ts';
import { STAT_NAMES, TEMPLATE_CONTENT_TYPE } from '../../../schema/fantasy/stats.ts';
import { graphql } from '../../gql/gql.ts';
import { id, row, withIds } from '../row.ts';

/** Every figure of the table, also where it is 0. */
const NO_FIGURES = Object.fromEntries(STAT_NAMES.map((name) => [name, 0]));

/** Fantasy: what admins do after a game. */
export const fantasyAdminRows = [
  row({
    method: 'get',
    path: '/api/fantasy/admin/submissions/:gameId',
    operation: graphql(/* GraphQL */ `
      query RestLineupSubmissions($gameId: Int!) {
        lineupSubmissions(gameId: $gameId) {
          id
          userName
          userEmail
          lineupName
          submittedAt
        }
      }
    `),
    variables: ({ params }) => ({ gameId: id(params.gameId) }),
    reply: (data) => data.lineupSubmissions,
  }),
  row({
    method: 'get',
    path: '/api/admin/completed-games',
    operation: graphql(/* GraphQL */ `
      query RestCompletedGames {
        completedGames {
          id
          week
          season
          opponent
          isHome
          date
          gameTime
          tvNetwork
          isPlayoff
          createdAt
          result
          score
          statsImported: hasStats
          isScored
          leaderboardGenerated: hasLeaderboard
          lineups
        }
      }
    `),
    reply: (data) => data.completedGames,
  }),
  row({
    method: 'get',
    path: '/api/admin/game-stats/:gameId',
    operation: graphql(/* GraphQL */ `
      query RestGameStats($gameId: Int!) {
        gameStats(gameId: $gameId) {
          id
          game {
            id
          }
          playerName
          position
          isOnRoster
          fantasyPoints
          createdAt
          figures {
            stat
            value
          }
        }
      }
    `),
    variables: ({ params }) => ({ gameId: id(params.gameId) }),
    reply: (data) =>
      data.gameStats.map(({ figures, ...player }) => ({
        ...NO_FIGURES,
        ...withIds('game')(player),
        ...Object.fromEntries(figures.map(({ stat, value }) => [stat, value])),
      })),
  }),
  row({
    method: 'post',
    path: '/api/admin/upload-stats/:gameId',
    file: 'statsFile',
    operation: graphql(/* GraphQL */ `
      mutation RestUploadStats($gameId: Int!, $statsFile: Upload) {
        uploadStats(input: { gameId: $gameId, statsFile: $statsFile }) {
          players
          unmatched
        }
      }
    `),
    variables: ({ params, file }) => ({ gameId: id(params.gameId), statsFile: file ?? null }),
    reply: ({ uploadStats }) => ({
      message: importedText(uploadStats!.players, uploadStats!.unmatched),
    }),
  }),
  row({
    method: 'get',
    path: '/api/admin/stats-template',
    operation: graphql(/* GraphQL */ `
      query RestStatsTemplate {
        statsTemplate {
          fileName
          base64
        }
      }
    `),
    reply: (data) => data.statsTemplate,
    download: { contentType: TEMPLATE_CONTENT_TYPE, file: (data) => data.statsTemplate },
  }),
  row({
    method: 'post',
    path: '/api/admin/process-game/:gameId',
    operation: graphql(/* GraphQL */ `
      mutation RestProcessGame($gameId: Int!) {
        processGame(input: { gameId: $gameId }) {
          lineups
        }
      }
    `),
    variables: ({ params }) => ({ gameId: id(params.gameId) }),
    reply: () => ({ message: STATS_TEXTS.processed }),
  }),
];
