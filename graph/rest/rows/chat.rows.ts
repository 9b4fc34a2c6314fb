import { graphql } from '../../gql/gql.ts';
import type { RestChatMessageFragment } from '../../gql/graphql.ts';
import { likeJson } from './like-json.ts';
import { userJson } from './user-json.ts';
import { id, optionalText, row, text } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestChatMessage on ChatMessage {
    id
    message
    likes: likeCount
    isLikedByMe
    createdAt
    updatedAt
    user {
      id
      name
      avatarUrl
      avatarType
      isAdmin
      isMvp
    }
  }
`);

/** The paths have the member's name and colors beside the member. */
function jsonOf({ id, message, isLikedByMe, user: author, ...rest }: RestChatMessageFragment) {
  const user = userJson(author);
  return {
    id,
    message,
    userId: user.id,
    userName: user.name,
    userAvatarType: user.avatarType,
    ...rest,
    user,
    userLiked: isLikedByMe === true,
  };
}

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
        chat(last: 100) {
          nodes {
            ...RestChatMessage
          }
        }
      }
    `),
    reply: (data) => data.chat.nodes.map(jsonOf),
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
