import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment LeagueRoom_message on LeagueMessage {
    id
    cursor
    message: text
    clientId
    aboutAt
    createdAt
    user {
      ...Member_user
    }
  }
`);

export const LEAGUE_MESSAGES = graphql(/* GraphQL */ `
  query LeagueMessages($leagueId: Int!, $last: Int!, $before: String) {
    leagueMessages(leagueId: $leagueId, last: $last, before: $before) {
      nodes {
        ...LeagueRoom_message
      }
    }
  }
`);

export const LEAGUE_MESSAGE_EVENTS = graphql(/* GraphQL */ `
  subscription LeagueMessageEvents($leagueId: Int!) {
    leagueMessageEvents(leagueId: $leagueId) {
      kind
      message {
        ...LeagueRoom_message
      }
    }
  }
`);

export const POST_LEAGUE_MESSAGE = graphql(/* GraphQL */ `
  mutation PostLeagueMessage($leagueId: Int!, $text: String!, $clientId: String!) {
    postLeagueMessage(input: { leagueId: $leagueId, text: $text, clientId: $clientId }) {
      message {
        ...LeagueRoom_message
      }
    }
  }
`);

export const DELETE_LEAGUE_MESSAGE = graphql(/* GraphQL */ `
  mutation DeleteLeagueMessage($id: Int!) {
    deleteLeagueMessage(input: { id: $id }) {
      deletedId
    }
  }
`);
