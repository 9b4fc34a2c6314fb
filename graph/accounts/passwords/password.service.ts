import { ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import {
  changePasswordInput,
  type ChangePasswordInput,
  forgotPasswordInput,
  resetPasswordInput,
  type ResetPasswordInput,
} from '../../../schema/accounts/accounts.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { passwordChangedMail, resetMail } from '../account.mails.ts';
import { requireFitPassword } from './admin-password.ts';
import { confirmIdentity } from './confirm-identity.service.ts';
import { trustedEmail } from '../email/proven-email.ts';
import { endAccess, publishEndedAccess } from '../sessions/end-access.service.ts';
import { hashPassword } from './password-hash.ts';
import { requireSelf } from '../require-self.ts';
import { rememberDevice } from '../security-log/known-device.service.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { startReset } from './reset-token.ts';
import { lockOwnAccount } from '../sessions/lock-own-account.ts';
import { secretHash } from '../sessions/secret.ts';
import { User } from '../users/user.entity.ts';
import { usersReachedBy } from '../users/user.reads.ts';

/**
 * Sends a link that resets the password, if the account exists, to the last proven address. The response is the same if
 * it doesn't exist, and takes the same time: the account is looked up later, with the mail.
 */
export async function requestPasswordReset(
  ctx: Context,
  email: string,
): Promise<{ message: string }> {
  const input = forgotPasswordInput.parse({ email });
  await ctx.limits.take('forgotPasswordSpray', ctx.address);
  await ctx.limits.take('forgotPassword', input.email.toLowerCase());
  const { publicUrl, language, site } = ctx;
  const em = ctx.em.fork();
  const now = ctx.now();
  const { mail } = ctx;
  mail.queue(async () => {
    const users = await usersReachedBy(em, input.email);
    const mails = users.map((user) => {
      const [to, token] = [trustedEmail(user), startReset(user, now)];
      const signsInWith = user.recoveryEmail ? user.email : undefined;
      return resetMail({ publicUrl, language, site }, to, { token, signsInWith });
    });
    await em.flush();
    for (const one of mails) mail.queue(one);
    return undefined;
  });
  return { message: ACCOUNT_TEXTS.resetRequested };
}

/**
 * Sets a new password by a mailed token, which works once and proves the address that it was mailed to; ends every
 * session and API token. BAD_USER_INPUT for any other token.
 */
export async function resetPassword(ctx: Context, raw: ResetPasswordInput): Promise<boolean> {
  const { token, newPassword } = resetPasswordInput.parse(raw);
  await ctx.limits.take('resetPassword', ctx.address);
  const valid = { resetToken: secretHash(token), resetTokenExpiry: { $gt: ctx.now() } };
  const account = await ctx.em.findOne(User, valid);
  if (!account) throw linkInvalid();
  await requireFitPassword(account, newPassword);
  const password = await hashPassword(newPassword);
  const user = await ctx.em.transactional(async (tx) => {
    // Of several uses at once the first takes the token away from the others.
    const [changed] = await rowsOf(
      tx,
      db
        .updateTable('users')
        .set({
          password,
          passwordSetAt: ctx.now(),
          resetToken: null,
          resetTokenExpiry: null,
          emailProvenAt: ({ fn, val }) => fn.coalesce('emailProvenAt', val(ctx.now())),
        })
        .where('resetToken', '=', valid.resetToken)
        .where('resetTokenExpiry', '>', ctx.now().toISOString())
        .returning(['id', 'email', 'recoveryEmail']),
    );
    if (!changed) return undefined;
    await endAccess(tx, changed.id);
    await recordSecurity(ctx, tx, { userId: changed.id, kind: 'PASSWORD_RESET' });
    return changed;
  });
  if (!user) throw linkInvalid();
  publishEndedAccess(ctx, user.id);
  noticeOfPassword(ctx, user);
  return true;
}

const linkInvalid = () => refuse('account.resetLink');

/** Changes one's own password, given the current one; ends one's other sessions, all API tokens and any reset link. */
export async function changePassword(
  ctx: Context,
  raw: ChangePasswordInput,
  userId?: number | null,
): Promise<boolean> {
  const viewer = requireSelf(ctx, userId);
  const { currentPassword, newPassword } = changePasswordInput.parse(raw);
  const user = await confirmIdentity(ctx, { currentPassword });
  await requireFitPassword(user, newPassword);
  const password = await hashPassword(newPassword);
  const ended = await ctx.em.transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await tx.nativeUpdate(
      User,
      { id: viewer.id },
      { password, passwordSetAt: ctx.now(), resetToken: null, resetTokenExpiry: null },
    );
    await recordSecurity(ctx, tx, { userId: viewer.id, kind: 'PASSWORD_CHANGED' });
    return endAccess(tx, viewer.id, ctx.sessionId);
  });
  if (ctx.cookie) await rememberDevice(ctx, ctx.cookie, viewer.id);
  publishEndedAccess(ctx, viewer.id, ended);
  noticeOfPassword(ctx, user);
  return true;
}

/** To the account's address, and to the one that is trusted where that is another. */
function noticeOfPassword(ctx: Context, user: Pick<User, 'email' | 'recoveryEmail'>) {
  for (const to of new Set([user.email, trustedEmail(user)]))
    ctx.mail.queue(passwordChangedMail(ctx, to));
}
