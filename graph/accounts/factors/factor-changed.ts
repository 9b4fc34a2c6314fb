import type { Context } from '../../core/context.ts';
import { trustedEmail } from '../email/proven-email.ts';
import { type FactorChange, factorMail } from '../passwords/factor.mails.ts';
import type { User } from '../users/user.entity.ts';

/**
 * After a factor was added, removed or used up: the owner gets a mail, and rights that depend on it are checked again.
 */
export function factorChanged(
  ctx: Context,
  owner: Pick<User, 'id' | 'email' | 'recoveryEmail'>,
  change: FactorChange,
): void {
  ctx.mail.queue(factorMail(ctx, trustedEmail(owner), change));
  ctx.publish('account.changed', { userId: owner.id });
}
