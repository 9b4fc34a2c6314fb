import { addDays, instantOfMountain, mountainDate } from '../../schema/time/clock.ts';
import type { Context } from '../core/context.ts';
import { keepBackup, keptBackups, rehearse, rotate } from './kept-backups.ts';

/** Name of the job that writes a backup each night. */
export const BACK_UP = 'back-up';

/** When it is written, in Denver: no one is up, and it is hours after the last game. */
const TIME_OF_DAY = '03:30';

const nightOf = (date: string) => instantOfMountain({ date, time: TIME_OF_DAY });

/**
 * Writes a backup once a night, reads it and those of the nights before whole, and deletes the oldest. A night that was
 * missed is made up for; a new site has its first backup after its first night.
 */
export async function backUpNightly(ctx: Context): Promise<void> {
  const { backupDir: folder, backupsKept: keep } = ctx.env;
  if (keep === 0) return;
  const now = ctx.now();
  const today = mountainDate(now);
  const tonight = nightOf(today);
  const isOver = tonight <= now;
  const last = isOver ? tonight : nightOf(addDays(today, -1));
  const [newest] = (await keptBackups(folder)).filter(({ occasion }) => occasion === 'nightly');
  // First, so that a night that fails does not end all nights.
  await ctx.jobs.wake(ctx.em, BACK_UP, isOver ? nightOf(addDays(today, 1)) : tonight);
  const isFirst = newest === undefined && !(await wasAwakeBefore(ctx, last));
  if (isFirst || (newest && newest.at >= last)) return;
  const file = await keepBackup(
    { em: ctx.em, files: ctx.files, now, dataDir: ctx.env.dataDir },
    { folder, occasion: 'nightly' },
  );
  const broken = await rehearse(folder);
  await rotate(folder, { occasion: 'nightly', keep, broken });
  ctx.log.info({ file }, 'Backed up');
  for (const [each, reason] of broken)
    ctx.log.error({ file: each, reason }, 'A backup can no longer be restored');
}

/** Whether the site was there at that moment already. */
async function wasAwakeBefore({ em }: Context, moment: Date): Promise<boolean> {
  const [row] = await em.execute<{ wasThere: boolean }[]>(
    'select min(executed_at) <= ? as "wasThere" from migrations',
    [moment],
  );
  return row?.wasThere ?? false;
}
