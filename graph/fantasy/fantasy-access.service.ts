import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { requireOpen } from '../games/open-to-all.ts';
import { changeSettings } from '../site/site-settings.service.ts';

/** The viewer, if they may play: admins always, members once it is open to all. */
export const requirePlayer = (ctx: Context) =>
  requireOpen(ctx, {
    open: 'isFantasyOpen',
    always: 'fantasy.play',
    whenOpen: 'fantasy.playWhenOpen',
    comingSoon: 'lineup.comingSoon',
  });

/** Admin. Opens fantasy and check-ins to all members, or closes both again; what was submitted stays. */
export async function setFantasyOpenToAll(ctx: Context, isOpen: boolean): Promise<boolean> {
  ctx.require('fantasy.administer');
  await changeSettings(ctx, { isFantasyOpen: isOpen, areCheckInsOpen: isOpen }, (tx) =>
    recordAct(
      ctx,
      {
        action: isOpen ? 'fantasy.openToAll' : 'fantasy.closeToAll',
        subjectType: 'AppSetting',
        subjectId: null,
      },
      tx,
    ),
  );
  return isOpen;
}
