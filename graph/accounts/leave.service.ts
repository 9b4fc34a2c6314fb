import { ACCOUNT_TEXTS } from '../../schema/account-texts.ts';
import { deleteAccountInput } from '../../schema/accounts.ts';
import { can } from '../../schema/capabilities.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { authenticate } from './authenticate.ts';
import { deleteAccount } from './delete-account.service.ts';
import { User } from './user.entity.ts';

/**
 * Deletes one's own account, given its password: a browser left open is not enough. FORBIDDEN for admins, whatever they
 * type.
 */
export async function leave(ctx: Context, rawPassword: string): Promise<boolean> {
  const viewer = ctx.require('account.deleteOwn');
  const { password } = deleteAccountInput.parse({ password: rawPassword });
  if (can(viewer, 'admin.dashboard')) throw new DomainError('FORBIDDEN', ACCOUNT_TEXTS.adminStays);
  const { email } = await ctx.em.findOneOrFail(User, viewer.id);
  const refusal = new DomainError('BAD_USER_INPUT', ACCOUNT_TEXTS.wrongCurrentPassword, {
    fields: { password: ACCOUNT_TEXTS.wrongCurrentPassword },
  });
  await authenticate(ctx, { email, password, refusal });
  await deleteAccount(ctx, viewer.id);
  return true;
}
