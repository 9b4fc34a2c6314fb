import { Field, InputType, ObjectType } from 'type-graphql';
import type {
  ChangePasswordInput,
  IdentityProof,
  ResetPasswordInput,
  SignInInput,
  SignUpInput,
  UpdateAvatarInput,
  UpdateProfileInput,
} from '../../schema/accounts/accounts.ts';

@InputType('SignUpInput')
export class SignUpInputType implements SignUpInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
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

@InputType('SignInInput')
export class SignInInputType implements SignInInput {
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
}

@InputType('ResetPasswordInput')
export class ResetPasswordInputType implements ResetPasswordInput {
  @Field(() => String, { description: 'From the link in the mail.' }) token!: string;
  @Field(() => String) newPassword!: string;
}

@InputType('ChangePasswordInput')
export class ChangePasswordInputType implements ChangePasswordInput {
  @Field(() => String) currentPassword!: string;
  @Field(() => String) newPassword!: string;
}

@InputType('IdentityProof', {
  description:
    'Proves that it is really the member, by one of these. BAD_USER_INPUT if it is wrong.',
})
export class IdentityProofType implements IdentityProof {
  @Field(() => String, { nullable: true }) currentPassword?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "JSON of the browser's AuthenticationResponse to identityProofOptions.",
  })
  passkey?: string | null;
  @Field(() => String, { nullable: true, description: 'A code from the authenticator app.' })
  code?: string | null;
}

@InputType('UpdateAvatarInput')
export class UpdateAvatarInputType implements UpdateAvatarInput {
  @Field(() => String) avatarType!: UpdateAvatarInput['avatarType'];
}

@InputType('UpdateProfileInput', {
  description: 'Fields you leave out don’t change; an empty bio or avatarUrl is removed.',
})
export class UpdateProfileInputType implements UpdateProfileInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) bio?: string | null;
  @Field(() => String, { nullable: true }) favoriteTeam?: UpdateProfileInput['favoriteTeam'];
  @Field(() => String, { nullable: true }) country?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The path of an uploaded picture (/uploads/…), or an https URL elsewhere: the server fetches it once, up to 5 MB, and serves its own copy.',
  })
  avatarUrl?: string | null;
  @Field(() => String, { nullable: true }) avatarType?: UpdateProfileInput['avatarType'];
}

@ObjectType('PasswordResetRequest')
export class PasswordResetRequestType {
  @Field(() => String, { description: 'The same whether or not the account exists.' })
  message!: string;
}
