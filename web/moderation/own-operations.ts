import { graphql } from '../gql/gql.ts';

export const ACKNOWLEDGE_SANCTION = graphql(/* GraphQL */ `
  mutation AcknowledgeSanction($id: Int!) {
    acknowledgeSanction(input: { id: $id }) {
      sanction {
        id
      }
    }
  }
`);

export const ANSWER_SANCTION = graphql(/* GraphQL */ `
  mutation AnswerSanction($id: Int!, $answer: String!) {
    answerSanction(input: { id: $id, answer: $answer }) {
      sanction {
        ...Own_sanction
      }
    }
  }
`);
