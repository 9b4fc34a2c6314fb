import { sql } from 'kysely';
import { ACCOUNT_NOTICES, ACCOUNT_TEXTS } from '../../schema/account-texts.ts';
import {
  changePasswordInput,
  type ChangePasswordInput,
  forgotPasswordInput,
  resetPasswordInput,
  type ResetPasswordInput,
} from '../../schema/accounts.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { subscriberOf } from '../core/network-address.ts';
import { rowsOf } from '../core/rows.ts';
import { passwordChangedMail, resetMail } from './account.mails.ts';
import { deleteApiTokensOf } from './api-token.service.ts';
import { confirmIdentity } from './confirm-identity.service.ts';
import { hashPassword } from './password-hash.ts';
import { requireSelf } from './require-self.ts';
import { newSecret, secretHash } from './secret.ts';
import { deleteSessionsOf } from './session.service.ts';
import { User } from './user.entity.ts';
import { userByEmail } from './user.reads.ts';

const LINK_LIVES_MS = 30 * 60_000;

/**
 * Sends a link that resets the password, if the account exists. The answer is the same if it doesn't, and so is the
 * work before it: even looking the account up happens later, with the mail.
 */
export async function requestPasswordReset(
  ctx: Context,
  email: string,
): Promise<{ message: string }> {
  const input = forgotPasswordInput.parse({ email });
  await ctx.limits.take('forgotPasswordSpray', subscriberOf(ctx.address));
  await ctx.limits.take('forgotPassword', input.email.toLowerCase());
  const { publicUrl, language } = ctx;
  const em = ctx.em.fork();
  const now = ctx.now();
  ctx.mail.queue(async () => {
    const user = await userByEmail(em, input.email);
    if (!user) return undefined;
    const token = newSecret();
    // There is room for one token: a new link ends those before it.
    user.resetToken = secretHash(token);
    user.resetTokenExpiry = new Date(now.getTime() + LINK_LIVES_MS);
    await em.flush();
    return resetMail({ publicUrl, language }, user.email, token);
  });
  return { message: ACCOUNT_TEXTS.resetRequested };
}

/** Sets a new password by a mailed token, which works once; ends every session and API token. BAD_USER_INPUT for any other token. */
export async function resetPassword(ctx: Context, raw: ResetPasswordInput): Promise<boolean> {
  const { token, newPassword } = resetPasswordInput.parse(raw);
  await ctx.limits.take('resetPassword', subscriberOf(ctx.address));
  const valid = { resetToken: secretHash(token), resetTokenExpiry: { $gt: ctx.now() } };
  if ((await ctx.em.count(User, valid)) === 0) throw linkInvalid();
  const password = await hashPassword(newPassword);
  const user = await ctx.em.transactional(async (tx) => {
    // Of several uses at once the first takes the token away from the others.
    const [changed] = await rowsOf(
      tx,
      sql<{ id: number; email: string }>`
      update users set password = ${password}, reset_token = null, reset_token_expiry = null
      where reset_token = ${valid.resetToken} and reset_token_expiry > ${ctx.now()} returning id, email`,
    );
    if (!changed) return undefined;
    await deleteSessionsOf(tx, changed.id);
    await deleteApiTokensOf(tx, changed.id);
    return changed;
  });
  if (!user) throw linkInvalid();
  ctx.publish('session.revoked', { userId: user.id });
  ctx.publish('apiToken.revoked', { userId: user.id });
  ctx.mail.queue(passwordChangedMail(ctx, user.email));
  return true;
}

const linkInvalid = () => new DomainError('BAD_USER_INPUT', ACCOUNT_NOTICES.resetFailed.text);

/** Changes one's own password, given the current one; ends one's other sessions, all API tokens and any reset link. */
export async function changePassword(
  ctx: Context,
  raw: ChangePasswordInput,
  userId?: number | null,
): Promise<boolean> {
  const viewer = requireSelf(ctx, userId);
  const { currentPassword, newPassword } = changePasswordInput.parse(raw);
  const { email } = await confirmIdentity(ctx, { currentPassword });
  const password = await hashPassword(newPassword);
  const ended = await ctx.em.transactional(async (tx) => {
    await tx.nativeUpdate(
      User,
      { id: viewer.id },
      { password, resetToken: null, resetTokenExpiry: null },
    );
    await deleteApiTokensOf(tx, viewer.id);
    return deleteSessionsOf(tx, viewer.id, ctx.sessionId);
  });
  for (const sessionId of ended) ctx.publish('session.revoked', { userId: viewer.id, sessionId });
  ctx.publish('apiToken.revoked', { userId: viewer.id });
  ctx.mail.queue(passwordChangedMail(ctx, email));
  return true;
}
