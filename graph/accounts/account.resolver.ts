import { orNull } from '../core/errors.ts';
import {
  Arg,
  Ctx,
  Extensions,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { follow } from '../core/events/follow.ts';
import type { Context } from '../core/context.ts';
import type { EventMap } from '../core/events/event-map.ts';
import {
  ChangePasswordInputType,
  ResetPasswordInputType,
  SignInInputType,
  SignUpInputType,
  UpdateProfileInputType,
} from './account.inputs.ts';
import * as accounts from './account.service.ts';
import * as passwords from './passwords/password.service.ts';
import * as profiles from './profile.service.ts';
import { PublicUserType, UserType, MemberEventType } from './users/user.type.ts';
import {
  SignUpPayload,
  SignInPayload,
  SignOutPayload,
  RestoreSessionInput,
  RestoreSessionPayload,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordPayload,
  ChangePasswordPayload,
  UpdateProfilePayload,
} from './account.payloads.ts';

@Resolver()
export class AccountResolver {
  // The same for all subscribers: the id of a deleted account.
  @Extensions({ shared: true })
  @Subscription(() => MemberEventType, {
    subscribe: follow('account.deleted'),
    description: 'Members as they are deleted, with their content.',
  })
  memberEvents(@Root() { userId }: EventMap['account.deleted']): MemberEventType {
    return { kind: 'DELETED', userId };
  }

  // The same for everybody: public data only.
  @Extensions({ shared: true })
  @Subscription(() => PublicUserType, {
    nullable: true,
    subscribe: follow('account.changed'),
    description: 'Members whose name, avatar, team or rights changed; null for one deleted since.',
  })
  memberChanged(
    @Root() { userId }: EventMap['account.changed'],
    @Ctx() ctx: Context,
  ): Promise<PublicUserType | null> {
    return accounts.member(ctx, userId);
  }

  @Query(() => UserType, {
    nullable: true,
    description: 'The signed-in user, null when anonymous.',
  })
  me(@Ctx() ctx: Context) {
    return accounts.me(ctx);
  }

  @Query(() => UserType, {
    nullable: true,
    description:
      'A member; null for an unknown id. Private fields are only for the member and admins.',
  })
  user(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the member.' }) id: number,
  ) {
    return orNull(accounts.user(ctx, id));
  }

  @Mutation(() => SignUpPayload, {
    nullable: true,
    description:
      'Creates an account and signs the browser in. CONFLICT if the email already has one.',
  })
  async signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInputType, { description: 'The account.' }) input: SignUpInputType,
  ): Promise<SignUpPayload> {
    return { user: await accounts.signUp(ctx, input) };
  }

  @Mutation(() => SignInPayload, {
    nullable: true,
    description: 'Signs the browser in with a session cookie.',
  })
  async signIn(
    @Ctx() ctx: Context,
    @Arg('input', () => SignInInputType, { description: 'Email and password.' })
    input: SignInInputType,
  ): Promise<SignInPayload> {
    return { user: await accounts.signIn(ctx, input) };
  }

  @Mutation(() => SignOutPayload, { nullable: true, description: 'Signs this browser out.' })
  async signOut(@Ctx() ctx: Context): Promise<SignOutPayload> {
    await accounts.signOut(ctx);
    return { isSignedOut: true };
  }

  @Mutation(() => RestoreSessionPayload, {
    nullable: true,
    description: 'The session’s user. UNAUTHENTICATED if userId is someone else’s.',
  })
  async restoreSession(
    @Ctx() ctx: Context,
    @Arg('input', () => RestoreSessionInput, { description: 'Who is expected.' })
    { userId }: RestoreSessionInput,
  ): Promise<RestoreSessionPayload> {
    return { user: await accounts.restoreSession(ctx, userId) };
  }

  @Mutation(() => RequestPasswordResetPayload, {
    nullable: true,
    description: 'Emails a reset link, if the account exists.',
  })
  async requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('input', () => RequestPasswordResetInput, { description: 'Which account.' })
    { email }: RequestPasswordResetInput,
  ): Promise<RequestPasswordResetPayload> {
    return { request: await passwords.requestPasswordReset(ctx, email) };
  }

  @Mutation(() => ResetPasswordPayload, {
    nullable: true,
    description: 'Sets a new password with the token from an emailed link, and ends all sessions.',
  })
  async resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInputType, {
      description: 'The link’s token and the new password.',
    })
    input: ResetPasswordInputType,
  ): Promise<ResetPasswordPayload> {
    await passwords.resetPassword(ctx, input);
    return { isChanged: true };
  }

  @Mutation(() => ChangePasswordPayload, {
    nullable: true,
    description: 'Changes the viewer’s password and ends their other sessions.',
  })
  async changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInputType, {
      description: 'The old password and the new one.',
    })
    input: ChangePasswordInputType,
  ): Promise<ChangePasswordPayload> {
    await passwords.changePassword(ctx, input, input.userId);
    return { isChanged: true };
  }

  @Mutation(() => UpdateProfilePayload, {
    nullable: true,
    description: 'CONFLICT if another account has the email.',
  })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInputType, {
      description: 'The whole profile; what is left out is removed.',
    })
    input: UpdateProfileInputType,
  ): Promise<UpdateProfilePayload> {
    return { user: await profiles.updateProfile(ctx, input, input.userId) };
  }
}
