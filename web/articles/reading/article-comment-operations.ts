import type { ApolloClient } from '@apollo/client';
import { COMMENT_TEXTS } from '../../../schema/articles/comments.ts';
import type { CommentOperations, CommentTexts } from '../../comments/comment-operations.ts';
import { graphql } from '../../gql/gql.ts';
import { listenTo, readFresh } from '../../live/list/source.ts';

// Every thing that is commented gives the list the same names.
graphql(/* GraphQL */ `
  fragment ArticleComments_comment on Comment {
    id
    cursor
    text: content
    likeCount
    isLikedByMe
    reactions {
      reaction
      count
    }
    myReactions
    replyTo {
      id
      text: content
      user {
        id
        name
      }
    }
    mentions {
      id
      name
    }
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
  query ArticleComments(
    $articleId: Int!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $from: Int
  ) {
    article(id: $articleId) {
      id
      commentCount
    }
    comments(
      articleId: $articleId
      first: $first
      after: $after
      last: $last
      before: $before
      from: $from
    ) {
      nodes {
        ...ArticleComments_comment
      }
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
  mutation PostComment($input: PostCommentInput!) {
    postComment(input: $input) {
      comment {
        ...ArticleComments_comment
      }
    }
  }
`);

const EDIT = graphql(/* GraphQL */ `
  mutation EditComment($id: Int!, $content: String!) {
    editComment(input: { id: $id, content: $content }) {
      comment {
        ...ArticleComments_comment
      }
    }
  }
`);

const DELETE = graphql(/* GraphQL */ `
  mutation DeleteComment($id: Int!) {
    deleteComment(input: { id: $id }) {
      deletedId
    }
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
  reportFailed: 'Failed to report comment. Please try again.',
};

const UNCACHED = { fetchPolicy: 'no-cache' } as const;

/** The data of an operation's response; a response without data is an error. */
function answerOf<Data>({ data }: { data?: Data | undefined }): Data {
  if (!data) throw new Error('No answer');
  return data;
}

export function articleCommentOperations(
  client: ApolloClient,
  articleId: number,
): CommentOperations {
  return {
    kind: 'COMMENT',
    async readPage(page) {
      const { data, reading } = await readFresh(client, READ, { articleId, ...page });
      return { comments: data.comments.nodes, total: data.article?.commentCount ?? 0, ...reading };
    },
    listen(listener, after) {
      return listenTo(
        client,
        EVENTS,
        { articleId },
        {
          ...listener,
          event: ({ data }) => listener.event(data.commentEvents),
        },
        after,
      );
    },
    async post(content, clientId, replyToId) {
      const variables = { input: { articleId, content, clientId, replyToId } };
      return answerOf(await client.mutate({ mutation: POST, variables, ...UNCACHED })).postComment!
        .comment;
    },
    async edit(id, content) {
      const variables = { id, content };
      return answerOf(await client.mutate({ mutation: EDIT, variables, ...UNCACHED })).editComment!
        .comment;
    },
    async remove(id) {
      answerOf(await client.mutate({ mutation: DELETE, variables: { id }, ...UNCACHED }));
    },
  };
}
