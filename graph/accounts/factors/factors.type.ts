import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  PASSKEYS_LIMIT,
  type PasskeyView,
  type SignInSecurityView,
} from '../../../schema/accounts/second-factors.ts';
import type { TotpSetup } from './codes/own-totp.service.ts';

@ObjectType('Passkey', {
  description: 'A passkey. Only its owner sees it.',
  simpleResolvers: true,
})
export class PasskeyType implements PasskeyView<Date> {
  @Field(() => Int, { description: 'The id of the passkey.' }) readonly id!: number;
  @Field(() => String, { description: 'What its owner calls it.' }) readonly name!: string;
  @Field(() => Date, { description: 'When it was added.' }) readonly createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used to sign in; null for never.',
  })
  readonly lastUsedAt!: Date | null;
}

@ObjectType('SignInSecurity', {
  description: 'The second factors of the viewer’s account.',
  simpleResolvers: true,
})
export class SignInSecurityType implements SignInSecurityView<Date> {
  @Field(() => [PasskeyType], {
    description: `In the order they were added; at most ${PASSKEYS_LIMIT}.`,
  })
  readonly passkeys!: readonly PasskeyView<Date>[];

  @Field(() => Boolean, { description: 'True if an authenticator app is set up.' })
  readonly isTotpOn!: boolean;

  @Field(() => Int, { description: 'How many recovery codes were not used yet.' })
  readonly recoveryCodesLeft!: number;

  @Field(() => Boolean, {
    description:
      'True for admins if the site requires a second factor of them. Without one, they only have a member’s rights.',
  })
  readonly isRequired!: boolean;
}

@ObjectType('TotpSetup', {
  simpleResolvers: true,
  description: 'What an authenticator app needs to begin.',
})
export class TotpSetupType implements TotpSetup {
  @Field(() => String, { description: 'Base32, to be typed into the app.' })
  readonly secret!: string;

  @Field(() => String, { description: '`otpauth:`, for a QR code.' }) readonly uri!: string;
}

@ObjectType('AddedFactor', {
  simpleResolvers: true,
  description: 'The result of adding a second factor.',
})
export class AddedFactorType {
  @Field(() => [String], {
    nullable: true,
    description:
      'Recovery codes, one use each. Set only when this is the first factor, and never shown again.',
  })
  readonly recoveryCodes!: readonly string[] | null;
}

@InputType('AddPasskeyInput', { description: 'A passkey to add.' })
export class AddPasskeyInputType {
  @Field(() => String, { description: 'A name to recognize it by, up to 50 characters.' })
  name!: string;
  @Field(() => String, { description: "JSON of the browser's RegistrationResponse." })
  response!: string;
}
