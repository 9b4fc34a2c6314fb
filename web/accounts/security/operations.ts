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
  mutation NewPasskeyOptions($proof: IdentityProof!) {
    newPasskeyOptions(proof: $proof)
  }
`);

export const ADD_PASSKEY = graphql(/* GraphQL */ `
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      recoveryCodes
    }
  }
`);

export const RENAME_PASSKEY = graphql(/* GraphQL */ `
  mutation RenamePasskey($id: Int!, $name: String!) {
    renamePasskey(id: $id, name: $name) {
      id
      name
    }
  }
`);

export const REMOVE_PASSKEY = graphql(/* GraphQL */ `
  mutation RemovePasskey($id: Int!, $proof: IdentityProof!) {
    removePasskey(id: $id, proof: $proof)
  }
`);

export const START_TOTP = graphql(/* GraphQL */ `
  mutation StartTotp($proof: IdentityProof!) {
    startTotp(proof: $proof) {
      secret
      uri
    }
  }
`);

export const CONFIRM_TOTP = graphql(/* GraphQL */ `
  mutation ConfirmTotp($code: String!) {
    confirmTotp(code: $code) {
      recoveryCodes
    }
  }
`);

export const TURN_OFF_TOTP = graphql(/* GraphQL */ `
  mutation TurnOffTotp($proof: IdentityProof!) {
    turnOffTotp(proof: $proof)
  }
`);

export const REPLACE_RECOVERY_CODES = graphql(/* GraphQL */ `
  mutation ReplaceRecoveryCodes($proof: IdentityProof!) {
    replaceRecoveryCodes(proof: $proof)
  }
`);

export const IDENTITY_PROOF_OPTIONS = graphql(/* GraphQL */ `
  mutation IdentityProofOptions {
    identityProofOptions
  }
`);

export const PROVE_IDENTITY = graphql(/* GraphQL */ `
  mutation ProveIdentity($proof: IdentityProof!) {
    proveIdentity(proof: $proof)
  }
`);
