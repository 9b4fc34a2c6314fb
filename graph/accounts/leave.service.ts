import { ACCOUNT_TEXTS } from '../../schema/account-texts.ts';
import type { IdentityProof } from '../../schema/accounts.ts';
import { can } from '../../schema/capabilities.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { confirmIdentity } from './confirm-identity.service.ts';
import { deleteAccount } from './delete-account.service.ts';

/** Deletes one's own account, given the proof of who asks. FORBIDDEN for admins, whatever they type. */
export async function leave(ctx: Context, proof: IdentityProof): Promise<boolean> {
  const viewer = ctx.require('account.deleteOwn');
  if (can(viewer, 'admin.dashboard')) throw new DomainError('FORBIDDEN', ACCOUNT_TEXTS.adminStays);
  await confirmIdentity(ctx, proof);
  await deleteAccount(ctx, viewer.id);
  return true;
}
