import type { NextGameView } from '../../schema/games/games.ts';
import { type LineupWindow, lineupWindow } from '../../schema/fantasy/lineup.ts';
import type { Context } from '../core/context.ts';
import { Game } from '../games/game.entity.ts';
import { gameView } from '../games/game.view.ts';

/** A game without a result counts as being played for this long after kickoff; after that its result was forgotten. */
const PLAYED_FOR_MS = 24 * 3_600_000;

/** When lineups of a game may be changed. */
export const windowOf = ({ kickoffAt, startedAt, result }: Game, now: Date): LineupWindow =>
  lineupWindow({ kickoffAt, isStarted: Boolean(startedAt), isCompleted: Boolean(result) }, now);

/** The game that lineups are about, its window, and the server's time, by which the window turns. */
export interface FantasyGame extends LineupWindow {
  readonly game: NextGameView;
  readonly asOf: Date;
}

/**
 * The current game, else the next one, else the last one; null when there is none. During a preseason game, which does
 * not count, the next one is open already.
 */
export async function fantasyGame(ctx: Context): Promise<FantasyGame | null> {
  const asOf = ctx.now();
  const byKickoff = { orderBy: { kickoffAt: 'asc', id: 'asc' } } as const;
  const game =
    (await ctx.em.findOne(
      Game,
      {
        result: null,
        $or: [
          { kickoffAt: { $gt: asOf } },
          { kickoffAt: { $gt: new Date(asOf.getTime() - PLAYED_FOR_MS) }, week: { $gte: 1 } },
        ],
      },
      byKickoff,
    )) ??
    (await ctx.em.findOne(
      Game,
      { result: { $ne: null } },
      { orderBy: { kickoffAt: 'desc', id: 'desc' } },
    ));
  if (!game) return null;
  return {
    game: gameView(game),
    asOf,
    ...windowOf(game, asOf),
  };
}
