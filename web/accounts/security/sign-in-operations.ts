import { graphql } from '../../gql/gql.ts';

export const FINISH_SIGN_IN = graphql(/* GraphQL */ `
  mutation FinishSignIn($code: String!) {
    finishSignIn(input: { code: $code }) {
      user {
        ...Account_user
      }
    }
  }
`);

export const PASSKEY_SIGN_IN_OPTIONS = graphql(/* GraphQL */ `
  mutation PasskeySignInOptions {
    passkeySignInOptions {
      options
    }
  }
`);

export const SIGN_IN_WITH_PASSKEY = graphql(/* GraphQL */ `
  mutation SignInWithPasskey($response: String!) {
    signInWithPasskey(input: { response: $response }) {
      user {
        ...Account_user
      }
    }
  }
`);
