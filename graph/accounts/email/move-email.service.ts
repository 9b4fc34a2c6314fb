import type { EntityManager } from '@mikro-orm/postgresql';
import { emailKey } from '../../../schema/accounts/accounts.ts';
import type { Context } from '../../core/context.ts';
import type { Compose } from '../../core/mail/mail.ts';
import type { Message } from '../../core/mail/mail-transport.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import type { User } from '../users/user.entity.ts';
import { EmailLink } from './email-link.entity.ts';
import { addLink } from './email-link.service.ts';
import { emailChangedMail, emailMovedMail, emailProofMail } from './email.mails.ts';
import { isEmailProven, trustedEmail } from './proven-email.ts';

const isSame = (one: string, other: string) => emailKey(one) === emailKey(other);

/**
 * Gives a locked account another address within the caller's transaction, and returns the mails to send after the
 * commit. The trusted address stays the same until the new one is verified, however often the account moves, and gets
 * the link to undo the change. An unverified address is only informed that the account left it.
 */
export async function moveEmail(
  ctx: Context,
  tx: EntityManager,
  user: User,
  email: string,
): Promise<(Message | Compose)[]> {
  const { email: before } = user;
  const trusted = trustedEmail(user);
  const isBack = isSame(email, trusted);
  user.email = email;
  user.recoveryEmail = isBack ? null : trusted;
  // An open reset link was requested for the previous address.
  user.resetToken = null;
  user.resetTokenExpiry = null;
  await tx.nativeDelete(EmailLink, { user: user.id, kind: 'prove' });
  await recordSecurity(ctx, tx, { userId: user.id, kind: 'EMAIL_CHANGED' });
  const mails: (Message | Compose)[] = [];
  if (!isBack) {
    const undo = addLink(tx, { user, kind: 'undo', email: trusted }, ctx.now());
    mails.push(emailMovedMail(ctx, trusted, undo));
  }
  if (!isSame(before, trusted)) mails.push(emailChangedMail(ctx, before));
  if (!isEmailProven(user)) mails.push(proofMail(ctx, tx, user));
  return mails;
}

/** The mail with a new link that proves the account's present address. Others must not be able to fill a mailbox with them. */
export function proofMail(ctx: Context, em: EntityManager, user: User): Compose {
  const { email } = user;
  const token = addLink(em, { user, kind: 'prove', email }, ctx.now());
  const { limits, publicUrl, language, site } = ctx;
  return async () => {
    const key = emailKey(email);
    if ((await limits.wait('emailProofTo', key)) > 0) return undefined;
    await limits.take('emailProofTo', key);
    return emailProofMail({ publicUrl, language, site }, email, token);
  };
}
