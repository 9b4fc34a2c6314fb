import { mountainDate } from '../../schema/time/clock.ts';
import { type GameInput, gameInput } from '../../schema/games/game-shape.ts';
import { type GameView } from '../../schema/games/games.ts';
import { lastSave, recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { isDemo } from './game-day.ts';
import { Game } from './game.entity.ts';
import { gameView } from './game.view.ts';
import { liveGame } from './live-game.service.ts';
import { LiveGameState } from './live-game-state.entity.ts';
import { lockSeasonRecord, recountSeason } from './season-record.ts';

const SAVES = ['game.create', 'game.update'];

/** Empty text of a form counts as nothing; absent stays absent. */
const orNull = <T extends string>(value: T | '' | null | undefined) =>
  value === '' ? null : value;

/**
 * Enters a game, or changes the one with that id (absent optional fields stay as they are), and recounts the season. A
 * game whose result is set is completed. A score that an admin enters replaces the provider's; a game of the demo
 * becomes the admin's own. With a `version` older than the stored one CONFLICT, which names who saved last; without one
 * the last save wins.
 */
export async function saveGame(ctx: Context, raw: GameInput): Promise<GameView> {
  ctx.require('game.save');
  const { id, version, isPlayoff, tvNetwork, result, score, ...facts } = gameInput.parse(raw);
  const now = ctx.now();

  const saved = await ctx.em.transactional(async (tx) => {
    const stored = id ? await tx.findOne(Game, id) : null;
    if (id && !stored) throw refuse('game.unknown');
    const seasons = [...new Set([stored?.season ?? facts.season, facts.season])].sort(
      (a, b) => a - b,
    );
    const records = [];
    for (const season of seasons) records.push(await lockSeasonRecord(tx, season, now));
    if (stored && !(await tx.refresh(stored))) throw refuse('game.unknown');
    if (stored && version != null && version !== stored.version) {
      const { savedBy, savedAt } = await lastSave(tx, {
        subjectType: 'Game',
        subjectId: stored.id,
        actions: SAVES,
      });
      const details = { conflict: { savedBy, savedAt, version: stored.version } };
      throw savedBy === null
        ? refuse('game.staleUnknown', {}, details)
        : refuse('game.stale', { by: savedBy }, details);
    }

    const game = stored ?? tx.create(Game, { ...facts, createdAt: now });
    const optional = {
      tvNetwork: orNull(tvNetwork),
      result: orNull(result),
      score: orNull(score),
      isPlayoff: isPlayoff ?? undefined,
    };
    tx.assign(game, {
      ...facts,
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    });
    const isTakenOver = isDemo(game);
    if (isTakenOver) game.externalId = null;
    await tx.flush();
    const { opponent, week, season } = facts;
    recordAct(
      ctx,
      {
        action: stored ? 'game.update' : 'game.create',
        subjectType: 'Game',
        subjectId: game.id,
        details: {
          opponent,
          week,
          season,
          kickoff: facts.kickoffAt.toISOString(),
          ...(game.result && { result: game.result }),
          ...(game.score && { score: game.score }),
        },
      },
      tx,
    );
    await tx.flush();

    if (isTakenOver || result !== undefined || score !== undefined)
      await tx.nativeDelete(LiveGameState, { game: game.id });
    for (const record of records) await recountSeason(tx, record, now);
    return gameView(game);
  });

  ctx.publish('game.changed', { gameId: saved.id });
  const live = await liveGame(ctx.em, now);
  if (live && (live.gameId === saved.id || saved.date === mountainDate(now)))
    ctx.publish('game.live', live);
  return saved;
}
