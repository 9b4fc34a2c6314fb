import type { Viewer } from '../../schema/accounts/capabilities.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';

/** The viewer, who may edit their own account; FORBIDDEN when the call names another's. */
export function requireSelf(ctx: Context, userId: number | null | undefined): Viewer {
  const viewer = ctx.require('account.editOwn');
  if ((userId ?? viewer.id) !== viewer.id) throw refuse('access.notAllowed');
  return viewer;
}
