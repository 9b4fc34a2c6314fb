import { RECOVERY_CODES_COUNT } from '../../../schema/accounts/second-factors.ts';
import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql';
import { IdentityProofType } from '../account.inputs.ts';
import { UserType } from '../users/user.type.ts';
import { AddedFactorType, PasskeyType, TotpSetupType } from './factors.type.ts';

@InputType('FinishSignInInput', { description: 'The second factor.' })
export class FinishSignInInput {
  @Field(() => String, {
    description: 'Six digits of the authenticator app, or a recovery code.',
  })
  readonly code!: string;
}

@ObjectType('FinishSignInPayload', {
  description: 'The result of the second step.',
  simpleResolvers: true,
})
export class FinishSignInPayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}

@ObjectType('PasskeySignInOptionsPayload', {
  description: 'What a browser needs to sign in.',
  simpleResolvers: true,
})
export class PasskeySignInOptionsPayload {
  @Field(() => String, { description: 'Options for the browser, as JSON.' })
  readonly options!: string;
}

@InputType('SignInWithPasskeyInput', { description: 'The browser’s answer.' })
export class SignInWithPasskeyInput {
  @Field(() => String, { description: 'The browser’s answer to the options, as JSON.' })
  readonly response!: string;
}

@ObjectType('SignInWithPasskeyPayload', {
  description: 'The result of signing in with a passkey.',
  simpleResolvers: true,
})
export class SignInWithPasskeyPayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}

@ObjectType('IdentityProofOptionsPayload', {
  description: 'What a browser needs for a proof of identity.',
  simpleResolvers: true,
})
export class IdentityProofOptionsPayload {
  @Field(() => String, { description: 'Options for the browser, as JSON.' })
  readonly options!: string;
}

@InputType('ProveIdentityInput', { description: 'The proof.' })
export class ProveIdentityInput {
  @Field(() => IdentityProofType, { description: 'One of them is enough.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('ProveIdentityPayload', {
  description: 'The result of a proof of identity.',
  simpleResolvers: true,
})
export class ProveIdentityPayload {
  @Field(() => Boolean, { description: 'Whether the proof counts.' })
  readonly isProven!: boolean;
}

@InputType('NewPasskeyOptionsInput', { description: 'A fresh proof of identity.' })
export class NewPasskeyOptionsInput {
  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('NewPasskeyOptionsPayload', {
  description: 'What a browser needs to create a passkey.',
  simpleResolvers: true,
})
export class NewPasskeyOptionsPayload {
  @Field(() => String, { description: 'Options for the browser, as JSON.' })
  readonly options!: string;
}

@ObjectType('AddPasskeyPayload', {
  description: 'The result of adding a passkey.',
  simpleResolvers: true,
})
export class AddPasskeyPayload {
  @Field(() => AddedFactorType, { description: 'What was added.' })
  readonly factor!: AddedFactorType;
}

@InputType('RenamePasskeyInput', { description: 'Which passkey, and its new name.' })
export class RenamePasskeyInput {
  @Field(() => Int, { description: 'The id of the passkey.' })
  readonly id!: number;

  @Field(() => String, { description: 'One line.' })
  readonly name!: string;
}

@ObjectType('RenamePasskeyPayload', {
  description: 'The result of renaming a passkey.',
  simpleResolvers: true,
})
export class RenamePasskeyPayload {
  @Field(() => PasskeyType, { description: 'The passkey after the change.' })
  readonly passkey!: PasskeyType;
}

@InputType('RemovePasskeyInput', { description: 'Which passkey, and a fresh proof of identity.' })
export class RemovePasskeyInput {
  @Field(() => Int, { description: 'The id of the passkey.' })
  readonly id!: number;

  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('RemovePasskeyPayload', {
  description: 'The result of removing a passkey.',
  simpleResolvers: true,
})
export class RemovePasskeyPayload {
  @Field(() => Int, { description: 'The id of the passkey, which is gone.' })
  readonly deletedId!: number;
}

@InputType('StartTotpInput', { description: 'A fresh proof of identity.' })
export class StartTotpInput {
  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('StartTotpPayload', {
  description: 'The result of starting an authenticator app.',
  simpleResolvers: true,
})
export class StartTotpPayload {
  @Field(() => TotpSetupType, { description: 'What the authenticator app needs.' })
  readonly setup!: TotpSetupType;
}

@InputType('ConfirmTotpInput', { description: 'A code of the app.' })
export class ConfirmTotpInput {
  @Field(() => String, { description: 'Six digits of the authenticator app.' })
  readonly code!: string;
}

@ObjectType('ConfirmTotpPayload', {
  description: 'The result of turning on the authenticator app.',
  simpleResolvers: true,
})
export class ConfirmTotpPayload {
  @Field(() => AddedFactorType, { description: 'What was added.' })
  readonly factor!: AddedFactorType;
}

@InputType('TurnOffTotpInput', { description: 'A fresh proof of identity.' })
export class TurnOffTotpInput {
  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('TurnOffTotpPayload', {
  description: 'The result of turning off the authenticator app.',
  simpleResolvers: true,
})
export class TurnOffTotpPayload {
  @Field(() => Boolean, { description: 'Whether the authenticator app is off.' })
  readonly isTurnedOff!: boolean;
}

@InputType('ReplaceRecoveryCodesInput', { description: 'A fresh proof of identity.' })
export class ReplaceRecoveryCodesInput {
  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('ReplaceRecoveryCodesPayload', {
  description: 'The result of replacing the recovery codes.',
  simpleResolvers: true,
})
export class ReplaceRecoveryCodesPayload {
  @Extensions({ listLength: RECOVERY_CODES_COUNT })
  @Field(() => [String], { description: 'The new codes, shown only once.' })
  readonly codes!: string[];
}
