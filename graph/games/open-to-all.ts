import { can, type Capability, type Viewer } from '../../schema/accounts/capabilities.ts';
import type { KeyOfCode } from '../../schema/refusals.ts';
import { AppSetting } from '../core/database/app-setting.entity.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';

/** The switch for what opens to members together: fantasy and check-ins. */
export const OPEN_TO_ALL = 'fantasyOpenToAll';

/** Whether all members play and check in, not only admins. Off until an admin switches it on. */
export async function isOpenToAll(ctx: Pick<Context, 'em'>): Promise<boolean> {
  return (await ctx.em.findOne(AppSetting, OPEN_TO_ALL))?.value === true;
}

/** What members do only while the switch is on, and admins always. */
interface OpenedAct {
  readonly always: Capability;
  readonly whenOpen: Capability;
  /** The refusal while the switch is off. */
  readonly comingSoon: KeyOfCode<'FORBIDDEN'>;
}

/** The viewer, if they may do this now. FORBIDDEN for members while the switch is off. */
export async function requireOpen(ctx: Context, act: OpenedAct): Promise<Viewer> {
  const viewer = ctx.require(act.whenOpen);
  if (can(viewer, act.always) || (await isOpenToAll(ctx))) return viewer;
  throw new DomainError(act.comingSoon);
}
