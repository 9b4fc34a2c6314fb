import { graphql } from '../../gql/gql.ts';

export const REPLAY_LOG = graphql(/* GraphQL */ `
  query ReplayLog($gameId: Int!, $after: String) {
    playLog(gameId: $gameId, first: 100, after: $after) {
      nodes {
        reportedAt
        play {
          ...Play_row
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

graphql(/* GraphQL */ `
  fragment ReplayChat_message on ChatMessage {
    id
    message
    user {
      id
      name
    }
    isDemo
    period
    clock
    createdAt
  }
`);

export const REPLAY_CHAT = graphql(/* GraphQL */ `
  query ReplayChat($gameId: Int!, $after: String) {
    gameChat(gameId: $gameId, first: 100, after: $after) {
      nodes {
        ...ReplayChat_message
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);
