import { UniqueConstraintViolationException } from '@mikro-orm/core';
import {
  type PublicUserView,
  signInInput,
  type SignInInput,
  signUpInput,
  type SignUpInput,
  type UserView,
} from '../../schema/accounts/accounts.ts';
import type { Context } from '../core/context.ts';
import { type DomainError, refuse } from '../core/errors.ts';
import { alreadyMemberMail } from './account.mails.ts';
import { authenticate, invalidCredentials } from './sessions/authenticate.ts';
import { proofMail } from './email/move-email.service.ts';
import { beginSecondStep } from './factors/pending-sign-in.ts';
import { secondFactorsOf } from './factors/second-factors.reads.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { recordSecurity } from './security-log/record-security.service.ts';
import { endSession, requireCookie, startSession } from './sessions/session.service.ts';
import { User } from './users/user.entity.ts';
import { userByEmail } from './users/user.reads.ts';
import { publicUserView, userView } from './users/user.view.ts';
import { viewerOf } from './sessions/viewer.ts';

/**
 * Creates an account, mails the link that verifies its address, and signs the browser in. CONFLICT when the e-mail,
 * ignoring case, has an account.
 */
export async function signUp(ctx: Context, raw: SignUpInput): Promise<UserView<Date>> {
  requireCookie(ctx);
  const input = signUpInput.parse(raw);
  await ctx.limits.take('signUp', ctx.address);
  if (await userByEmail(ctx.em, input.email)) throw taken(ctx, input.email);
  const user = ctx.em.create(User, {
    name: input.name,
    email: input.email,
    password: await hashPassword(input.password),
    favoriteTeam: input.favoriteTeam,
    country: input.country,
    createdAt: ctx.now(),
  });
  const proof = proofMail(ctx, ctx.em, user);
  try {
    await ctx.em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw taken(ctx, input.email);
    throw error;
  }
  ctx.mail.queue(proof);
  await startSession(ctx, user, 'SIGNED_UP');
  ctx.publish('account.created', { userId: user.id });
  return userView(user, user);
}

/** The refusal of an e-mail that another account has. Its owner gets a mail, at a limited rate. */
export function taken(ctx: Context, email: string): DomainError {
  const { limits, publicUrl, language, site } = ctx;
  const em = ctx.em.fork();
  ctx.mail.queue(async () => {
    const owner = await userByEmail(em, email);
    if (!owner || (await limits.wait('accountNotice', owner.email)) > 0) return undefined;
    await limits.take('accountNotice', owner.email);
    return alreadyMemberMail({ publicUrl, language, site }, owner.email);
  });
  return refuse('account.emailTaken', {}, { field: 'email' });
}

/**
 * Signs the browser in. UNAUTHENTICATED with one message for unknown e-mails and wrong passwords, and with another, and
 * `secondFactor`, for accounts with a second factor: their session starts with the second step.
 */
export async function signIn(ctx: Context, raw: SignInInput): Promise<UserView<Date>> {
  requireCookie(ctx);
  const { email, password } = signInInput.parse(raw);
  const user = await authenticate(ctx, {
    email,
    password,
    refusal: invalidCredentials(),
    failure: 'SIGN_IN_FAILED',
  });
  const factors = await secondFactorsOf(ctx.em, user.id);
  if (factors.length > 0) throw await beginSecondStep(ctx, user, factors);
  await startSession(ctx, user);
  return userView(user, await viewerOf(ctx, user));
}

/** Ends the session of this browser; also when there is none. */
export async function signOut(ctx: Context): Promise<boolean> {
  requireCookie(ctx);
  if (ctx.viewer) await recordSecurity(ctx, ctx.em, { userId: ctx.viewer.id, kind: 'SIGNED_OUT' });
  await endSession(ctx);
  return true;
}

/** The public data of a member; null when the account no longer exists. */
export async function member(ctx: Context, id: number): Promise<PublicUserView | null> {
  const found = await ctx.em.findOne(User, id);
  return found && publicUserView(found);
}

/** The session's own user. UNAUTHENTICATED without one, and when a `userId` is given that isn't theirs. */
export async function restoreSession(
  ctx: Context,
  userId: number | null | undefined,
): Promise<UserView<Date>> {
  const own = await me(ctx);
  if (!own || (userId ?? own.id) !== own.id) throw refuse('account.sessionEnded');
  return own;
}

/** The signed-in user, null when anonymous. */
export async function me(ctx: Context): Promise<UserView<Date> | null> {
  const user = ctx.viewer && (await ctx.em.findOne(User, ctx.viewer.id));
  return user ? userView(user, ctx.viewer) : null;
}

/** A member: whole for themselves and admins, else the public part. NOT_FOUND for unknown ids. */
export async function user(ctx: Context, id: number): Promise<UserView<Date>> {
  const found = await ctx.em.findOne(User, id);
  if (!found) throw refuse('account.unknown');
  return userView(found, ctx.viewer);
}
