import { graphql } from '../../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ManagedSponsor_row on ManagedSponsor {
    id
    isActive
    activeFrom
    activeTo
    state
    sponsor {
      id
      name
      description
      logoUrl
      logo {
        ...Picture_image
      }
      websiteUrl
    }
  }
`);

export const MANAGED_SPONSORS = graphql(/* GraphQL */ `
  query ManagedSponsors {
    managedSponsors {
      ...ManagedSponsor_row
    }
  }
`);

export const ADD_SPONSOR = graphql(/* GraphQL */ `
  mutation AddSponsor($input: AddSponsorInput!) {
    addSponsor(input: $input) {
      sponsor {
        id
      }
    }
  }
`);

export const UPDATE_SPONSOR = graphql(/* GraphQL */ `
  mutation UpdateSponsor($input: UpdateSponsorInput!) {
    updateSponsor(input: $input) {
      sponsor {
        ...ManagedSponsor_row
      }
    }
  }
`);

export const MOVE_SPONSOR = graphql(/* GraphQL */ `
  mutation MoveSponsor($input: MoveSponsorInput!) {
    moveSponsor(input: $input) {
      sponsors {
        ...ManagedSponsor_row
      }
    }
  }
`);

export const DELETE_SPONSOR = graphql(/* GraphQL */ `
  mutation DeleteSponsor($input: DeleteSponsorInput!) {
    deleteSponsor(input: $input) {
      deletedId
    }
  }
`);
