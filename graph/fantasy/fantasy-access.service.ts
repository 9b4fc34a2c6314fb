import { can } from '../../schema/capabilities.ts';
import { LINEUP_TEXTS } from '../../schema/fantasy/lineup.ts';
import { AppSetting } from '../core/app-setting.entity.ts';
import { recordAct } from '../core/audit.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';

export const OPEN_TO_ALL = 'fantasyOpenToAll';

/** Whether all members play, not only admins. Off until an admin switches it on. */
export async function isFantasyOpenToAll(ctx: Context): Promise<boolean> {
  return (await ctx.em.findOne(AppSetting, OPEN_TO_ALL))?.value === true;
}

/** The viewer, if they may play: admins always, members once it is open to all. */
export async function requirePlayer(ctx: Context) {
  const viewer = ctx.requireViewer();
  if (!can(viewer, 'fantasy.play') && !(await isFantasyOpenToAll(ctx)))
    throw new DomainError('FORBIDDEN', LINEUP_TEXTS.comingSoon);
  return viewer;
}

/** Admin. Opens fantasy to all members, or closes it again; lineups that were submitted stay. */
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
