import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment QuestionRow_question on Question {
    id
    question
    isApproved
    status
    createdAt
    answeredAtSeconds
    answeredIn {
      id
      type
      title
    }
    user {
      id
      name
      favoriteTeam
      avatarUrl
      avatarType
      isAdmin
      isMvp
    }
  }
`);

export const QUESTIONS = graphql(/* GraphQL */ `
  query Questions($filter: QuestionFilter!, $first: Int!, $after: String) {
    questions(filter: $filter, first: $first, after: $after) {
      nodes {
        ...QuestionRow_question
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const PENDING_QUESTIONS = graphql(/* GraphQL */ `
  query PendingQuestions {
    pendingQuestionCount
  }
`);

export const QUESTION_EVENTS = graphql(/* GraphQL */ `
  subscription QuestionEvents {
    questionEvents {
      questionId
      pendingCount
    }
  }
`);

export const APPROVE_QUESTION = graphql(/* GraphQL */ `
  mutation ApproveQuestion($id: Int!) {
    approveQuestion(input: { id: $id }) {
      question {
        ...QuestionRow_question
      }
    }
  }
`);

export const SET_QUESTION_STATUS = graphql(/* GraphQL */ `
  mutation SetQuestionStatus($id: Int!, $status: QuestionStatus!) {
    setQuestionStatus(input: { id: $id, status: $status }) {
      question {
        ...QuestionRow_question
      }
    }
  }
`);

export const DELETE_QUESTION = graphql(/* GraphQL */ `
  mutation DeleteQuestion($id: Int!) {
    deleteQuestion(input: { id: $id }) {
      deletedId
    }
  }
`);

export const SHOWS_TO_LINK = graphql(/* GraphQL */ `
  query ShowsToLink($search: String) {
    shows(first: 10, search: $search) {
      nodes {
        id
        type
        title
        publishedAt
      }
    }
  }
`);

export const SET_QUESTION_SHOW = graphql(/* GraphQL */ `
  mutation SetQuestionShow($input: SetQuestionShowInput!) {
    setQuestionShow(input: $input) {
      question {
        ...QuestionRow_question
      }
    }
  }
`);

graphql(/* GraphQL */ `
  fragment AirQuestion_question on Question {
    id
    question
    user {
      id
      name
    }
  }
`);

export const AIR_QUESTIONS = graphql(/* GraphQL */ `
  query AirQuestions($first: Int!) {
    questionOnAir {
      ...AirQuestion_question
    }
    questionQueue(first: $first) {
      nodes {
        ...AirQuestion_question
      }
    }
  }
`);

export const SET_QUESTION_ON_AIR = graphql(/* GraphQL */ `
  mutation SetQuestionOnAir($input: SetQuestionOnAirInput!) {
    setQuestionOnAir(input: $input) {
      question {
        id
        status
      }
    }
  }
`);
