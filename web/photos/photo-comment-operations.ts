import type { ApolloClient } from '@apollo/client';
import { COMMENT_TEXTS } from '../../schema/articles/comments.ts';
import type { CommentOperations, CommentTexts } from '../comments/comment-operations.ts';
import { graphql } from '../gql/gql.ts';
import { listenTo, readFresh } from '../live/list/source.ts';

// Every thing that is commented gives the list the same names.
graphql(/* GraphQL */ `
  fragment PhotoComments_comment on PhotoComment {
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
  query PhotoComments(
    $photoId: Int!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $from: Int
  ) {
    photoComments(
      photoId: $photoId
      first: $first
      after: $after
      last: $last
      before: $before
      from: $from
    ) {
      nodes {
        ...PhotoComments_comment
      }
    }
  }
`);

// Without what depends on who looks: all browsers share one stream.
const EVENTS = graphql(/* GraphQL */ `
  subscription PhotoCommentEvents($photoId: Int!) {
    photoCommentEvents(photoId: $photoId) {
      kind
      comment {
        ...PhotoComments_comment
      }
    }
  }
`);

const POST = graphql(/* GraphQL */ `
  mutation PostPhotoComment($input: PostPhotoCommentInput!) {
    postPhotoComment(input: $input) {
      comment {
        ...PhotoComments_comment
      }
    }
  }
`);

const EDIT = graphql(/* GraphQL */ `
  mutation EditPhotoComment($id: Int!, $content: String!) {
    editPhotoComment(input: { id: $id, content: $content }) {
      comment {
        ...PhotoComments_comment
      }
    }
  }
`);

const DELETE = graphql(/* GraphQL */ `
  mutation DeletePhotoComment($id: Int!) {
    deletePhotoComment(input: { id: $id }) {
      deletedId
    }
  }
`);

/** What is said about comments on photos. */
export const PHOTO_COMMENT_TEXTS: CommentTexts = {
  none: COMMENT_TEXTS.none,
  signIn: COMMENT_TEXTS.signIn,
  added: 'Comment added successfully',
  updated: 'Comment updated successfully',
  deleted: 'Comment deleted successfully',
  reported: 'Comment reported',
  addFailed: 'Failed to add comment',
  updateFailed: 'Failed to update comment',
  deleteFailed: 'Failed to delete comment',
  reportFailed: 'Failed to report comment. Please try again.',
};

const UNCACHED = { fetchPolicy: 'no-cache' } as const;

/** The data of an operation's response; a response without data is an error. */
function answerOf<Data>({ data }: { data?: Data | undefined }): Data {
  if (!data) throw new Error('No answer');
  return data;
}

export function photoCommentOperations(client: ApolloClient, photoId: number): CommentOperations {
  return {
    kind: 'PHOTO_COMMENT',
    async readPage(page) {
      const { data, reading } = await readFresh(client, READ, { photoId, ...page });
      return { comments: data.photoComments.nodes, ...reading };
    },
    listen(listener, after) {
      return listenTo(
        client,
        EVENTS,
        { photoId },
        {
          ...listener,
          event: ({ data }) => listener.event(data.photoCommentEvents),
        },
        after,
      );
    },
    async post(content, clientId, replyToId) {
      const variables = { input: { photoId, content, clientId, replyToId } };
      const answer = await client.mutate({ mutation: POST, variables, ...UNCACHED });
      return answerOf(answer).postPhotoComment!.comment;
    },
    async edit(id, content) {
      const variables = { id, content };
      const answer = await client.mutate({ mutation: EDIT, variables, ...UNCACHED });
      return answerOf(answer).editPhotoComment!.comment;
    },
    async remove(id) {
      answerOf(await client.mutate({ mutation: DELETE, variables: { id }, ...UNCACHED }));
    },
  };
}
