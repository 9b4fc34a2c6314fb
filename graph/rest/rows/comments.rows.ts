import { commentNotFound } from '../../comments/comment.service.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestCommentFragment } from '../../gql/graphql.ts';
import { likeJson } from './like-json.ts';
import { after, id, optionalText, row, text } from '../row.ts';
import { userJson } from './user-json.ts';

graphql(/* GraphQL */ `
  fragment RestComment on Comment {
    id
    article {
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
const jsonOf = ({ id, article, ...comment }: RestCommentFragment) => ({
  id,
  articleId: article?.id,
  userId: comment.user.id,
  ...comment,
  user: userJson(comment.user),
});

/** Comments on articles. Who acts comes from the session; a `userId` must be the session's own. */
export const commentsRows = [
  row({
    method: 'get',
    path: '/api/comments/:articleId',
    operation: graphql(/* GraphQL */ `
      query RestComments($articleId: Int!, $after: String) {
        comments(articleId: $articleId, first: 100, after: $after) {
          nodes {
            ...RestComment
          }
        }
      }
    `),
    variables: ({ params, query }) => ({
      articleId: id(params.articleId, 'articleId'),
      // Id of the last one of the page before.
      after: after('comments', query.after),
    }),
    reply: (data) => data.comments.nodes.map(jsonOf),
  }),
  row({
    method: 'post',
    path: '/api/comments',
    operation: graphql(/* GraphQL */ `
      mutation RestPostComment($input: PostCommentInput!) {
        postComment(input: $input) {
          comment {
            ...RestComment
          }
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        articleId: id(body.articleId, 'articleId'),
        content: text(body.content, 'content'),
        clientId: optionalText(body.clientId, 'clientId'),
      },
    }),
    reply: (data) => data.postComment && jsonOf(data.postComment.comment),
    status: 201,
  }),
  row({
    method: 'put',
    path: '/api/comments/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestEditComment($id: Int!, $content: String!) {
        editComment(input: { id: $id, content: $content }) {
          comment {
            ...RestComment
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      id: id(params.id),
      content: text(body.content, 'content'),
    }),
    reply: (data) => data.editComment && jsonOf(data.editComment.comment),
  }),
  row({
    method: 'delete',
    path: '/api/comments/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestDeleteComment($id: Int!) {
        deleteComment(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: () => ({ success: true }),
  }),
  row({
    method: 'post',
    path: '/api/comments/:id/like',
    operation: graphql(/* GraphQL */ `
      mutation RestToggleCommentLike($id: Int!) {
        setLike(input: { kind: COMMENT, id: $id }) {
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
  row({
    method: 'get',
    path: '/api/comments/:id/like-status',
    operation: graphql(/* GraphQL */ `
      query RestCommentLikeStatus($id: Int!) {
        comment(id: $id) {
          isLikedByMe
          likeCount
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: ({ comment }) => {
      if (!comment) throw commentNotFound();
      return likeJson(comment);
    },
  }),
];
