import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PROOF_COUNTS_MINUTES, PROOF_NEEDED } from '../../../schema/accounts/fresh-proof.ts';
import type { Context } from '../../core/context.ts';
import { proveIdentity } from '../passwords/prove-identity.service.ts';
import { AddPasskeyInputType, SignInSecurityType } from './factors.type.ts';
import * as passkeys from './passkeys/own-passkeys.service.ts';
import * as totp from './codes/own-totp.service.ts';
import * as options from './passkeys/passkey-options.ts';
import * as secondStep from './second-step.service.ts';
import * as security from './sign-in-security.service.ts';
import {
  FinishSignInInput,
  FinishSignInPayload,
  PasskeySignInOptionsPayload,
  SignInWithPasskeyInput,
  SignInWithPasskeyPayload,
  IdentityProofOptionsPayload,
  ProveIdentityInput,
  ProveIdentityPayload,
  NewPasskeyOptionsInput,
  NewPasskeyOptionsPayload,
  AddPasskeyPayload,
  RenamePasskeyInput,
  RenamePasskeyPayload,
  RemovePasskeyInput,
  RemovePasskeyPayload,
  StartTotpInput,
  StartTotpPayload,
  ConfirmTotpInput,
  ConfirmTotpPayload,
  TurnOffTotpInput,
  TurnOffTotpPayload,
  ReplaceRecoveryCodesInput,
  ReplaceRecoveryCodesPayload,
} from './factors.payloads.ts';

/** Passkeys, authenticator apps and recovery codes. */
@Resolver()
export class FactorsResolver {
  @Query(() => SignInSecurityType, { description: 'The viewer’s second factors.' })
  signInSecurity(@Ctx() ctx: Context) {
    return security.signInSecurity(ctx);
  }

  @Mutation(() => FinishSignInPayload, {
    nullable: true,
    description:
      'The second step of a sign-in, after signIn was refused with `extensions.secondFactor`: a code from the authenticator app or a recovery code. UNAUTHENTICATED if it is wrong; without `secondFactor`, start over.',
  })
  async finishSignIn(
    @Ctx() ctx: Context,
    @Arg('input', () => FinishSignInInput, { description: 'The second factor.' })
    { code }: FinishSignInInput,
  ): Promise<FinishSignInPayload> {
    return { user: await secondStep.finishSignIn(ctx, code) };
  }

  @Mutation(() => PasskeySignInOptionsPayload, {
    nullable: true,
    description: "JSON of WebAuthn's PublicKeyCredentialRequestOptions, for signInWithPasskey.",
  })
  async passkeySignInOptions(@Ctx() ctx: Context): Promise<PasskeySignInOptionsPayload> {
    return { options: await options.passkeySignInOptions(ctx) };
  }

  @Mutation(() => SignInWithPasskeyPayload, {
    nullable: true,
    description:
      'Signs the browser in with the JSON of its AuthenticationResponse, either without a password or as the second step.',
  })
  async signInWithPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => SignInWithPasskeyInput, { description: 'The browser’s answer.' })
    { response }: SignInWithPasskeyInput,
  ): Promise<SignInWithPasskeyPayload> {
    return { user: await secondStep.signInWithPasskey(ctx, response) };
  }

  @Mutation(() => IdentityProofOptionsPayload, {
    nullable: true,
    description:
      "JSON of WebAuthn's PublicKeyCredentialRequestOptions, for the `passkey` of an IdentityProof.",
  })
  async identityProofOptions(@Ctx() ctx: Context): Promise<IdentityProofOptionsPayload> {
    return { options: await options.identityProofOptions(ctx) };
  }

  @Mutation(() => ProveIdentityPayload, {
    nullable: true,
    description: `Proves the viewer’s identity for ${PROOF_COUNTS_MINUTES} minutes. Without it, destructive actions by admins with a second factor are refused with \`extensions.reason\` ${PROOF_NEEDED}.`,
  })
  async proveIdentity(
    @Ctx() ctx: Context,
    @Arg('input', () => ProveIdentityInput, { description: 'The proof.' })
    { proof }: ProveIdentityInput,
  ): Promise<ProveIdentityPayload> {
    await proveIdentity(ctx, proof);
    return { isProven: true };
  }

  @Mutation(() => NewPasskeyOptionsPayload, {
    nullable: true,
    description:
      "JSON of WebAuthn's PublicKeyCredentialCreationOptions, for addPasskey, given a proof of identity.",
  })
  async newPasskeyOptions(
    @Ctx() ctx: Context,
    @Arg('input', () => NewPasskeyOptionsInput, { description: 'A fresh proof of identity.' })
    { proof }: NewPasskeyOptionsInput,
  ): Promise<NewPasskeyOptionsPayload> {
    return { options: await passkeys.newPasskeyOptions(ctx, proof) };
  }

  @Mutation(() => AddPasskeyPayload, {
    nullable: true,
    description: 'Adds a passkey the browser created.',
  })
  async addPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPasskeyInputType, { description: 'The passkey the browser made.' })
    input: AddPasskeyInputType,
  ): Promise<AddPasskeyPayload> {
    return { factor: await passkeys.addPasskey(ctx, input) };
  }

  @Mutation(() => RenamePasskeyPayload, {
    nullable: true,
    description: 'Gives a passkey another name.',
  })
  async renamePasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => RenamePasskeyInput, { description: 'Which passkey, and its new name.' })
    { id, name }: RenamePasskeyInput,
  ): Promise<RenamePasskeyPayload> {
    return { passkey: await passkeys.renamePasskey(ctx, id, name) };
  }

  @Mutation(() => RemovePasskeyPayload, {
    nullable: true,
    description: 'Removes a passkey, given a proof of identity.',
  })
  async removePasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => RemovePasskeyInput, {
      description: 'Which passkey, and a fresh proof of identity.',
    })
    { id, proof }: RemovePasskeyInput,
  ): Promise<RemovePasskeyPayload> {
    await passkeys.removePasskey(ctx, id, proof);
    return { deletedId: id };
  }

  @Mutation(() => StartTotpPayload, {
    nullable: true,
    description:
      'Creates a secret for an authenticator app, given a proof of identity. It takes effect once confirmTotp gets a code.',
  })
  async startTotp(
    @Ctx() ctx: Context,
    @Arg('input', () => StartTotpInput, { description: 'A fresh proof of identity.' })
    { proof }: StartTotpInput,
  ): Promise<StartTotpPayload> {
    return { setup: await totp.startTotp(ctx, proof) };
  }

  @Mutation(() => ConfirmTotpPayload, {
    nullable: true,
    description: 'Turns on the authenticator app, given one of its codes.',
  })
  async confirmTotp(
    @Ctx() ctx: Context,
    @Arg('input', () => ConfirmTotpInput, { description: 'A code of the app.' })
    { code }: ConfirmTotpInput,
  ): Promise<ConfirmTotpPayload> {
    return { factor: await totp.confirmTotp(ctx, code) };
  }

  @Mutation(() => TurnOffTotpPayload, {
    nullable: true,
    description: 'Turns off the authenticator app, given a proof of identity.',
  })
  async turnOffTotp(
    @Ctx() ctx: Context,
    @Arg('input', () => TurnOffTotpInput, { description: 'A fresh proof of identity.' })
    { proof }: TurnOffTotpInput,
  ): Promise<TurnOffTotpPayload> {
    await totp.turnOffTotp(ctx, proof);
    return { isTurnedOff: true };
  }

  @Mutation(() => ReplaceRecoveryCodesPayload, {
    nullable: true,
    description:
      'Creates new recovery codes, given a proof of identity. The old ones stop working.',
  })
  async replaceRecoveryCodes(
    @Ctx() ctx: Context,
    @Arg('input', () => ReplaceRecoveryCodesInput, { description: 'A fresh proof of identity.' })
    { proof }: ReplaceRecoveryCodesInput,
  ): Promise<ReplaceRecoveryCodesPayload> {
    return { codes: await security.replaceRecoveryCodes(ctx, proof) };
  }
}
