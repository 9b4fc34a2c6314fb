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

graphql(/* GraphQL */ `
  fragment InboxChoices_inbox on OwnInbox {
    choices {
      kind
      channel
      isOn
    }
    doNotDisturbUntil
  }
`);

export const INBOX_CHOICES = graphql(/* GraphQL */ `
  query InboxChoices {
    ownInbox {
      ...InboxChoices_inbox
    }
  }
`);

export const SET_INBOX_CHOICE = graphql(/* GraphQL */ `
  mutation SetInboxChoice($input: SetInboxChoiceInput!) {
    setInboxChoice(input: $input) {
      inbox {
        ...InboxChoices_inbox
      }
    }
  }
`);

export const SET_DO_NOT_DISTURB = graphql(/* GraphQL */ `
  mutation SetDoNotDisturb($duration: QuietDuration) {
    setDoNotDisturb(input: { duration: $duration }) {
      inbox {
        ...InboxChoices_inbox
      }
    }
  }
`);

export const OWN_INBOX_COUNT = graphql(/* GraphQL */ `
  query OwnInboxCount {
    ownInbox {
      unreadCount
      doNotDisturbUntil
    }
  }
`);

export const OWN_INBOX_EVENTS = graphql(/* GraphQL */ `
  subscription OwnInboxEvents {
    ownInboxEvents {
      unreadCount
      doNotDisturbUntil
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
