import { graphql } from '../../gql/gql.ts';

export const REQUEST_PASSWORD_RESET = graphql(/* GraphQL */ `
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(input: { email: $email }) {
      request {
        message
      }
    }
  }
`);
