import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment SubmissionRow_submission on ContactSubmission {
    id
    user {
      id
    }
    name
    email
    category
    message
    status
    createdAt
  }
`);

export const SUBMISSIONS = graphql(/* GraphQL */ `
  query ContactSubmissions(
    $category: ContactCategory
    $statuses: [ContactStatus!]
    $first: Int!
    $after: String
  ) {
    contactSubmissions(category: $category, statuses: $statuses, first: $first, after: $after) {
      nodes {
        ...SubmissionRow_submission
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const NEW_CONTACT = graphql(/* GraphQL */ `
  query NewContact {
    contactCounts {
      new
    }
  }
`);

export const CONTACT_EVENTS = graphql(/* GraphQL */ `
  subscription ContactEvents {
    contactEvents {
      submissionId
      newCount
    }
  }
`);

export const SET_CONTACT_STATUS = graphql(/* GraphQL */ `
  mutation SetContactStatus($id: Int!, $status: ContactStatus!) {
    setContactStatus(input: { id: $id, status: $status }) {
      submission {
        ...SubmissionRow_submission
      }
    }
  }
`);

export const DELETE_SUBMISSION = graphql(/* GraphQL */ `
  mutation DeleteContactSubmission($id: Int!) {
    deleteContactSubmission(input: { id: $id }) {
      deletedId
    }
  }
`);
