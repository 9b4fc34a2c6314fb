import { graphql } from '../../gql/gql.ts';

export const LIVE_SHOWS = graphql(/* GraphQL */ `
  query LiveShows {
    liveShows {
      id
      title
      publishedAt
      isCurrentlyLive
    }
  }
`);

export const SET_SHOW_LIVE = graphql(/* GraphQL */ `
  mutation SetShowLive($id: Int!, $isLive: Boolean!) {
    setShowLive(id: $id, isLive: $isLive) {
      id
      isCurrentlyLive
    }
  }
`);

export const ADD_SHOW = graphql(/* GraphQL */ `
  mutation AddShow($input: ShowInput!) {
    addShow(input: $input) {
      id
    }
  }
`);
