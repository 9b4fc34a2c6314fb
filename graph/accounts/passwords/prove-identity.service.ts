import type { IdentityProof } from '../../../schema/accounts/accounts.ts';
import type { Context } from '../../core/context.ts';
import { confirmIdentity } from './confirm-identity.service.ts';
import { requireCookie } from '../sessions/session.service.ts';
import { Session } from '../sessions/session.entity.ts';

/** Notes that the member of this session has just shown who they are, for acts that ask for a fresh proof. */
export async function proveIdentity(ctx: Context, proof: IdentityProof): Promise<boolean> {
  requireCookie(ctx);
  await confirmIdentity(ctx, proof);
  if (ctx.sessionId !== null)
    await ctx.em.nativeUpdate(Session, { id: ctx.sessionId }, { provenAt: ctx.now() });
  return true;
}
