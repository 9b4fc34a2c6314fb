import { UniqueConstraintViolationException } from '@mikro-orm/core';
import {
  correctUserInput,
  type CorrectUserInput,
  emailKey,
  type UserView,
} from '../../../schema/accounts/accounts.ts';
import type { MemberMail } from '../../../schema/accounts/member-record.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { EmailLink } from '../email/email-link.entity.ts';
import { moveEmail, proofMail } from '../email/move-email.service.ts';
import { isEmailProven } from '../email/proven-email.ts';
import { requestPasswordReset } from '../passwords/password.service.ts';
import { userView } from '../users/user.view.ts';
import { actOn, lockUser } from './user-acts.ts';

/**
 * Admin. Corrects a member's name or e-mail. A new e-mail is unproven until its mailbox confirms it, and the address
 * before is notified and can undo the change, as when members change it themselves.
 */
export async function correctUser(
  ctx: Context,
  id: number,
  raw: CorrectUserInput,
): Promise<UserView<Date>> {
  ctx.require('user.administer');
  const { name, email } = correctUserInput.parse(raw);
  const correct = ctx.em.fork().transactional(async (tx) => {
    const account = await lockUser(tx, id);
    const { name: nameBefore, email: emailBefore } = account;
    if (name !== undefined) account.name = name;
    const isMoved = email !== undefined && emailKey(email) !== emailKey(emailBefore);
    const queued = isMoved ? await moveEmail(ctx, tx, account, email) : [];
    // The same address may be spelled otherwise.
    if (email !== undefined) account.email = email;
    const isRenamed = account.name !== nameBefore;
    if (isRenamed || account.email !== emailBefore) {
      const details = { from: nameBefore, to: account.name, email: isMoved ? 'changed' : 'same' };
      recordAct(ctx, { action: 'user.correct', subjectType: 'User', subjectId: id, details }, tx);
    }
    await tx.flush();
    return { user: account, mails: queued };
  });
  const { user, mails } = await correct.catch((error: unknown) => {
    if (error instanceof UniqueConstraintViolationException)
      throw refuse('account.emailTaken', {}, { field: 'email' });
    throw error;
  });
  for (const mail of mails) ctx.mail.queue(mail);
  ctx.publish('account.changed', { userId: id });
  return userView(user, ctx.viewer);
}

/** Admin. Sends a member a mail again: the link that confirms the address, or one that resets the password. */
export async function mailUser(ctx: Context, id: number, mail: MemberMail): Promise<void> {
  ctx.require('user.administer');
  const { email, proof } = await ctx.em.fork().transactional(async (tx) => {
    const user = await lockUser(tx, id);
    recordAct(ctx, actOn(user, 'user.mail', { mail }), tx);
    if (mail === 'RESET_PASSWORD') return { email: user.email, proof: undefined };
    if (isEmailProven(user)) throw refuse('rights.emailProven');
    await tx.nativeDelete(EmailLink, { user: id, kind: 'prove' });
    return { email: user.email, proof: proofMail(ctx, tx, user) };
  });
  if (proof) ctx.mail.queue(proof);
  else await requestPasswordReset(ctx, email);
}
