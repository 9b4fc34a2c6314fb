import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment Inbox_item on InboxItem {
    key
    kind
    postKind
    at
    isUnread
    memberCount
    text
    path
    members {
      ...Member_user
    }
  }
`);

export const OWN_INBOX = graphql(/* GraphQL */ `
  query OwnInbox {
    ownInbox {
      items {
        ...Inbox_item
      }
    }
  }
`);

export const OWN_INBOX_COUNT = graphql(/* GraphQL */ `
  query OwnInboxCount {
    ownInbox {
      unreadCount
    }
  }
`);

export const OWN_INBOX_EVENTS = graphql(/* GraphQL */ `
  subscription OwnInboxEvents {
    ownInboxEvents {
      unreadCount
    }
  }
`);

export const MARK_INBOX_READ = graphql(/* GraphQL */ `
  mutation MarkInboxRead($upTo: DateTime!) {
    markInboxRead(input: { upTo: $upTo }) {
      inbox {
        unreadCount
      }
    }
  }
`);
