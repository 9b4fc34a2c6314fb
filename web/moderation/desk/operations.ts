import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment SanctionRow_sanction on Sanction {
    id
    kind
    reason
    note
    contentType
    excerpt
    createdAt
    endsAt
    acknowledgedAt
    liftedAt
    answer
    answeredAt
    isInForce
    removedPosts
    user {
      id
      name
    }
    sanctionedBy {
      id
      name
    }
    liftedBy {
      id
      name
    }
  }
`);

export const SANCTIONS = graphql(/* GraphQL */ `
  query Sanctions($filter: SanctionFilter!, $first: Int!, $after: String) {
    sanctions(filter: $filter, first: $first, after: $after) {
      nodes {
        ...SanctionRow_sanction
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const MEMBER_SANCTIONS = graphql(/* GraphQL */ `
  query MemberSanctions($userId: Int!) {
    memberSanctions(userId: $userId) {
      nextKind
      sanctions {
        ...SanctionRow_sanction
      }
    }
  }
`);

export const SANCTION_MEMBER = graphql(/* GraphQL */ `
  mutation SanctionMember($input: SanctionMemberInput!) {
    sanctionMember(input: $input) {
      sanction {
        ...SanctionRow_sanction
      }
    }
  }
`);

export const LIFT_SANCTION = graphql(/* GraphQL */ `
  mutation LiftSanction($input: LiftSanctionInput!) {
    liftSanction(input: $input) {
      sanction {
        ...SanctionRow_sanction
      }
    }
  }
`);

export const REMOVED_POSTS = graphql(/* GraphQL */ `
  query RemovedPosts($first: Int!, $after: String) {
    removedPosts(first: $first, after: $after) {
      nodes {
        id
        kind
        excerpt
        removedAt
        restorableUntil
        user {
          id
          name
        }
        removedBy {
          id
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

export const RESTORE_POST = graphql(/* GraphQL */ `
  mutation RestorePost($id: Int!) {
    restorePost(input: { id: $id }) {
      kind
      postId
    }
  }
`);

export const REMOVED_POST_EVENTS = graphql(/* GraphQL */ `
  subscription RemovedPostEvents {
    removedPostEvents {
      removedPostId
    }
  }
`);

export const SANCTION_EVENTS = graphql(/* GraphQL */ `
  subscription SanctionEvents {
    sanctionEvents {
      sanctionId
      userId
    }
  }
`);
