import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment FilterRow_filter on Filter {
    id
    name
    rule
    words
    pattern
    allowedHosts
    count
    minutes
    memberDays
    kinds
    action
    message
    isOn
  }
`);

export const FILTERS = graphql(/* GraphQL */ `
  query Filters {
    filters {
      ...FilterRow_filter
    }
  }
`);

export const FILTER_EVENTS = graphql(/* GraphQL */ `
  subscription FilterEvents {
    filterEvents {
      filterId
    }
  }
`);

export const FILTER_TRIAL = graphql(/* GraphQL */ `
  query FilterTrial($filter: FilterInput!) {
    filterTrial(filter: $filter) {
      postCount
      matchCount
      memberCount
      isWhole
      matches {
        id
        kind
        text
        createdAt
        user {
          id
          name
        }
      }
      members {
        matchCount
        user {
          id
          name
        }
      }
    }
  }
`);

export const ADD_FILTER = graphql(/* GraphQL */ `
  mutation AddFilter($filter: FilterInput!) {
    addFilter(input: { filter: $filter }) {
      filter {
        ...FilterRow_filter
      }
    }
  }
`);

export const UPDATE_FILTER = graphql(/* GraphQL */ `
  mutation UpdateFilter($id: Int!, $filter: FilterInput!) {
    updateFilter(input: { id: $id, filter: $filter }) {
      filter {
        ...FilterRow_filter
      }
    }
  }
`);

export const DELETE_FILTER = graphql(/* GraphQL */ `
  mutation DeleteFilter($id: Int!) {
    deleteFilter(input: { id: $id }) {
      deletedId
    }
  }
`);
