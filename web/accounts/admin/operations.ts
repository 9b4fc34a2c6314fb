import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment UserRow_user on User {
    id
    name
    email
    avatarUrl
    avatarType
    favoriteTeam
    country
    isAdmin
    isModerator
    isHost
    isMvp
    createdAt
  }
`);

graphql(/* GraphQL */ `
  fragment ActivityRow_entry on AuditEntry {
    id
    at
    action
    subjectType
    subjectId
    actorId
    actorName
    details {
      name
      value
    }
  }
`);

export const USERS = graphql(/* GraphQL */ `
  query Users(
    $filter: UserFilterInput
    $sort: UserSort!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    users(
      filter: $filter
      sort: $sort
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      nodes {
        ...UserRow_user
      }
      pageInfo {
        startCursor
        endCursor
      }
    }
    userCount(filter: $filter)
  }
`);

export const USER_EVENTS = graphql(/* GraphQL */ `
  subscription UserEvents {
    userEvents {
      userId
    }
  }
`);

export const DELETE_USER = graphql(/* GraphQL */ `
  mutation DeleteUser($id: Int!) {
    deleteUser(input: { id: $id }) {
      deletedId
    }
  }
`);

/** A member, and what admins did to the account last. */
export const MEMBER_ACCOUNT = graphql(/* GraphQL */ `
  query MemberAccount($id: Int!) {
    user(id: $id) {
      ...UserRow_user
      bio
    }
    memberRecord(userId: $id) {
      isEmailProven
      resetsGoTo
      contributions {
        chatMessages
        comments
        photos
        photoComments
        questions
        checkIns
        lineups
        reports
      }
      sessions {
        ...DeviceRow_session
      }
      apiTokens {
        ...ApiTokenRow_token
      }
      securityEvents {
        id
        at
        kind
        device
        network
      }
    }
    auditTrail(subjectType: USER, subjectId: $id, first: 20) {
      nodes {
        ...ActivityRow_entry
      }
    }
  }
`);

export const SET_USER_RIGHTS = graphql(/* GraphQL */ `
  mutation SetUserRights($input: SetUserRightsInput!) {
    setUserRights(input: $input) {
      user {
        ...UserRow_user
      }
    }
  }
`);

export const END_USER_ACCESS = graphql(/* GraphQL */ `
  mutation EndUserAccess($input: EndUserAccessInput!) {
    endUserAccess(input: $input) {
      endedSessions
    }
  }
`);

export const END_USER_SESSION = graphql(/* GraphQL */ `
  mutation EndUserSession($input: EndUserSessionInput!) {
    endUserSession(input: $input) {
      endedId
    }
  }
`);

export const REVOKE_USER_TOKEN = graphql(/* GraphQL */ `
  mutation RevokeUserToken($input: RevokeUserTokenInput!) {
    revokeUserToken(input: $input) {
      revokedId
    }
  }
`);

export const CORRECT_USER = graphql(/* GraphQL */ `
  mutation CorrectUser($input: CorrectUserInput!) {
    correctUser(input: $input) {
      user {
        ...UserRow_user
      }
    }
  }
`);

export const MAIL_USER = graphql(/* GraphQL */ `
  mutation MailUser($input: MailUserInput!) {
    mailUser(input: $input) {
      userId
    }
  }
`);

export const ACTIVITY = graphql(/* GraphQL */ `
  query Activity($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {
    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {
      nodes {
        ...ActivityRow_entry
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const ACTIVITY_ACTORS = graphql(/* GraphQL */ `
  query ActivityActors {
    auditActors {
      id
      name
    }
  }
`);
