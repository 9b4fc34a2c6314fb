import { graphql } from '../gql/gql.ts';
import { row, text } from './row.ts';

/** Questions to the hosts. */
export const questionsRows = [
  row({
    method: 'post',
    path: '/api/questions',
    operation: graphql(/* GraphQL */ `
      mutation RestSubmitQuestion($input: SubmitQuestion!) {
        submitQuestion(input: $input) {
          id
          question
          approved
          status
          createdAt
        }
      }
    `),
    variables: ({ body }) => ({ input: { question: text(body.question, 'question') } }),
    reply: (data) => data.submitQuestion,
    status: 201,
  }),
];
