import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment QueueRow_post on WaitingPost {
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
    article {
      id
    }
    user {
      id
      name
      isAdmin
    }
    claimedBy {
      id
      name
    }
    image {
      ...Picture_image
    }
  }
`);

export const QUEUE = graphql(/* GraphQL */ `
  query ModerationQueue($first: Int!) {
    moderationQueueCount
    moderationQueue(first: $first) {
      nodes {
        ...QueueRow_post
      }
    }
  }
`);

export const QUEUE_COUNT = graphql(/* GraphQL */ `
  query ModerationQueueCount {
    moderationQueueCount
  }
`);

export const QUEUE_EVENTS = graphql(/* GraphQL */ `
  subscription ModerationQueueEvents {
    moderationQueueEvents {
      claimedPost
    }
  }
`);

export const POST_DETAILS = graphql(/* GraphQL */ `
  query WaitingPostDetails($id: ID!) {
    waitingPostDetails(id: $id) {
      id
      reports {
        id
        reason
        description
        reporterName
        createdAt
      }
      context {
        id
        text
        createdAt
        isThePost
        user {
          id
          name
        }
      }
    }
  }
`);

export const CLAIM_POST = graphql(/* GraphQL */ `
  mutation ClaimWaitingPost($id: ID!) {
    claimWaitingPost(input: { id: $id }) {
      post {
        ...QueueRow_post
      }
    }
  }
`);

export const RELEASE_POST = graphql(/* GraphQL */ `
  mutation ReleaseWaitingPost($id: ID!) {
    releaseWaitingPost(input: { id: $id }) {
      id
    }
  }
`);

export const DECIDE_POSTS = graphql(/* GraphQL */ `
  mutation DecideWaitingPosts($ids: [ID!]!, $decision: ModerationDecision!) {
    decideWaitingPosts(input: { ids: $ids, decision: $decision }) {
      decided
      undecided {
        id
        reason
      }
    }
  }
`);
