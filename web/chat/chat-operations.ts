import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ChatRow_event on ChatMessage {
    id
    cursor
    message
    likeCount
    reactions {
      reaction
      count
    }
    clientId
    isDemo
    revision
    replyTo {
      id
      text: message
      user {
        id
        name
      }
    }
    mentions {
      id
      name
    }
    gamePhase
    period
    clock
    aboutAt
    createdAt
    updatedAt
    user {
      id
      name
      favoriteTeam
      avatarUrl
      avatarType
      isAdmin
      isMvp
    }
  }

  fragment ChatRow_message on ChatMessage {
    ...ChatRow_event
    isLikedByMe
    myReactions
  }
`);

export const CHAT_PRESENCE = graphql(/* GraphQL */ `
  subscription ChatPresence {
    chatPresence {
      count
    }
  }
`);

export const CHAT_STATUS = graphql(/* GraphQL */ `
  query ChatStatus {
    chatStatus {
      ...ChatTimes_status
    }
  }
`);

export const CHAT_MESSAGES = graphql(/* GraphQL */ `
  query ChatLog($last: Int, $before: String) {
    chat(last: $last, before: $before) {
      nodes {
        ...ChatRow_message
      }
    }
  }
`);

// Without isLikedByMe and myReactions, which depend on who looks: all browsers share one stream.
export const CHAT_EVENTS = graphql(/* GraphQL */ `
  subscription ChatEvents {
    chatEvents {
      kind
      message {
        ...ChatRow_event
      }
    }
  }
`);

export const POST_CHAT_MESSAGE = graphql(/* GraphQL */ `
  mutation PostChatMessage($message: String!, $clientId: String, $replyToId: Int) {
    postChatMessage(input: { message: $message, clientId: $clientId, replyToId: $replyToId }) {
      message {
        ...ChatRow_message
      }
    }
  }
`);
