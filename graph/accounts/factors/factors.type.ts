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
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => Date) readonly createdAt!: Date;
  @Field(() => Date, { nullable: true }) readonly lastUsedAt!: Date | null;
}

@ObjectType('SignInSecurity', {
  description: "The second factors of one's own account.",
  simpleResolvers: true,
})
export class SignInSecurityType implements SignInSecurityView<Date> {
  @Field(() => [PasskeyType], {
    description: `In the order they were added; at most ${PASSKEYS_LIMIT}.`,
  })
  readonly passkeys!: readonly PasskeyView<Date>[];

  @Field(() => Boolean, { description: 'True when an authenticator app makes codes.' })
  readonly isTotpOn!: boolean;

  @Field(() => Int) readonly recoveryCodesLeft!: number;

  @Field(() => Boolean, {
    description:
      'True for admins where the site demands a second factor of them. Without one they have the rights of a member.',
  })
  readonly isRequired!: boolean;
}

@ObjectType('TotpSetup', { simpleResolvers: true })
export class TotpSetupType implements TotpSetup {
  @Field(() => String, { description: 'Base32, to be typed into the app.' })
  readonly secret!: string;

  @Field(() => String, { description: '`otpauth:`, for a QR code.' }) readonly uri!: string;
}

@ObjectType('AddedFactor', { simpleResolvers: true })
export class AddedFactorType {
  @Field(() => [String], {
    nullable: true,
    description:
      'With the first factor: codes that replace it once each. No other response has them.',
  })
  readonly recoveryCodes!: readonly string[] | null;
}

@InputType('AddPasskeyInput')
export class AddPasskeyInputType {
  @Field(() => String, { description: 'To know it again, in at most 50 characters.' })
  name!: string;
  @Field(() => String, { description: "JSON of the browser's RegistrationResponse." })
  response!: string;
}
