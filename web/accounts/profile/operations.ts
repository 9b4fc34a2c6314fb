import { graphql } from '../../gql/gql.ts';

export const UPDATE_PROFILE = graphql(/* GraphQL */ `
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        ...Account_user
      }
    }
  }
`);

export const UPDATE_AVATAR = graphql(/* GraphQL */ `
  mutation UpdateAvatar($input: UpdateAvatarInput!) {
    updateAvatar(input: $input) {
      user {
        ...Account_user
      }
    }
  }
`);

export const UPLOAD_AVATAR = graphql(/* GraphQL */ `
  mutation UploadAvatar($image: Upload!, $crop: String) {
    uploadAvatar(input: { image: $image, crop: $crop }) {
      user {
        ...Account_user
      }
    }
  }
`);

export const REMOVE_AVATAR = graphql(/* GraphQL */ `
  mutation RemoveAvatar {
    removeAvatar {
      user {
        ...Account_user
      }
    }
  }
`);

export const CHANGE_PASSWORD = graphql(/* GraphQL */ `
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      isChanged
    }
  }
`);

graphql(/* GraphQL */ `
  fragment DeviceRow_session on OwnSession {
    id
    device
    createdAt
    lastSeenAt
    isCurrent
  }
`);

graphql(/* GraphQL */ `
  fragment TokenUsage_usage on ApiTokenUsage {
    calls
    cost
    refusals
    days {
      day
      calls
    }
    deprecated {
      field
      reason
    }
  }
`);

graphql(/* GraphQL */ `
  fragment ApiTokenRow_token on ApiToken {
    id
    name
    scope
    hint
    createdAt
    lastUsedAt
    usage {
      ...TokenUsage_usage
    }
  }
`);

export const OWN_SESSIONS = graphql(/* GraphQL */ `
  query OwnSessions {
    ownSessions {
      ...DeviceRow_session
    }
  }
`);

export const END_SESSION = graphql(/* GraphQL */ `
  mutation EndSession($id: Int!) {
    endSession(input: { id: $id }) {
      deletedId
    }
  }
`);

export const END_OTHER_SESSIONS = graphql(/* GraphQL */ `
  mutation EndOtherSessions {
    endOtherSessions {
      ended
    }
  }
`);

export const OWN_EMAIL = graphql(/* GraphQL */ `
  query OwnEmail {
    ownEmail {
      email
      isProven
      resetsGoTo
    }
  }
`);

export const SEND_EMAIL_PROOF = graphql(/* GraphQL */ `
  mutation SendEmailProof {
    sendEmailProof {
      email {
        isProven
      }
    }
  }
`);

export const OWN_SECURITY_EVENTS = graphql(/* GraphQL */ `
  query OwnSecurityEvents($after: String) {
    ownSecurityEvents(after: $after) {
      nodes {
        id
        at
        kind
        device
        network
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const OWN_API_TOKENS = graphql(/* GraphQL */ `
  query OwnApiTokens {
    ownApiTokens {
      ...ApiTokenRow_token
    }
  }
`);

export const CREATE_API_TOKEN = graphql(/* GraphQL */ `
  mutation CreateApiToken($input: NewApiTokenInput!, $proof: IdentityProofInput!) {
    createApiToken(input: { token: $input, proof: $proof }) {
      created {
        token
      }
    }
  }
`);

export const REVOKE_API_TOKEN = graphql(/* GraphQL */ `
  mutation RevokeApiToken($id: Int!) {
    revokeApiToken(input: { id: $id }) {
      deletedId
    }
  }
`);

export const DELETE_OWN_ACCOUNT = graphql(/* GraphQL */ `
  mutation DeleteOwnAccount($proof: IdentityProofInput!) {
    deleteOwnAccount(input: { proof: $proof }) {
      isDeleted
    }
  }
`);
