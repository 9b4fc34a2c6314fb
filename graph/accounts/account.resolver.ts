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
  description: "Where given it must be the session's own, else FORBIDDEN.",
};

@Resolver()
export class AccountResolver {
  // The same for all subscribers: the id of a deleted account.
  @Extensions({ shared: true })
  @Subscription(() => Int, {
    topics: 'account.deleted',
    description: 'Ids of deleted members, whose content is deleted too.',
  })
  memberDeleted(@Root() event: EventMap['account.deleted']): number {
    return event.userId;
  }

  // The same for everybody: public data only.
  @Extensions({ shared: true })
  @Subscription(() => PublicUserType, {
    nullable: true,
    topics: 'account.changed',
    description:
      'Members whose name, avatar, team or rights changed; null for one who was deleted since.',
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
    description: 'A member. The private part is there for themselves and admins only.',
  })
  user(@Ctx() ctx: Context, @Arg('id', () => Int) id: number) {
    return accounts.user(ctx, id);
  }

  @Mutation(() => UserType, {
    description: 'Creates an account and signs the browser in. CONFLICT: the e-mail has one.',
  })
  signUp(@Ctx() ctx: Context, @Arg('input', () => SignUpInputType) input: SignUpInputType) {
    return accounts.signUp(ctx, input);
  }

  @Mutation(() => UserType, { description: 'Signs the browser in by a session cookie.' })
  signIn(@Ctx() ctx: Context, @Arg('input', () => SignInInputType) input: SignInInputType) {
    return accounts.signIn(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Ends the session of this browser.' })
  signOut(@Ctx() ctx: Context) {
    return accounts.signOut(ctx);
  }

  @Mutation(() => UserType, {
    description: "The session's own user. UNAUTHENTICATED if the userId given is another's.",
  })
  restoreSession(
    @Ctx() ctx: Context,
    @Arg('userId', () => Int, { nullable: true }) userId?: number | null,
  ) {
    return accounts.restoreSession(ctx, userId);
  }

  @Mutation(() => PasswordResetRequestType, { description: 'Mails a link, if the account exists.' })
  requestPasswordReset(@Ctx() ctx: Context, @Arg('email', () => String) email: string) {
    return passwords.requestPasswordReset(ctx, email);
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password by the token of a mailed link and ends all sessions.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInputType) input: ResetPasswordInputType,
  ) {
    return passwords.resetPassword(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: "Changes one's own password and ends one's other sessions.",
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInputType) input: ChangePasswordInputType,
    @Arg('userId', () => Int, OWN) userId?: number | null,
  ) {
    return passwords.changePassword(ctx, input, userId);
  }

  @Mutation(() => UserType, { description: 'CONFLICT: another account has the e-mail.' })
  updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInputType) input: UpdateProfileInputType,
    @Arg('userId', () => Int, OWN) userId?: number | null,
  ) {
    return profiles.updateProfile(ctx, input, userId);
  }
}
