import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ChatRow_message on ChatMessage {
    id
    message
    userId
    userName
    userAvatarType
    avatarUrl
    isAdmin
    isMvp
    likeCount
    isLikedByMe
    clientId
    isDemo
    revision
    gamePhase
    period
    clock
    aboutAt
    createdAt
    updatedAt
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
  query ChatLog($last: Int, $before: Int) {
    chatMessages(last: $last, before: $before) {
      ...ChatRow_message
    }
  }
`);

// Without isLikedByMe, which depends on who looks: all browsers share one stream.
export const CHAT_EVENTS = graphql(/* GraphQL */ `
  subscription ChatEvents {
    chatEvents {
      kind
      message {
        id
        message
        userId
        userName
        userAvatarType
        avatarUrl
        isAdmin
        isMvp
        likeCount
        clientId
        isDemo
        revision
        gamePhase
        period
        clock
        aboutAt
        createdAt
        updatedAt
      }
    }
  }
`);

export const POST_CHAT_MESSAGE = graphql(/* GraphQL */ `
  mutation PostChatMessage($message: String!, $clientId: String) {
    postChatMessage(input: { message: $message, clientId: $clientId }) {
      message {
        ...ChatRow_message
      }
    }
  }
`);

export const EDIT_CHAT_MESSAGE = graphql(/* GraphQL */ `
  mutation EditChatMessage($id: Int!, $message: String!) {
    editChatMessage(input: { id: $id, message: $message }) {
      message {
        ...ChatRow_message
      }
    }
  }
`);

export const DELETE_CHAT_MESSAGE = graphql(/* GraphQL */ `
  mutation DeleteChatMessage($id: Int!) {
    deleteChatMessage(input: { id: $id }) {
      deletedId
    }
  }
`);
