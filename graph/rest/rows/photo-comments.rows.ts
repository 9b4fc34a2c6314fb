import { refuse } from '../../core/errors.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestPhotoCommentFragment } from '../../gql/graphql.ts';
import { likeJson } from './like-json.ts';
import { after, id, optionalText, row, text } from '../row.ts';
import { userJson } from './user-json.ts';

graphql(/* GraphQL */ `
  fragment RestPhotoComment on PhotoComment {
    id
    photo {
      id
    }
    content
    createdAt
    updatedAt
    liked: isLikedByMe
    totalLikes: likeCount
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
`);

/** The paths have the member's id beside the member. */
const jsonOf = ({ id, photo, ...comment }: RestPhotoCommentFragment) => ({
  id,
  photoId: photo?.id,
  userId: comment.user.id,
  ...comment,
  user: userJson(comment.user),
});

/** The photo's id is in the path; one in the body must be the same. */
function photoId(inPath: unknown, inBody: unknown): number {
  const wanted = id(inPath);
  if (inBody !== undefined && inBody !== null && id(inBody, 'photoId') !== wanted)
    throw refuse('photo.idNotOfPath');
  return wanted;
}

/** Comments on photos. Who acts comes from the session; a `userId` must be the session's own. */
export const photoCommentsRows = [
  row({
    method: 'get',
    path: '/api/fan-zone/photos/:id/comments',
    operation: graphql(/* GraphQL */ `
      query RestPhotoComments($photoId: Int!, $after: String) {
        photoComments(photoId: $photoId, first: 100, after: $after) {
          nodes {
            ...RestPhotoComment
          }
        }
      }
    `),
    variables: ({ params, query }) => ({
      photoId: id(params.id),
      after: after('photoComments', query.after),
    }),
    reply: (data) => data.photoComments.nodes.map(jsonOf),
  }),
  row({
    method: 'post',
    path: '/api/fan-zone/photos/:id/comments',
    operation: graphql(/* GraphQL */ `
      mutation RestPostPhotoComment($input: PostPhotoCommentInput!) {
        postPhotoComment(input: $input) {
          comment {
            ...RestPhotoComment
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      input: {
        photoId: photoId(params.id, body.photoId),
        content: text(body.content, 'content'),
        clientId: optionalText(body.clientId, 'clientId'),
      },
    }),
    reply: (data) => data.postPhotoComment && jsonOf(data.postPhotoComment.comment),
    status: 201,
  }),
  row({
    method: 'put',
    path: '/api/fan-zone/photos/comments/:commentId',
    operation: graphql(/* GraphQL */ `
      mutation RestEditPhotoComment($id: Int!, $content: String!) {
        editPhotoComment(input: { id: $id, content: $content }) {
          comment {
            ...RestPhotoComment
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      id: id(params.commentId, 'commentId'),
      content: text(body.content, 'content'),
    }),
    reply: (data) => data.editPhotoComment && jsonOf(data.editPhotoComment.comment),
  }),
  row({
    method: 'delete',
    path: '/api/fan-zone/photos/comments/:commentId',
    operation: graphql(/* GraphQL */ `
      mutation RestDeletePhotoComment($id: Int!) {
        deletePhotoComment(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.commentId, 'commentId') }),
    reply: () => ({ success: true }),
  }),
  row({
    method: 'post',
    path: '/api/fan-zone/photos/comments/:commentId/like',
    operation: graphql(/* GraphQL */ `
      mutation RestTogglePhotoCommentLike($id: Int!) {
        setLike(input: { kind: PHOTO_COMMENT, id: $id }) {
          likeable {
            isLikedByMe
            likeCount
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.commentId, 'commentId') }),
    reply: (data) => likeJson(data.setLike!.likeable),
  }),
];
