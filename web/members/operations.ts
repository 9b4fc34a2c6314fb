import { graphql } from '../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment Member_profile on MemberProfile {
    isHidden
    joinedOn
    badges {
      kind
      count
      level
    }
    user {
      ...Member_user
    }
  }
`);

export const MEMBER_PAGE = graphql(/* GraphQL */ `
  query MemberPage($id: Int!) {
    memberProfile(id: $id) {
      ...Member_profile
    }
  }
`);

export const SET_PROFILE_HIDDEN = graphql(/* GraphQL */ `
  mutation SetProfileHidden($isHidden: Boolean!) {
    setProfileHidden(input: { isHidden: $isHidden }) {
      profile {
        isHidden
      }
    }
  }
`);
