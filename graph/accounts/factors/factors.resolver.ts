import { Arg, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PROOF_COUNTS_MINUTES, PROOF_NEEDED } from '../../../schema/accounts/fresh-proof.ts';
import { RECOVERY_CODES_COUNT } from '../../../schema/accounts/second-factors.ts';
import type { Context } from '../../core/context.ts';
import { IdentityProofType } from '../account.inputs.ts';
import { proveIdentity } from '../passwords/prove-identity.service.ts';
import { UserType } from '../users/user.type.ts';
import {
  AddedFactorType,
  AddPasskeyInputType,
  PasskeyType,
  SignInSecurityType,
  TotpSetupType,
} from './factors.type.ts';
import * as passkeys from './passkeys/own-passkeys.service.ts';
import * as totp from './codes/own-totp.service.ts';
import * as options from './passkeys/passkey-options.ts';
import * as secondStep from './second-step.service.ts';
import * as security from './sign-in-security.service.ts';

const proofArg = () => IdentityProofType;

/** Passkeys, authenticator apps and recovery codes. */
@Resolver()
export class FactorsResolver {
  @Query(() => SignInSecurityType, { description: 'The viewer’s second factors.' })
  signInSecurity(@Ctx() ctx: Context) {
    return security.signInSecurity(ctx);
  }

  @Mutation(() => UserType, {
    description:
      'The second step of a sign-in, after signIn was refused with `extensions.secondFactor`: a code from the authenticator app or a recovery code. UNAUTHENTICATED if it is wrong; without `secondFactor`, start over.',
  })
  finishSignIn(
    @Ctx() ctx: Context,
    @Arg('code', () => String, {
      description: 'Six digits of the authenticator app, or a recovery code.',
    })
    code: string,
  ) {
    return secondStep.finishSignIn(ctx, code);
  }

  @Mutation(() => String, {
    description: "JSON of WebAuthn's PublicKeyCredentialRequestOptions, for signInWithPasskey.",
  })
  passkeySignInOptions(@Ctx() ctx: Context) {
    return options.passkeySignInOptions(ctx);
  }

  @Mutation(() => UserType, {
    description:
      'Signs the browser in with the JSON of its AuthenticationResponse, either without a password or as the second step.',
  })
  signInWithPasskey(
    @Ctx() ctx: Context,
    @Arg('response', () => String, { description: 'The browser’s answer to the options, as JSON.' })
    response: string,
  ) {
    return secondStep.signInWithPasskey(ctx, response);
  }

  @Mutation(() => String, {
    description:
      "JSON of WebAuthn's PublicKeyCredentialRequestOptions, for the `passkey` of an IdentityProof.",
  })
  identityProofOptions(@Ctx() ctx: Context) {
    return options.identityProofOptions(ctx);
  }

  @Mutation(() => Boolean, {
    description: `Proves the viewer’s identity for ${PROOF_COUNTS_MINUTES} minutes. Without it, destructive actions by admins with a second factor are refused with \`extensions.reason\` ${PROOF_NEEDED}.`,
  })
  proveIdentity(
    @Ctx() ctx: Context,
    @Arg('proof', proofArg, { description: 'One of them is enough.' }) proof: IdentityProofType,
  ) {
    return proveIdentity(ctx, proof);
  }

  @Mutation(() => String, {
    description:
      "JSON of WebAuthn's PublicKeyCredentialCreationOptions, for addPasskey, given a proof of identity.",
  })
  newPasskeyOptions(
    @Ctx() ctx: Context,
    @Arg('proof', proofArg, { description: 'A fresh proof of identity.' }) proof: IdentityProofType,
  ) {
    return passkeys.newPasskeyOptions(ctx, proof);
  }

  @Mutation(() => AddedFactorType, { description: 'Adds a passkey the browser created.' })
  addPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPasskeyInputType, { description: 'The passkey the browser made.' })
    input: AddPasskeyInputType,
  ) {
    return passkeys.addPasskey(ctx, input);
  }

  @Mutation(() => PasskeyType, { description: 'Gives a passkey another name.' })
  renamePasskey(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the passkey.' }) id: number,
    @Arg('name', () => String, { description: 'One line.' }) name: string,
  ) {
    return passkeys.renamePasskey(ctx, id, name);
  }

  @Mutation(() => Boolean, { description: 'Removes a passkey, given a proof of identity.' })
  removePasskey(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the passkey.' }) id: number,
    @Arg('proof', proofArg, { description: 'A fresh proof of identity.' }) proof: IdentityProofType,
  ) {
    return passkeys.removePasskey(ctx, id, proof);
  }

  @Mutation(() => TotpSetupType, {
    description:
      'Creates a secret for an authenticator app, given a proof of identity. It takes effect once confirmTotp gets a code.',
  })
  startTotp(
    @Ctx() ctx: Context,
    @Arg('proof', proofArg, { description: 'A fresh proof of identity.' }) proof: IdentityProofType,
  ) {
    return totp.startTotp(ctx, proof);
  }

  @Mutation(() => AddedFactorType, {
    description: 'Turns on the authenticator app, given one of its codes.',
  })
  confirmTotp(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'Six digits of the authenticator app.' })
    code: string,
  ) {
    return totp.confirmTotp(ctx, code);
  }

  @Mutation(() => Boolean, {
    description: 'Turns off the authenticator app, given a proof of identity.',
  })
  turnOffTotp(
    @Ctx() ctx: Context,
    @Arg('proof', proofArg, { description: 'A fresh proof of identity.' }) proof: IdentityProofType,
  ) {
    return totp.turnOffTotp(ctx, proof);
  }

  @Extensions({ listLength: RECOVERY_CODES_COUNT })
  @Mutation(() => [String], {
    description:
      'Creates new recovery codes, given a proof of identity. The old ones stop working.',
  })
  replaceRecoveryCodes(
    @Ctx() ctx: Context,
    @Arg('proof', proofArg, { description: 'A fresh proof of identity.' }) proof: IdentityProofType,
  ) {
    return security.replaceRecoveryCodes(ctx, proof);
  }
}
