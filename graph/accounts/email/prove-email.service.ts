import { LockMode } from '@mikro-orm/core';
import { emailKey, type OwnEmailView } from '../../../schema/accounts/accounts.ts';
import type { Context } from '../../core/context.ts';
import { recordSecurity } from '../security-log/record-security.service.ts';
import { User } from '../users/user.entity.ts';
import { EmailLink } from './email-link.entity.ts';
import { takeLink } from './email-link.service.ts';
import { proofMail } from './move-email.service.ts';
import { isEmailProven, trustedEmail } from './proven-email.ts';

const viewOf = (user: User): OwnEmailView => ({
  email: user.email,
  isProven: isEmailProven(user),
  resetsGoTo: trustedEmail(user),
});

/** What the member's address is good for. */
export async function ownEmail(ctx: Context): Promise<OwnEmailView> {
  const viewer = ctx.require('account.editOwn');
  return viewOf(await ctx.em.findOneOrFail(User, viewer.id));
}

/**
 * Mails the verification link for the viewer's address again and invalidates earlier ones. Sends nothing when the
 * address is proven.
 */
export async function sendEmailProof(ctx: Context): Promise<OwnEmailView> {
  const viewer = ctx.require('account.editOwn');
  await ctx.limits.take('emailProof', String(viewer.id));
  const { view, mail } = await ctx.em.transactional(async (tx) => {
    const user = await tx.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (isEmailProven(user)) return { view: viewOf(user) };
    await tx.nativeDelete(EmailLink, { user: user.id, kind: 'prove' });
    return { view: viewOf(user), mail: proofMail(ctx, tx, user) };
  });
  if (mail) ctx.mail.queue(mail);
  return view;
}

/** Proves an address by the link that was mailed to it; returns the address, null when the link is not valid. */
export async function proveEmail(ctx: Context, token: string): Promise<string | null> {
  const proven = await ctx.em.transactional(async (tx) => {
    const found = await takeLink(tx, 'prove', token, ctx.now());
    // A change of address deletes the links of the one before; this one must be for the present address.
    if (!found || emailKey(found.user.email) !== emailKey(found.link.email)) return null;
    found.user.recoveryEmail = null;
    found.user.emailProvenAt = ctx.now();
    await recordSecurity(ctx, tx, { userId: found.user.id, kind: 'EMAIL_PROVEN' });
    return found.user;
  });
  if (!proven) return null;
  ctx.publish('account.changed', { userId: proven.id });
  return proven.email;
}
