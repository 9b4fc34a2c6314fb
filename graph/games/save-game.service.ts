import type { EntityManager } from '@mikro-orm/postgresql';
import { mountainDate } from '../../schema/time/clock.ts';
import { type GameInput, gameInput } from '../../schema/games/game-shape.ts';
import { type GameView } from '../../schema/games/games.ts';
import { type Act, lastSave, recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { type DomainError, refuse } from '../core/errors.ts';
import { isDemo, isScoredByPlay } from './game-day.ts';
import { Game } from './game.entity.ts';
import { gameView } from './game.view.ts';
import { liveGame } from './live-game.service.ts';
import { LiveGameState } from './live-game-state.entity.ts';
import { resetPlays } from './reset-plays.ts';
import type { SeasonRecord } from './season-record.entity.ts';
import { lockSeasonRecord, recountSeason } from './season-record.ts';

const SAVES = ['game.create', 'game.update'] as const;

/** An empty text of a form clears the value; absent stays absent. */
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
  const optional = {
    tvNetwork: orNull(tvNetwork),
    result: orNull(result),
    score: orNull(score),
    isPlayoff: isPlayoff ?? undefined,
  };
  const now = ctx.now();

  const saved = await ctx.em.transactional(async (tx) => {
    const { stored, records } = await lockStored(tx, { id, season: facts.season }, now);
    if (stored && version != null && version !== stored.version)
      throw await staleRefusal(tx, stored);
    if (stored) requireSumOfPlays(stored, optional);
    const game = stored ?? tx.create(Game, { ...facts, createdAt: now });
    tx.assign(game, {
      ...facts,
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    });
    const isTakenOver = isDemo(game);
    if (isTakenOver) game.externalId = null;
    await tx.flush();
    recordAct(ctx, actOf(game, stored ? 'game.update' : 'game.create'), tx);
    await tx.flush();

    if (isTakenOver) await resetPlays(tx, game.id);
    else if (!isScoredByPlay(game) && (result !== undefined || score !== undefined))
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

/** The game that is changed, if it is, behind the locks of its old season and its new one, in the order of the years. */
async function lockStored(
  tx: EntityManager,
  { id, season }: { readonly id: number | null | undefined; readonly season: number },
  now: Date,
): Promise<{ stored: Game | null; records: SeasonRecord[] }> {
  const stored = id ? await tx.findOne(Game, id) : null;
  if (id && !stored) throw refuse('game.unknown');
  const seasons = [...new Set([stored?.season ?? season, season])].sort((a, b) => a - b);
  const records: SeasonRecord[] = [];
  for (const one of seasons) records.push(await lockSeasonRecord(tx, one, now));
  // It may have been deleted while the locks were waited for.
  if (stored && !(await tx.refresh(stored))) throw refuse('game.unknown');
  return { stored, records };
}

/** While a game is scored play by play, its score is the sum of the plays. A final one may be corrected. */
function requireSumOfPlays(game: Game, given: Partial<Pick<Game, 'result' | 'score'>>): void {
  if (!isScoredByPlay(game) || game.result) return;
  if (given.result || given.score) throw refuse('game.isScoredByPlay');
}

/** Another save came first. */
async function staleRefusal(tx: EntityManager, { id, version }: Game): Promise<DomainError> {
  const { savedBy, savedAt } = await lastSave(tx, {
    subjectType: 'Game',
    subjectId: id,
    actions: SAVES,
  });
  const details = { conflict: { savedBy, savedAt, version } };
  return savedBy === null
    ? refuse('game.staleUnknown', {}, details)
    : refuse('game.stale', { by: savedBy }, details);
}

const actOf = (game: Game, action: (typeof SAVES)[number]): Act => ({
  action,
  subjectType: 'Game',
  subjectId: game.id,
  details: {
    opponent: game.opponent,
    week: game.week,
    season: game.season,
    kickoff: game.kickoffAt.toISOString(),
    ...(game.result && { result: game.result }),
    ...(game.score && { score: game.score }),
  },
});
