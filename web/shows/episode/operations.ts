import { graphql } from '../../gql/gql.ts';

export const SHOW_PAGE = graphql(/* GraphQL */ `
  query ShowPage($id: Int!) {
    show(id: $id) {
      id
      type
      title
      url
      description
      duration
      publishedAt
      externalId
      thumbnailUrl
      isCurrentlyLive
      state
      audioUrl
      hasTranscript
      chapters {
        start
        title
      }
      questions {
        id
        question
        user {
          id
          name
        }
      }
      ...LiteEmbed_item
    }
  }
`);
