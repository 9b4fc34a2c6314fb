import { graphql } from '../../gql/gql.ts';
import { row, whole } from '../row.ts';

/**
 * Games. Where there is nothing to show the response is `null`, so that a page without news logs no errors to the
 * console.
 */
export const gamesRows = [
  row({
    method: 'get',
    path: '/api/live-game',
    operation: graphql(/* GraphQL */ `
      query RestLiveGame {
        liveGame {
          gameId
          isLive
          isFinal
          isPlayoff
          homeTeam {
            abbreviation
            name
            score
            possession
          }
          awayTeam {
            abbreviation
            name
            score
            possession
          }
          status {
            period
            displayClock
          }
        }
      }
    `),
    reply: (data) => data.liveGame,
  }),
  row({
    method: 'get',
    path: '/api/games/last-completed',
    operation: graphql(/* GraphQL */ `
      query RestLastCompletedGame {
        lastCompletedGame {
          id
          week
          season
          date
          gameTime
          kickoffAt
          opponent
          isHome
          tvNetwork
          result
          score
          isPlayoff
          createdAt
        }
      }
    `),
    reply: (data) => data.lastCompletedGame,
  }),
  row({
    method: 'get',
    path: '/api/games/next',
    operation: graphql(/* GraphQL */ `
      query RestNextGame {
        nextGame {
          id
          week
          season
          date
          gameTime
          kickoffAt
          opponent
          isHome
          tvNetwork
          isPlayoff
          createdAt
        }
      }
    `),
    reply: (data) => data.nextGame,
  }),
  row({
    method: 'get',
    path: '/api/season-record/:season',
    operation: graphql(/* GraphQL */ `
      query RestSeasonRecord($season: Int!) {
        seasonRecord(season: $season) {
          id
          season
          wins
          losses
          preseasonWins
          preseasonLosses
          isRegularSeasonStarted
          lastUpdated
          createdAt
        }
      }
    `),
    variables: ({ params }) => ({ season: whole(params.season, 'season') }),
    reply: (data) => data.seasonRecord,
  }),
];
