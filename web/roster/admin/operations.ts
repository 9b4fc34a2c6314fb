import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ManagedPlayer_row on RosterPlayer {
    id
    name
    position
    jersey
    isStarter
    weight
    height
    age
    experience
    injuryStatus
    injuryDetails
  }
`);

export const MANAGED_ROSTER = graphql(/* GraphQL */ `
  query ManagedRoster {
    managedRoster {
      isFromProvider
      players {
        ...ManagedPlayer_row
      }
    }
  }
`);

export const ADD_PLAYER = graphql(/* GraphQL */ `
  mutation AddPlayer($input: AddPlayerInput!) {
    addPlayer(input: $input) {
      player {
        ...ManagedPlayer_row
      }
    }
  }
`);

export const UPDATE_PLAYER = graphql(/* GraphQL */ `
  mutation UpdatePlayer($input: UpdatePlayerInput!) {
    updatePlayer(input: $input) {
      player {
        ...ManagedPlayer_row
      }
    }
  }
`);

export const SET_INJURY = graphql(/* GraphQL */ `
  mutation SetInjury($input: SetInjuryInput!) {
    setInjury(input: $input) {
      player {
        ...ManagedPlayer_row
      }
    }
  }
`);

export const REMOVE_PLAYER = graphql(/* GraphQL */ `
  mutation RemovePlayer($input: RemovePlayerInput!) {
    removePlayer(input: $input) {
      removedId
    }
  }
`);

export const PREVIEW_ROSTER = graphql(/* GraphQL */ `
  mutation PreviewRoster($input: PreviewRosterInput!) {
    previewRoster(input: $input) {
      sheetName
      recognized {
        header
        column
      }
      ignored
      rows {
        rowNumber
        name
        position
        jersey
        change
        changed
        faults {
          column
          value
          sameAsRow
        }
      }
      leaving {
        id
        name
      }
      problem
    }
  }
`);

export const IMPORT_ROSTER = graphql(/* GraphQL */ `
  mutation ImportRoster($input: ImportRosterInput!) {
    importRoster(input: $input) {
      added
      changed
      returned
      left
    }
  }
`);
