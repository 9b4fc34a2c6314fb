import { graphql } from '../../gql/gql.ts';

export const LIVE_SHOWS = graphql(/* GraphQL */ `
  query LiveShows {
    liveShows {
      id
      title
      url
      publishedAt
      isCurrentlyLive
    }
  }
`);

export const SET_SHOW_LIVE = graphql(/* GraphQL */ `
  mutation SetShowLive($id: Int!, $isLive: Boolean!) {
    setShowLive(input: { id: $id, isLive: $isLive }) {
      show {
        id
        isCurrentlyLive
      }
    }
  }
`);

export const SAVE_LIVE_SHOW = graphql(/* GraphQL */ `
  mutation SaveLiveShow($input: SaveLiveShowInput!) {
    saveLiveShow(input: $input) {
      show {
        id
        title
        url
      }
    }
  }
`);

graphql(/* GraphQL */ `
  fragment ManagedShow_row on ManagedShow {
    id
    state
    source
    goneAt
    show {
      id
      type
      title
      url
      description
      duration
      thumbnailUrl
      audioUrl
      publishedAt
      isCurrentlyLive
    }
  }
`);

export const MANAGED_SHOWS = graphql(/* GraphQL */ `
  query ManagedShows($first: Int!, $after: String, $type: ContentType, $state: ShowState) {
    managedShows(first: $first, after: $after, type: $type, state: $state) {
      nodes {
        ...ManagedShow_row
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const MANAGED_SHOW = graphql(/* GraphQL */ `
  query ManagedShow($id: Int!) {
    managedShow(id: $id) {
      ...ManagedShow_row
      show {
        chapters {
          start
          title
        }
      }
    }
    showTranscript(id: $id) {
      id
      passages {
        start
        speaker
        text
      }
    }
  }
`);

export const SHOW_SAVES = graphql(/* GraphQL */ `
  subscription ShowSaves {
    showSaves {
      showId
    }
  }
`);

export const ADD_SHOW = graphql(/* GraphQL */ `
  mutation AddShow($input: AddShowInput!) {
    addShow(input: $input) {
      show {
        id
      }
    }
  }
`);

export const UPDATE_SHOW = graphql(/* GraphQL */ `
  mutation UpdateShow($input: UpdateShowInput!) {
    updateShow(input: $input) {
      show {
        ...ManagedShow_row
      }
    }
  }
`);

export const SET_SHOW_HIDDEN = graphql(/* GraphQL */ `
  mutation SetShowHidden($input: SetShowHiddenInput!) {
    setShowHidden(input: $input) {
      show {
        ...ManagedShow_row
      }
    }
  }
`);

export const DELETE_SHOW = graphql(/* GraphQL */ `
  mutation DeleteShow($input: DeleteShowInput!) {
    deleteShow(input: $input) {
      deletedId
    }
  }
`);

export const SHOW_SOURCES = graphql(/* GraphQL */ `
  query ShowSources {
    showSources {
      source
      address
      succeededAt
      nextAt
      fault
    }
  }
`);

export const SHOW_SOURCE_EVENTS = graphql(/* GraphQL */ `
  subscription ShowSourceEvents {
    showSourceEvents {
      source
    }
  }
`);

export const SET_SHOW_SOURCE = graphql(/* GraphQL */ `
  mutation SetShowSource($input: SetShowSourceInput!) {
    setShowSource(input: $input) {
      sources {
        source
        address
        succeededAt
        nextAt
        fault
      }
    }
  }
`);

export const CHECK_SHOW_SOURCES = graphql(/* GraphQL */ `
  mutation CheckShowSources {
    checkShowSources {
      sources {
        source
        nextAt
      }
    }
  }
`);
