import type { ApolloClient } from '@apollo/client';
import { COMMENT_TEXTS } from '../../../schema/articles/comments.ts';
import type { CommentOperations, CommentTexts } from '../../comments/comment-operations.ts';
import { graphql } from '../../gql/gql.ts';
import { setLike } from '../../likes/set-like.ts';
import type { LiveContext } from '../../live/live-link.ts';

// Every thing that is commented gives the list the same names.
graphql(/* GraphQL */ `
  fragment ArticleComments_comment on Comment {
    id
    text: content
    likeCount
    isLikedByMe
    clientId
    revision
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
`);

const READ = graphql(/* GraphQL */ `
  query ArticleComments($articleId: Int!, $first: Int!, $after: Int, $before: Int) {
    article(id: $articleId) {
      id
      commentCount
    }
    comments(articleId: $articleId, first: $first, after: $after, before: $before) {
      ...ArticleComments_comment
    }
  }
`);

// Without what depends on who looks: all browsers share one stream.
const EVENTS = graphql(/* GraphQL */ `
  subscription ArticleCommentEvents($articleId: Int!) {
    commentEvents(articleId: $articleId) {
      kind
      comment {
        ...ArticleComments_comment
      }
    }
  }
`);

const POST = graphql(/* GraphQL */ `
  mutation PostComment($input: PostComment!) {
    postComment(input: $input) {
      ...ArticleComments_comment
    }
  }
`);

const EDIT = graphql(/* GraphQL */ `
  mutation EditComment($id: Int!, $content: String!) {
    editComment(id: $id, content: $content) {
      ...ArticleComments_comment
    }
  }
`);

const DELETE = graphql(/* GraphQL */ `
  mutation DeleteComment($id: Int!) {
    deleteComment(id: $id)
  }
`);

/** What is said about comments on articles. */
export const ARTICLE_COMMENT_TEXTS: CommentTexts = {
  none: COMMENT_TEXTS.none,
  signIn: COMMENT_TEXTS.signIn,
  added: 'Comment added successfully',
  updated: 'Comment updated successfully',
  deleted: 'Comment deleted successfully',
  reported: 'Comment reported',
  addFailed: 'Failed to post comment. Please try again.',
  updateFailed: 'Failed to update comment. Please try again.',
  deleteFailed: 'Failed to delete comment. Please try again.',
  likeFailed: 'Failed to update like. Please try again.',
  reportFailed: 'Failed to report comment. Please try again.',
};

/** Never an answer that was asked for before: a reading must see all that was told before it began. */
const FRESH = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;
const NOT_KEPT = { fetchPolicy: 'no-cache' } as const;

/** What an operation of the graph answered; one without an answer failed. */
function answerOf<Data>({ data }: { data?: Data | undefined }): Data {
  if (!data) throw new Error('No answer');
  return data;
}

export function articleCommentOperations(
  client: ApolloClient,
  articleId: number,
): CommentOperations {
  return {
    async readPage(page) {
      const answer = await client.query({
        query: READ,
        variables: { articleId, ...page },
        ...FRESH,
      });
      const { article, comments } = answerOf(answer);
      return { comments, total: article.commentCount };
    },
    listen(onEvent, onEnd, onStanding) {
      const context: LiveContext = { onStanding };
      const subscription = client
        .subscribe({ query: EVENTS, variables: { articleId }, ...NOT_KEPT, context })
        .subscribe({
          next: ({ data }) => {
            if (data) onEvent(data.commentEvents);
          },
          error: onEnd,
          complete: onEnd,
        });
      return () => subscription.unsubscribe();
    },
    async post(content, clientId) {
      const variables = { input: { articleId, content, clientId } };
      return answerOf(await client.mutate({ mutation: POST, variables, ...NOT_KEPT })).postComment;
    },
    async edit(id, content) {
      const variables = { id, content };
      return answerOf(await client.mutate({ mutation: EDIT, variables, ...NOT_KEPT })).editComment;
    },
    async remove(id) {
      answerOf(await client.mutate({ mutation: DELETE, variables: { id }, ...NOT_KEPT }));
    },
    setLike: (id, liked) => setLike(client, { kind: 'COMMENT', id, liked }),
  };
}
