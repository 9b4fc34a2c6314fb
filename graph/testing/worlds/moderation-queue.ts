import { graphql } from '../../gql/gql.ts';

export const Queue = graphql(/* GraphQL */ `
  query QueueTest($first: Int!, $after: String) {
    moderationQueueCount
    moderationQueue(first: $first, after: $after) {
      nodes {
        id
        kind
        waitingSince
        reportCount
        reasons
        filters
        isUnapproved
        isThere
        text
        userName
        articleTitle
        claimedUntil
        user {
          name
        }
        claimedBy {
          name
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);
export const Details = graphql(/* GraphQL */ `
  query QueueDetailsTest($id: ID!) {
    waitingPostDetails(id: $id) {
      reports {
        reason
        description
        reporterName
      }
      context {
        text
        isThePost
        user {
          name
        }
      }
    }
  }
`);
export const Claim = graphql(/* GraphQL */ `
  mutation QueueClaimTest($id: ID!) {
    claimWaitingPost(input: { id: $id }) {
      post {
        id
        claimedUntil
        claimedBy {
          name
        }
      }
    }
  }
`);
export const Release = graphql(/* GraphQL */ `
  mutation QueueReleaseTest($id: ID!) {
    releaseWaitingPost(input: { id: $id }) {
      id
    }
  }
`);
export const Decide = graphql(/* GraphQL */ `
  mutation QueueDecideTest($ids: [ID!]!, $decision: ModerationDecision!) {
    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {
      decided
      undecided {
        id
        reason
      }
    }
  }
`);
