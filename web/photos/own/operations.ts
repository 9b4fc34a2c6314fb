import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment OwnPhoto_photo on Photo {
    id
    user {
      id
    }
    category
    description
    altText
    state
    revision
    createdAt
    image {
      ...Picture_image
    }
  }
`);

export const MY_PHOTOS = graphql(/* GraphQL */ `
  query MyPhotos($first: Int!, $after: String) {
    myPhotos(first: $first, after: $after) {
      edges {
        cursor
        node {
          ...OwnPhoto_photo
        }
      }
    }
  }
`);

export const MY_PHOTO_EVENTS = graphql(/* GraphQL */ `
  subscription MyPhotoEvents {
    myPhotoEvents {
      kind
      photoId
      photo {
        ...OwnPhoto_photo
      }
    }
  }
`);

export const DELETE_OWN = graphql(/* GraphQL */ `
  mutation DeleteOwnPhoto($input: DeleteOwnPhotoInput!) {
    deleteOwnPhoto(input: $input) {
      deletedId
    }
  }
`);
