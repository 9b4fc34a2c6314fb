import type { EntityManager } from '@mikro-orm/postgresql';
import type * as z from 'zod/mini';
import { clockText } from '../../../schema/games/game-clock.ts';
import type { LiveGameView } from '../../../schema/games/games.ts';
import { setGameClockInput, takeOverScoringInput } from '../../../schema/plays/entry-shape.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { isDemo } from '../../games/game-day.ts';
import { Game } from '../../games/game.entity.ts';
import { gameOnScoreboard, gamesNear } from '../../games/games-near.ts';
import { liveGameView } from '../../games/live-game.ts';
import { resetPlays } from '../../games/reset-plays.ts';
import { LiveGameState } from '../../games/live-game-state.entity.ts';
import { lockGame } from '../record-plays.service.ts';
import { courseOf } from '../play.reads.ts';
import { lockScoredGame, recordScoring } from './scored-game.ts';

/** Sets the clock of a game that is scored play by play. It is no entry of the log, and not kept in the trail. */
export async function setGameClock(
  ctx: Context,
  raw: z.input<typeof setGameClockInput>,
): Promise<LiveGameView> {
  ctx.require('game.keepScore');
  const { gameId, period, clock } = setGameClockInput.parse(raw);
  const view = await ctx.em.transactional(async (tx) => {
    const { game, state } = await lockScoredGame(ctx, tx, gameId);
    if (game.result) throw refuse('game.isFinal');
    if (!state || game.playSource !== 'hand') throw refuse('play.notStarted');
    tx.assign(state, {
      ...(period != null && { period }),
      ...(clock != null && { displayClock: clockText(clock) }),
      updatedAt: ctx.now(),
    });
    await tx.flush();
    return liveGameView(game, state);
  });
  await publish(ctx, view);
  return view;
}

/** Takes a game from a feed that is quiet or wrong: from now on it is scored by hand, beginning without plays. */
export async function takeOverScoring(
  ctx: Context,
  raw: z.input<typeof takeOverScoringInput>,
): Promise<LiveGameView> {
  ctx.require('game.keepScore');
  const { gameId } = takeOverScoringInput.parse(raw);
  const now = ctx.now();
  const view = await ctx.em.transactional(async (tx) => {
    const game = await lockGame(tx, gameId);
    if (!game) throw refuse('game.unknown');
    if (isDemo(game)) throw refuse('game.isFed');
    if (gameOnScoreboard(await gamesNear(tx, now), now)?.id !== gameId) throw refuse('game.notOn');
    if (game.result) throw refuse('game.isFinal');
    if (game.playSource !== 'hand') {
      await becomeHand(tx, gameId, now);
      recordScoring(ctx, tx, game, 'takeOverScoring');
    }
    await tx.flush();
    return liveGameView(game, await tx.findOneOrFail(LiveGameState, { game: gameId }));
  });
  await publish(ctx, view);
  return view;
}

/** By plain SQL: an admin who has the game's form open would be refused for nothing if its version grew. */
async function becomeHand(tx: EntityManager, id: number, now: Date): Promise<void> {
  await resetPlays(tx, id);
  await rowsOf(tx, db.updateTable('games').set({ playSource: 'hand' }).where('id', '=', id));
  tx.create(LiveGameState, {
    game: tx.getReference(Game, id),
    ...{ displayClock: '15:00', isByHand: true, updatedAt: now },
    course: { position: 0, lastPlay: null, lastScore: null, situation: null },
  });
}

async function publish(ctx: Context, view: LiveGameView): Promise<void> {
  ctx.publish('game.live', { ...view, course: await courseOf(ctx, view.gameId) });
}
