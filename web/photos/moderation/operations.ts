import { graphql } from '../../gql/gql.ts';

export const ALL_PHOTOS = graphql(/* GraphQL */ `
  query ModeratedPhotos($state: PhotoState!, $first: Int!, $after: String) {
    allPhotos(state: $state, first: $first, after: $after) {
      nodes {
        state
        ...Photo_photo
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const PENDING_COUNT = graphql(/* GraphQL */ `
  query PendingPhotoCount {
    pendingPhotoCount
  }
`);

export const PENDING_EVENTS = graphql(/* GraphQL */ `
  subscription PendingPhotoEvents {
    pendingPhotoEvents {
      photoId
    }
  }
`);

export const REVIEW = graphql(/* GraphQL */ `
  mutation ReviewPhotos($input: ReviewPhotosInput!) {
    reviewPhotos(input: $input) {
      photos {
        id
        isApproved
        state
        revision
      }
      refused {
        id
        message
      }
    }
  }
`);

export const DELETE = graphql(/* GraphQL */ `
  mutation DeletePhoto($id: Int!) {
    deletePhoto(input: { id: $id }) {
      deletedId
    }
  }
`);
