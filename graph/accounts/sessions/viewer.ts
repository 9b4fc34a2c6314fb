import type { Viewer } from '../../../schema/accounts/capabilities.ts';
import type { Context } from '../../core/context.ts';
import type { Env } from '../../core/env.ts';
import { secondFactorsOf } from '../factors/second-factors.reads.ts';
import type { User } from '../users/user.entity.ts';

type Rights = Pick<User, 'id' | 'isAdmin' | 'isModerator' | 'isHost'>;

interface Account extends Rights {
  readonly hasSecondFactor: boolean;
}

/**
 * The rights of a user who has signed in. The only place that grants them: where the site requires a second factor, an
 * admin without one is a plain member until it is set up.
 */
export const asViewer = (
  { id, isAdmin, isModerator, isHost, hasSecondFactor }: Account,
  { adminMfa }: Pick<Env, 'adminMfa'>,
): Viewer =>
  isAdmin && adminMfa === 'required' && !hasSecondFactor
    ? { id, isAdmin: false, lacksSecondFactor: true }
    : { id, isAdmin, isModerator, isHost };

/** As which viewer the user has just signed in. */
export async function viewerOf(
  ctx: Context,
  { id, isAdmin, isModerator, isHost }: User,
): Promise<Viewer> {
  const hasSecondFactor = isAdmin && (await secondFactorsOf(ctx.em, id)).length > 0;
  return asViewer({ id, isAdmin, isModerator, isHost, hasSecondFactor }, ctx.env);
}
