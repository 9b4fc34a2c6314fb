import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { emailKey } from '../../../schema/accounts/accounts.ts';
import type { Context } from '../../core/context.ts';
import { endAccess, publishEndedAccess } from '../sessions/end-access.service.ts';
import { factorsSince, type FactorsSince, removeFactorsSince } from '../factors/factors-since.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { startReset } from '../passwords/reset-token.ts';
import { newSecret } from '../sessions/secret.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { userByEmail } from '../users/user.reads.ts';
import { EmailLink } from './email-link.entity.ts';
import { takeLink } from './email-link.service.ts';
import { emailChangedMail } from './email.mails.ts';

export interface UndoneChange {
  /** The address that is trusted again. */
  readonly email: string;
  /**
   * False when another account has the address by now: then the account's address does not change, and reset links go
   * to `email`.
   */
  readonly isRestored: boolean;
  /** Opens the page that sets a new password. */
  readonly resetToken: string;
  readonly removed: FactorsSince;
}

/** The second factors that an undo by this link would remove. */
export const removedByUndo = async (em: EntityManager, link: EmailLink): Promise<FactorsSince> =>
  factorsSince(em, link.user.id, await leftAt(em, link));

/**
 * Takes a change of the address back by the link that the address before was mailed; null when the link does not work.
 * Everybody who is signed in, every API token, and every link that was mailed since then ends. A password that was set
 * after the change may be a stranger's and opens nothing any more, nor do passkeys, apps and recovery codes from then on.
 */
export async function undoEmailChange(ctx: Context, token: string): Promise<UndoneChange | null> {
  try {
    return await undo(ctx, token);
  } catch (error) {
    // Another account took the address at this moment; the next attempt sees it.
    if (error instanceof UniqueConstraintViolationException) return undo(ctx, token);
    throw error;
  }
}

async function undo(ctx: Context, token: string): Promise<UndoneChange | null> {
  const now = ctx.now();
  const nobodys = await hashPassword(newSecret());
  const undone = await ctx.em.fork().transactional(async (tx) => {
    const found = await takeLink(tx, 'undo', token, now);
    if (!found) return null;
    const { link, user } = found;
    const { email: left } = user;
    const holder = await userByEmail(tx, link.email);
    const isRestored = !holder || holder.id === user.id;
    if (isRestored) user.email = link.email;
    user.recoveryEmail = isRestored ? null : link.email;
    user.emailProvenAt = now;
    const since = await leftAt(tx, link);
    if (user.passwordSetAt && user.passwordSetAt > since) user.password = nobodys;
    const removed = await removeFactorsSince(ctx, tx, user.id, since);
    // Later links belong to the stranger; earlier ones belong to addresses that were trusted before.
    await tx.nativeDelete(EmailLink, { user: user.id, kind: 'prove' });
    await tx.nativeDelete(EmailLink, { user: user.id, id: { $gt: link.id } });
    await endAccess(tx, user.id);
    await recordSecurity(ctx, tx, { userId: user.id, kind: 'EMAIL_RESTORED' });
    const resetToken = startReset(user, now);
    return { userId: user.id, left, email: link.email, isRestored, resetToken, removed };
  });
  if (!undone) return null;
  const { userId, left, ...answer } = undone;
  publishEndedAccess(ctx, userId);
  ctx.publish('account.changed', { userId });
  if (answer.isRestored && emailKey(left) !== emailKey(answer.email))
    ctx.mail.queue(emailChangedMail(ctx, left));
  return answer;
}

/**
 * When the account left the address of the link. Moving an account back and away again makes a newer link to the same
 * address, so the oldest valid one says since when a stranger may have had access.
 */
async function leftAt(em: EntityManager, link: EmailLink): Promise<Date> {
  const older = await em.find(
    EmailLink,
    { user: link.user.id, kind: 'undo', id: { $lt: link.id } },
    { orderBy: { id: 'asc' } },
  );
  const first = older.find(({ email }) => emailKey(email) === emailKey(link.email));
  return first?.createdAt ?? link.createdAt;
}
