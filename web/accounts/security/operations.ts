import { graphql } from '../../gql/gql.ts';

export const SIGN_IN_SECURITY = graphql(/* GraphQL */ `
  query SignInSecurity {
    signInSecurity {
      isTotpOn
      isRequired
      recoveryCodesLeft
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
    }
  }
`);

export const NEW_PASSKEY_OPTIONS = graphql(/* GraphQL */ `
  mutation NewPasskeyOptions($proof: IdentityProofInput!) {
    newPasskeyOptions(input: { proof: $proof }) {
      options
    }
  }
`);

export const ADD_PASSKEY = graphql(/* GraphQL */ `
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      factor {
        recoveryCodes
      }
    }
  }
`);

export const RENAME_PASSKEY = graphql(/* GraphQL */ `
  mutation RenamePasskey($id: Int!, $name: String!) {
    renamePasskey(input: { id: $id, name: $name }) {
      passkey {
        id
        name
      }
    }
  }
`);

export const REMOVE_PASSKEY = graphql(/* GraphQL */ `
  mutation RemovePasskey($id: Int!, $proof: IdentityProofInput!) {
    removePasskey(input: { id: $id, proof: $proof }) {
      deletedId
    }
  }
`);

export const START_TOTP = graphql(/* GraphQL */ `
  mutation StartTotp($proof: IdentityProofInput!) {
    startTotp(input: { proof: $proof }) {
      setup {
        secret
        uri
      }
    }
  }
`);

export const CONFIRM_TOTP = graphql(/* GraphQL */ `
  mutation ConfirmTotp($code: String!) {
    confirmTotp(input: { code: $code }) {
      factor {
        recoveryCodes
      }
    }
  }
`);

export const TURN_OFF_TOTP = graphql(/* GraphQL */ `
  mutation TurnOffTotp($proof: IdentityProofInput!) {
    turnOffTotp(input: { proof: $proof }) {
      isTurnedOff
    }
  }
`);

export const REPLACE_RECOVERY_CODES = graphql(/* GraphQL */ `
  mutation ReplaceRecoveryCodes($proof: IdentityProofInput!) {
    replaceRecoveryCodes(input: { proof: $proof }) {
      codes
    }
  }
`);

export const IDENTITY_PROOF_OPTIONS = graphql(/* GraphQL */ `
  mutation IdentityProofOptions {
    identityProofOptions {
      options
    }
  }
`);

export const PROVE_IDENTITY = graphql(/* GraphQL */ `
  mutation ProveIdentity($proof: IdentityProofInput!) {
    proveIdentity(input: { proof: $proof }) {
      isProven
    }
  }
`);
