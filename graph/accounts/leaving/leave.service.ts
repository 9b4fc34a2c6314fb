import type { IdentityProof } from '../../../schema/accounts/accounts.ts';
import { can } from '../../../schema/accounts/capabilities.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { confirmIdentity } from '../passwords/confirm-identity.service.ts';
import { deleteAccount } from './delete-account.service.ts';

/** Deletes the viewer's own account, given a proof of identity. FORBIDDEN for admins, with any proof. */
export async function leave(ctx: Context, proof: IdentityProof): Promise<boolean> {
  const viewer = ctx.require('account.deleteOwn');
  if (can(viewer, 'admin.dashboard')) throw refuse('account.adminStays');
  await confirmIdentity(ctx, proof);
  await deleteAccount(ctx, viewer.id);
  return true;
}
