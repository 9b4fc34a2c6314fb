import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment MyQuestion_question on Question {
    id
    question
    status
    isOnAir
    createdAt
    answeredAtSeconds
    answeredIn {
      id
      type
      title
    }
  }
`);

export const MY_QUESTIONS = graphql(/* GraphQL */ `
  query MyQuestions($first: Int!, $after: String) {
    myQuestions(first: $first, after: $after) {
      nodes {
        ...MyQuestion_question
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const MY_QUESTION_EVENTS = graphql(/* GraphQL */ `
  subscription MyQuestionEvents {
    myQuestionEvents {
      kind
      questionId
      question {
        ...MyQuestion_question
      }
    }
  }
`);
