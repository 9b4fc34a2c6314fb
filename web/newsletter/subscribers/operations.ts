import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment SubscriberRow_subscriber on Subscriber {
    id
    name
    email
    birthday
    favoriteTeam
    state
    createdAt
  }
`);

export const SUBSCRIBERS = graphql(/* GraphQL */ `
  query Subscribers($first: Int!, $after: String, $search: String, $state: SubscriberState) {
    subscribers(first: $first, after: $after, search: $search, state: $state) {
      nodes {
        ...SubscriberRow_subscriber
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    subscriberCounts {
      subscribed
      waiting
      unsubscribed
      unreachable
    }
  }
`);

export const SUBSCRIBER_EVENTS = graphql(/* GraphQL */ `
  subscription SubscriberEvents {
    subscriberEvents {
      subscriberId
    }
  }
`);

export const REMOVE_SUBSCRIBER = graphql(/* GraphQL */ `
  mutation RemoveSubscriber($input: RemoveSubscriberInput!) {
    removeSubscriber(input: $input) {
      deletedId
    }
  }
`);

export const PREVIEW_SUBSCRIBERS = graphql(/* GraphQL */ `
  mutation PreviewSubscribers($file: Upload!) {
    previewSubscribers(input: { file: $file }) {
      newCount
      knownCount
      faultyCount
      rows {
        rowNumber
        kind
        name
        email
        reasons
      }
    }
  }
`);

export const IMPORT_SUBSCRIBERS = graphql(/* GraphQL */ `
  mutation ImportSubscribers($file: Upload!, $hasConsent: Boolean!) {
    importSubscribers(input: { file: $file, hasConsent: $hasConsent }) {
      added
    }
  }
`);
