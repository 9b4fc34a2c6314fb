import { graphql } from '../../gql/gql.ts';

/** What moderators have imposed on the signed-in member. */
graphql(/* GraphQL */ `
  fragment Own_sanction on OwnSanction {
    id
    kind
    reason
    note
    contentType
    excerpt
    createdAt
    endsAt
    answer
    answeredAt
  }
`);

/** Whom and what the signed-in member has muted for themselves. */
graphql(/* GraphQL */ `
  fragment Own_mutes on OwnMutes {
    asOf
    members {
      id
      name
    }
    words {
      id
      text
      until
    }
  }
`);

/** What the client stores of who is signed in. */
graphql(/* GraphQL */ `
  fragment Account_user on User {
    id
    name
    email
    favoriteTeam
    country
    isAdmin
    isModerator
    isHost
    isMvp
    avatarUrl
    avatarType
    bio
    createdAt
    hasHeldPosts
    sanction {
      ...Own_sanction
    }
    mutes {
      ...Own_mutes
    }
  }
`);

export const SIGN_IN = graphql(/* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      user {
        ...Account_user
      }
    }
  }
`);

export const SIGN_UP = graphql(/* GraphQL */ `
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      user {
        ...Account_user
      }
    }
  }
`);

export const RESTORE_SESSION = graphql(/* GraphQL */ `
  mutation RestoreSession($userId: Int) {
    restoreSession(input: { userId: $userId }) {
      user {
        ...Account_user
      }
    }
  }
`);

export const SIGN_OUT = graphql(/* GraphQL */ `
  mutation SignOut {
    signOut {
      isSignedOut
    }
  }
`);
