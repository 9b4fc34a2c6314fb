import { nameOf } from '../../../schema/enum-names.ts';
import { questionFilterInput, questionStatusInput } from '../../../schema/questions.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestQuestionFragment } from '../../gql/graphql.ts';
import { after, id, inWords, optionalText, row, text } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestQuestion on Question {
    id
    question
    approved: isApproved
    status
    createdAt
    user {
      id
      name
      favoriteTeam
    }
  }
`);

const withWord = inWords('status');
const flat = (question: RestQuestionFragment) => ({
  ...withWord(question),
  userId: question.user.id,
});

/** Questions to the hosts. */
export const questionsRows = [
  row({
    method: 'post',
    path: '/api/questions',
    operation: graphql(/* GraphQL */ `
      mutation RestSubmitQuestion($input: SubmitQuestionInput!) {
        submitQuestion(input: $input) {
          question {
            ...RestQuestion
          }
        }
      }
    `),
    variables: ({ body }) => ({ input: { question: text(body.question, 'question') } }),
    reply: (data) => flat(data.submitQuestion!.question),
    status: 201,
  }),
  row({
    method: 'get',
    path: '/api/admin/questions',
    operation: graphql(/* GraphQL */ `
      query RestQuestions($filter: QuestionFilter!, $after: String) {
        questions(filter: $filter, first: 100, after: $after) {
          nodes {
            ...RestQuestion
          }
        }
      }
    `),
    variables: ({ query }) => ({
      filter: nameOf(questionFilterInput.parse(optionalText(query.filter, 'filter') || 'all')),
      after: after('questions', query.after),
    }),
    reply: (data) => data.questions.nodes.map(flat),
  }),
  row({
    method: 'patch',
    path: '/api/questions/:id/approve',
    operation: graphql(/* GraphQL */ `
      mutation RestApproveQuestion($id: Int!) {
        approveQuestion(input: { id: $id }) {
          question {
            ...RestQuestion
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => flat(data.approveQuestion!.question),
  }),
  row({
    method: 'patch',
    path: '/api/questions/:id/status',
    operation: graphql(/* GraphQL */ `
      mutation RestSetQuestionStatus($id: Int!, $status: QuestionStatus!) {
        setQuestionStatus(input: { id: $id, status: $status }) {
          question {
            ...RestQuestion
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      id: id(params.id),
      status: nameOf(questionStatusInput.parse(text(body.status, 'status'))),
    }),
    reply: (data) => flat(data.setQuestionStatus!.question),
  }),
  row({
    method: 'delete',
    path: '/api/questions/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestDeleteQuestion($id: Int!) {
        deleteQuestion(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: () => ({ success: true }),
  }),
];
