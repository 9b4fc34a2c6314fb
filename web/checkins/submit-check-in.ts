import { graphql } from '../gql/gql.ts';

/** Sent as a form, because there is a picture in it. */
export const SUBMIT_CHECK_IN = graphql(/* GraphQL */ `
  mutation SubmitCheckIn($image: Upload!, $location: String!, $description: String, $gameId: Int) {
    submitCheckIn(
      input: { image: $image, location: $location, description: $description, gameId: $gameId }
    ) {
      checkIn {
        id
      }
    }
  }
`);
