import { can, type Capability, type Viewer } from '../../schema/accounts/capabilities.ts';
import type { KeyOfCode } from '../../schema/refusals.ts';
import type { SiteSettings } from '../../schema/site/settings.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';

/** What members do only while its switch is on, and admins always. */
interface OpenedAct {
  readonly open: keyof Pick<SiteSettings, 'isFantasyOpen' | 'areCheckInsOpen'>;
  readonly always: Capability;
  readonly whenOpen: Capability;
  /** The refusal while the switch is off; it names the season. */
  readonly comingSoon: KeyOfCode<'FORBIDDEN'>;
}

/** The viewer, if they may do this now. FORBIDDEN for members while the switch is off. */
export function requireOpen(ctx: Context, act: OpenedAct): Viewer {
  const viewer = ctx.require(act.whenOpen);
  if (can(viewer, act.always) || ctx.site[act.open]) return viewer;
  throw new DomainError(act.comingSoon, { season: ctx.site.season });
}
