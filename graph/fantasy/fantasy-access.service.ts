import { AppSetting } from '../core/database/app-setting.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { OPEN_TO_ALL, requireOpen } from '../games/open-to-all.ts';

/** The viewer, if they may play: admins always, members once it is open to all. */
export const requirePlayer = (ctx: Context) =>
  requireOpen(ctx, {
    always: 'fantasy.play',
    whenOpen: 'fantasy.playWhenOpen',
    comingSoon: 'lineup.comingSoon',
  });

/** Admin. Opens fantasy and check-ins to all members, or closes them again; what was submitted stays. */
export async function setFantasyOpenToAll(ctx: Context, isOpen: boolean): Promise<boolean> {
  ctx.require('fantasy.administer');
  await ctx.em.transactional(async (tx) => {
    await tx.upsert(AppSetting, { key: OPEN_TO_ALL, value: isOpen, updatedAt: ctx.now() });
    recordAct(
      ctx,
      {
        action: isOpen ? 'fantasy.openToAll' : 'fantasy.closeToAll',
        subjectType: 'AppSetting',
        subjectId: null,
      },
      tx,
    );
  });
  ctx.publish('fantasy.changed', { gameId: null });
  return isOpen;
}
