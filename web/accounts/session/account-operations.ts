import { graphql } from '../../gql/gql.ts';

export const SIGN_IN = graphql(/* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      id
      name
      email
      favoriteTeam
      country
      isAdmin
      isMvp
      avatarUrl
      avatarType
      bio
      createdAt
    }
  }
`);

export const SIGN_UP = graphql(/* GraphQL */ `
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      id
      name
      email
      favoriteTeam
      country
      isAdmin
      isMvp
      avatarUrl
      avatarType
      bio
      createdAt
    }
  }
`);

export const RESTORE_SESSION = graphql(/* GraphQL */ `
  mutation RestoreSession($userId: Int) {
    restoreSession(userId: $userId) {
      id
      name
      email
      favoriteTeam
      country
      isAdmin
      isMvp
      avatarUrl
      avatarType
      bio
      createdAt
    }
  }
`);

export const SIGN_OUT = graphql(/* GraphQL */ `
  mutation SignOut {
    signOut
  }
`);
