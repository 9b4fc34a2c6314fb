import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ShowCard_item on ContentItem {
    id
    type
    title
    description
    duration
    publishedAt
    isCurrentlyLive
    thumbnail {
      ...Picture_image
    }
  }
`);

export const SHOW_ARCHIVE = graphql(/* GraphQL */ `
  query ShowArchive(
    $types: [ContentType!]
    $first: Int!
    $after: String
    $season: Int
    $search: String
  ) {
    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {
      nodes {
        ...ShowCard_item
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    showSeasons(types: $types)
  }
`);
