import {
  type GameView,
  type LastGameView,
  type NextGameView,
  type SeasonRecordView,
} from '../../schema/games/games.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { Game } from './game.entity.ts';
import { gameView } from './game.view.ts';
import { SeasonRecord } from './season-record.entity.ts';

/** The first game that has not kicked off; null when none is planned. */
export async function nextGame(ctx: Context): Promise<NextGameView | null> {
  const game = await ctx.em.findOne(
    Game,
    { kickoffAt: { $gt: ctx.now() }, result: null },
    { orderBy: { kickoffAt: 'asc', id: 'asc' } },
  );
  return game && gameView(game);
}

/** The game with a result that kicked off last; null when the team has not played. */
export async function lastCompletedGame(ctx: Context): Promise<LastGameView | null> {
  const game = await ctx.em.findOne(
    Game,
    { result: { $ne: null } },
    { orderBy: { kickoffAt: 'desc', id: 'desc' } },
  );
  return game?.result ? { ...gameView(game), result: game.result } : null;
}

/** The game of that id; null when there is none. */
export async function game(ctx: Context, id: number): Promise<GameView | null> {
  const found = await ctx.em.findOne(Game, id);
  return found && gameView(found);
}

/** The season's games, earliest first; the current season's by default. */
export async function games(ctx: Context, season?: number | null): Promise<GameView[]> {
  const found = await ctx.em.find(
    Game,
    { season: season ?? ctx.site.season },
    { orderBy: { kickoffAt: 'asc', id: 'asc' } },
  );
  return found.map(gameView);
}

/** So many games, those with the latest kickoff first. */
export async function latestGames(ctx: Context, most: number): Promise<GameView[]> {
  const found = await ctx.em.find(
    Game,
    {},
    { orderBy: { kickoffAt: 'desc', id: 'desc' }, limit: most },
  );
  return found.map(gameView);
}

/** The seasons that have games, and the current one; latest first. */
export async function seasons(ctx: Context): Promise<number[]> {
  const known = await rowsOf(ctx.em, db.selectFrom('games').select('season').distinct());
  const all = new Set([...known.map(({ season }) => season), ctx.site.season]);
  return [...all].sort((one, other) => other - one);
}

/** The season's record, the current season's by default; null when there are no games. */
export async function seasonRecord(
  ctx: Context,
  season?: number | null,
): Promise<SeasonRecordView | null> {
  return ctx.em.findOne(SeasonRecord, { season: season ?? ctx.site.season });
}
