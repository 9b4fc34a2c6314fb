import type { CheckInStatusView } from '../../schema/checkins.ts';
import { mountainDate, mountainDay, type Span } from '../../schema/time/clock.ts';
import type { Context } from '../core/context.ts';
import { Game } from '../games/game.entity.ts';
import { gameView } from '../games/game.view.ts';

export const todayAt = ({ now }: Pick<Context, 'now'>): Span => mountainDay(mountainDate(now()));

/** The game that check-ins are for: today's while the day lasts, played or not, else the next one. */
export async function gameToCheckInTo(ctx: Context): Promise<Game | undefined> {
  const today = todayAt(ctx);
  const [game] = await ctx.em.find(
    Game,
    {
      kickoffAt: { $gte: today.from },
      $or: [{ kickoffAt: { $lt: today.until } }, { result: null }],
    },
    { orderBy: { kickoffAt: 'asc', id: 'asc' }, limit: 1 },
  );
  return game;
}

/** Whether it is a game day, and from when to when that one or the next is. */
export async function checkInStatus(ctx: Context): Promise<CheckInStatusView> {
  const asOf = ctx.now();
  const game = await gameToCheckInTo(ctx);
  if (!game) return { isOpen: false, game: null, opensAt: null, closesAt: null, asOf };
  const { from, until } = mountainDay(mountainDate(game.kickoffAt));
  return {
    isOpen: from <= asOf && asOf < until,
    game: gameView(game),
    opensAt: from,
    closesAt: until,
    asOf,
  };
}
