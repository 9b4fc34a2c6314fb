import { graphql } from '../../gql/gql.ts';

export const ALL_PHOTOS = graphql(/* GraphQL */ `
  query ModeratedPhotos($approved: Boolean!, $first: Int!, $cursor: String) {
    allPhotos(approved: $approved, first: $first, cursor: $cursor) {
      cursor
      ...Photo_photo
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
    pendingPhotoEvents
  }
`);

export const APPROVE = graphql(/* GraphQL */ `
  mutation ApprovePhoto($id: Int!) {
    approvePhoto(id: $id) {
      id
      approved
      revision
    }
  }
`);

export const DELETE = graphql(/* GraphQL */ `
  mutation DeletePhoto($id: Int!) {
    deletePhoto(id: $id)
  }
`);
