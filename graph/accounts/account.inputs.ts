import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type {
  ChangePasswordInput,
  IdentityProof,
  ResetPasswordInput,
  SignInInput,
  SignUpInput,
  UpdateAvatarInput,
  UpdateProfileInput,
} from '../../schema/accounts/accounts.ts';
import { AvatarTypeEnum } from './users/user.type.ts';

@InputType('SignUpInput', { description: 'A new account.' })
export class SignUpInputType implements SignUpInput {
  @Field(() => String, { description: 'One line, as others will see it.' }) name!: string;
  @Field(() => String, {
    description: 'Where to send the link that proves the address; unique regardless of case.',
  })
  email!: string;
  @Field(() => String, { description: 'At least 6 characters; all of them count.' })
  password!: string;
  @Field(() => String, {
    nullable: true,
    description: 'One of the 32 teams; Denver Broncos when absent.',
  })
  favoriteTeam?: SignUpInput['favoriteTeam'];
  @Field(() => String, { nullable: true, description: 'United States when absent.' }) country?:
    string | null;
}

@InputType('SignInInput', { description: 'Email and password.' })
export class SignInInputType implements SignInInput {
  @Field(() => String, { description: 'The account’s email, in any case.' }) email!: string;
  @Field(() => String, { description: 'The account’s password.' }) password!: string;
}

@InputType('ResetPasswordInput', {
  description: 'The token of a link from an email, and a new password.',
})
export class ResetPasswordInputType implements ResetPasswordInput {
  @Field(() => String, { description: 'From the link in the mail.' }) token!: string;
  @Field(() => String, { description: '6 characters at least.' }) newPassword!: string;
}

/** Input of what members do with their own account, for programs that name it. */
@InputType()
abstract class OfOneself {
  @Field(() => Int, {
    nullable: true,
    description: 'If given, it must be the session’s own; otherwise FORBIDDEN.',
  })
  userId?: number | null;
}

@InputType('ChangePasswordInput', { description: 'The old password and a new one.' })
export class ChangePasswordInputType extends OfOneself implements ChangePasswordInput {
  @Field(() => String, { description: 'The password until now.' }) currentPassword!: string;
  @Field(() => String, { description: '6 characters at least.' }) newPassword!: string;
}

@InputType('IdentityProofInput', {
  description:
    'Proves that it is really the member, by one of these. BAD_USER_INPUT if it is wrong.',
})
export class IdentityProofType implements IdentityProof {
  @Field(() => String, {
    nullable: true,
    description: 'The password, for accounts without a second factor.',
  })
  currentPassword?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "JSON of the browser's AuthenticationResponse to identityProofOptions.",
  })
  passkey?: string | null;
  @Field(() => String, { nullable: true, description: 'A code from the authenticator app.' })
  code?: string | null;
}

@InputType('UpdateAvatarInput', { description: 'A palette for the avatar.' })
export class UpdateAvatarInputType extends OfOneself implements UpdateAvatarInput {
  @Field(() => AvatarTypeEnum, { description: 'The new colors.' })
  avatarType!: UpdateAvatarInput['avatarType'];
}

@InputType('UpdateProfileInput', {
  description: 'Fields you leave out don’t change; an empty bio or avatarUrl is removed.',
})
export class UpdateProfileInputType extends OfOneself implements UpdateProfileInput {
  @Field(() => String, { description: 'One line, as others will see it.' }) name!: string;
  @Field(() => String, {
    description: 'Takes effect at once; reset links go to the last proven address.',
  })
  email!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A few words about oneself; null removes them.',
  })
  bio?: string | null;
  @Field(() => String, { nullable: true, description: 'One of the 32 teams; null means Denver.' })
  favoriteTeam?: UpdateProfileInput['favoriteTeam'];
  @Field(() => String, { nullable: true, description: 'Name of the country in English.' })
  country?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The path of an uploaded picture (/uploads/…), or an https URL elsewhere: the server fetches it once, up to 5 MB, and serves its own copy.',
  })
  avatarUrl?: string | null;
  @Field(() => AvatarTypeEnum, {
    nullable: true,
    description: 'Colors for an avatar without a picture; null leaves them.',
  })
  avatarType?: UpdateProfileInput['avatarType'];
}

@ObjectType('PasswordResetRequest', {
  description: 'The same whether the address is known or not.',
})
export class PasswordResetRequestType {
  @Field(() => String, { description: 'The same whether or not the account exists.' })
  message!: string;
}
