import { LINEUP_REMINDERS, lineupNotice } from '../../schema/news/notices.ts';
import type { Context } from '../core/context.ts';
import { fantasyGame } from '../fantasy/fantasy-game.service.ts';
import { announce, type Recipients } from './announce.service.ts';
import { inAllLanguages } from './in-all-languages.ts';

/** Name of the job that is woken when lineups are about to lock. */
export const REMIND_OF_LINEUPS = 'remind-of-lineups';

const MINUTE = 60_000;

const HOUR = 60 * MINUTE;
/** A reminder that is later than this would say a wrong time, in ms. */
const LATE_AT_MOST = 5 * MINUTE;

/**
 * Reminds those who play and have no lineup yet, and wakes itself for the next reminder. While no lineup is open it looks
 * every full hour: a game whose result was never entered gives way to the next one without an event.
 */
export async function remindOfLineups(ctx: Context): Promise<void> {
  const due = await fantasyGame(ctx);
  const now = ctx.now();
  if (!due?.isOpen) {
    const nextHour = new Date(Math.ceil((now.getTime() + 1) / HOUR) * HOUR);
    return ctx.jobs.wake(ctx.em, REMIND_OF_LINEUPS, nextHour);
  }
  const { game } = due;
  const before = (minutes: number) => new Date(game.kickoffAt.getTime() - minutes * MINUTE);
  const [next] = LINEUP_REMINDERS.map(before).filter((at) => at > now);
  const latest = LINEUP_REMINDERS.find((minutes) => {
    const late = now.getTime() - before(minutes).getTime();
    return late >= 0 && late < LATE_AT_MOST;
  });
  if (latest !== undefined) {
    const [notice] = inAllLanguages((say) => [lineupNotice(game, latest, say)]);
    const recipients = withoutLineup(game.id, ctx.site.isFantasyOpen);
    await announce(ctx, notice!, { recipients, until: game.kickoffAt });
  }
  if (next) await ctx.jobs.wake(ctx.em, REMIND_OF_LINEUPS, next);
}

/** Browsers of members who want game updates, have played before, may play now, and have no lineup for the game. */
const withoutLineup =
  (gameId: number, isOpenToAll: boolean): Recipients =>
  ({ and, exists, lit, not, or, ref, selectFrom }) => {
    const lineups = selectFrom('fantasyLineups as l')
      .select('l.id')
      .whereRef('l.userId', '=', 'pushSubscriptions.userId');
    const admin = selectFrom('users as u')
      .select('u.id')
      .whereRef('u.id', '=', 'pushSubscriptions.userId')
      .where('u.isAdmin', '=', true);
    return and([
      ref('gameUpdates'),
      exists(lineups),
      not(exists(lineups.where('l.gameId', '=', gameId))),
      or([lit(isOpenToAll), exists(admin)]),
    ]);
  };
