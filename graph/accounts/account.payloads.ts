import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PasswordResetRequestType } from './account.inputs.ts';
import { UserType } from './users/user.type.ts';

@ObjectType('SignUpPayload', { description: 'The result of signing up.', simpleResolvers: true })
export class SignUpPayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}

@ObjectType('SignInPayload', { description: 'The result of signing in.', simpleResolvers: true })
export class SignInPayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}

@ObjectType('SignOutPayload', { description: 'The result of signing out.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'Whether this browser is signed out.' })
  readonly isSignedOut!: boolean;
}

@InputType('RestoreSessionInput', { description: 'Who is expected.' })
export class RestoreSessionInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The id the browser remembers; if given, it must be the session’s own.',
  })
  readonly userId?: number | null;
}

@ObjectType('RestoreSessionPayload', { description: 'The session’s user.', simpleResolvers: true })
export class RestoreSessionPayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}

@InputType('RequestPasswordResetInput', { description: 'Which account.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The account’s email.' })
  readonly email!: string;
}

@ObjectType('RequestPasswordResetPayload', {
  description: 'The result of asking for a reset link.',
  simpleResolvers: true,
})
export class RequestPasswordResetPayload {
  @Field(() => PasswordResetRequestType, { description: 'The response to show.' })
  readonly request!: PasswordResetRequestType;
}

@ObjectType('ResetPasswordPayload', {
  description: 'The result of setting a new password.',
  simpleResolvers: true,
})
export class ResetPasswordPayload {
  @Field(() => Boolean, { description: 'Whether the new password holds.' })
  readonly isChanged!: boolean;
}

@ObjectType('ChangePasswordPayload', {
  description: 'The result of changing the password.',
  simpleResolvers: true,
})
export class ChangePasswordPayload {
  @Field(() => Boolean, { description: 'Whether the new password holds.' })
  readonly isChanged!: boolean;
}

@ObjectType('UpdateProfilePayload', {
  description: 'The result of changing the profile.',
  simpleResolvers: true,
})
export class UpdateProfilePayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}
