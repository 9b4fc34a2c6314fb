import type { Context } from '../../core/context.ts';
import { type FactorChange, factorMail } from '../factor.mails.ts';

/** After a factor came, went or was used up: the owner gets a mail, and rights that depend on it are looked at anew. */
export function factorChanged(
  ctx: Context,
  owner: { readonly id: number; readonly email: string },
  change: FactorChange,
): void {
  ctx.mail.queue(factorMail(ctx, owner.email, change));
  ctx.publish('account.changed', { userId: owner.id });
}
