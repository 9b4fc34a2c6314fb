import { graphql } from '../gql/gql.ts';

// What a tile needs is what the viewer needs too, so that the viewer has something to show at once.
export const PHOTO_FRAGMENT = graphql(/* GraphQL */ `
  fragment Photo_photo on Photo {
    id
    category
    description
    altText
    isApproved
    likeCount
    isLikedByMe
    revision
    createdAt
    user {
      id
      name
      avatarUrl
      avatarType
      isAdmin
      isMvp
    }
    image {
      ...Picture_image
    }
  }
`);

export const PHOTO = graphql(/* GraphQL */ `
  query PhotoViewer($id: Int!) {
    photo(id: $id) {
      ...Photo_photo
    }
  }
`);

export const PHOTOS = graphql(/* GraphQL */ `
  query FanPhotos($category: PhotoCategory, $excludeAi: Boolean!, $first: Int!, $after: String) {
    photos(category: $category, excludeAi: $excludeAi, first: $first, after: $after) {
      nodes {
        cursor
        ...Photo_photo
      }
    }
  }
`);

export const PLACE = graphql(/* GraphQL */ `
  query PhotoPlace($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {
    photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {
      currentIndex
      totalCount
      previousPhoto {
        ...Photo_photo
      }
      nextPhoto {
        ...Photo_photo
      }
    }
  }
`);

// Without what depends on who looks: all browsers share one stream.
export const PHOTO_EVENTS = graphql(/* GraphQL */ `
  subscription PhotoEvents {
    photoEvents {
      kind
      photo {
        ...Photo_photo
      }
    }
  }
`);
