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
  PasswordResetRequestType,
  ResetPasswordInputType,
  SignInInputType,
  SignUpInputType,
  UpdateProfileInputType,
} from './account.inputs.ts';
import * as accounts from './account.service.ts';
import * as passwords from './passwords/password.service.ts';
import * as profiles from './profile.service.ts';
import { PublicUserType, UserType } from './users/user.type.ts';

const OWN = {
  nullable: true,
  description: 'If given, it must be the session’s own; otherwise FORBIDDEN.',
};

@Resolver()
export class AccountResolver {
  // The same for all subscribers: the id of a deleted account.
  @Extensions({ shared: true })
  @Subscription(() => Int, {
    subscribe: follow('account.deleted'),
    description: 'IDs of deleted members; their content is deleted too.',
  })
  memberDeleted(@Root() event: EventMap['account.deleted']): number {
    return event.userId;
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
    description: 'A member. Private fields are only for the member and admins.',
  })
  user(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The id of the member.' }) id: number,
  ) {
    return accounts.user(ctx, id);
  }

  @Mutation(() => UserType, {
    description:
      'Creates an account and signs the browser in. CONFLICT if the email already has one.',
  })
  signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInputType, { description: 'The account.' }) input: SignUpInputType,
  ) {
    return accounts.signUp(ctx, input);
  }

  @Mutation(() => UserType, { description: 'Signs the browser in with a session cookie.' })
  signIn(
    @Ctx() ctx: Context,
    @Arg('input', () => SignInInputType, { description: 'Email and password.' })
    input: SignInInputType,
  ) {
    return accounts.signIn(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Signs this browser out.' })
  signOut(@Ctx() ctx: Context) {
    return accounts.signOut(ctx);
  }

  @Mutation(() => UserType, {
    description: 'The session’s user. UNAUTHENTICATED if userId is someone else’s.',
  })
  restoreSession(
    @Ctx() ctx: Context,
    @Arg('userId', () => Int, {
      nullable: true,
      description: 'The id the browser remembers; if given, it must be the session’s own.',
    })
    userId?: number | null,
  ) {
    return accounts.restoreSession(ctx, userId);
  }

  @Mutation(() => PasswordResetRequestType, {
    description: 'Emails a reset link, if the account exists.',
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'The account’s email.' }) email: string,
  ) {
    return passwords.requestPasswordReset(ctx, email);
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password with the token from an emailed link, and ends all sessions.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInputType, {
      description: 'The link’s token and the new password.',
    })
    input: ResetPasswordInputType,
  ) {
    return passwords.resetPassword(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: 'Changes the viewer’s password and ends their other sessions.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInputType, {
      description: 'The old password and the new one.',
    })
    input: ChangePasswordInputType,
    @Arg('userId', () => Int, OWN) userId?: number | null,
  ) {
    return passwords.changePassword(ctx, input, userId);
  }

  @Mutation(() => UserType, { description: 'CONFLICT if another account has the email.' })
  updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInputType, {
      description: 'The whole profile; what is left out is removed.',
    })
    input: UpdateProfileInputType,
    @Arg('userId', () => Int, OWN) userId?: number | null,
  ) {
    return profiles.updateProfile(ctx, input, userId);
  }
}
