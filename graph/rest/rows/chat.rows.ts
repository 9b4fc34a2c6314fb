import { graphql } from '../../gql/gql.ts';
import type { RestChatMessageFragment } from '../../gql/graphql.ts';
import { likeJson } from './like-json.ts';
import { id, optionalText, row, text } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestChatMessage on ChatMessage {
    id
    message
    userId
    userName
    userAvatarType
    avatarUrl
    isAdmin
    isMvp
    likes: likeCount
    isLikedByMe
    createdAt
    updatedAt
  }
`);

const jsonOf = ({
  avatarUrl,
  isAdmin,
  isMvp,
  isLikedByMe,
  ...message
}: RestChatMessageFragment) => ({
  ...message,
  user: {
    id: message.userId,
    name: message.userName,
    avatarUrl,
    avatarType: message.userAvatarType,
    isAdmin,
    isMvp,
  },
  userLiked: isLikedByMe === true,
});

/** Game chat. Who asks comes from the session; a `userId` must be the session's own. */
export const chatRows = [
  row({
    method: 'get',
    path: '/api/game-chat/status',
    operation: graphql(/* GraphQL */ `
      query RestChatStatus {
        chatStatus {
          isOpen
          nextGameDate
          opensAt
          closesAt
        }
      }
    `),
    reply: (data) => data.chatStatus,
  }),
  row({
    method: 'get',
    path: '/api/game-chat/messages',
    operation: graphql(/* GraphQL */ `
      query RestChatMessages {
        chatMessages(last: 100) {
          ...RestChatMessage
        }
      }
    `),
    reply: (data) => data.chatMessages.map(jsonOf),
  }),
  row({
    method: 'post',
    path: '/api/game-chat/messages',
    operation: graphql(/* GraphQL */ `
      mutation RestPostChatMessage($input: PostChatMessageInput!) {
        postChatMessage(input: $input) {
          message {
            ...RestChatMessage
          }
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        message: text(body.message, 'message'),
        clientId: optionalText(body.clientId, 'clientId') ?? null,
      },
    }),
    reply: (data) => jsonOf(data.postChatMessage!.message),
    status: 201,
  }),
  row({
    method: 'put',
    path: '/api/game-chat/messages/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestEditChatMessage($id: Int!, $message: String!) {
        editChatMessage(input: { id: $id, message: $message }) {
          message {
            ...RestChatMessage
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      id: id(params.id),
      message: text(body.message, 'message'),
    }),
    reply: (data) => jsonOf(data.editChatMessage!.message),
  }),
  row({
    method: 'delete',
    path: '/api/game-chat/messages/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestDeleteChatMessage($id: Int!) {
        deleteChatMessage(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: () => ({ success: true }),
  }),
  row({
    method: 'post',
    path: '/api/game-chat/messages/:id/like',
    operation: graphql(/* GraphQL */ `
      mutation RestToggleChatLike($id: Int!) {
        setLike(input: { kind: CHAT_MESSAGE, id: $id }) {
          likeable {
            isLikedByMe
            likeCount
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => likeJson(data.setLike!.likeable),
  }),
];
