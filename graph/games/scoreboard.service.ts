import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type Possession, resultOf } from '../../schema/games/games.ts';
import type { Course } from '../../schema/plays/plays.ts';
import type { Services } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { isScoredByPlay } from './game-day.ts';
import { Game } from './game.entity.ts';
import { liveGameView } from './live-game.ts';
import { lockSeasonRecord, recountSeason } from './season-record.ts';

/** The state of a game as a provider reports it. */
export interface GameState {
  readonly period: number;
  readonly displayClock: string;
  readonly ourScore: number;
  readonly theirScore: number;
  readonly possession: Possession | null;
  readonly isFinal: boolean;
  /** What the plays say; undefined where none are reported, and null before the first. */
  readonly course?: Course | null;
  /** Time of this state. An older state never replaces a newer one. */
  readonly since: Date;
  /** Entered by hand, play by play: no feed replaces it. */
  readonly isByHand?: boolean;
}

/**
 * Writes the state and publishes it if a visible field changed. One statement decides all of it, so that of several
 * nodes that follow the same game one publishes. A final state also sets the game's result, once.
 */
export async function recordGameState(
  em: EntityManager,
  services: Services,
  gameId: number,
  state: GameState,
): Promise<void> {
  const isWritten = await writeGameState(em, gameId, state);
  await publishGameState(em, services, gameId, state, isWritten);
}

/** Writes the state unless a newer one is stored; true if anything that is shown changed. */
export async function writeGameState(
  em: EntityManager,
  gameId: number,
  { since, course, isByHand = false, ...state }: GameState,
): Promise<boolean> {
  const { period, displayClock, ourScore, theirScore, possession, isFinal } = state;
  const shown = {
    ...{ period, displayClock, ourScore, theirScore, possession, isFinal },
    ...(course !== undefined && { course }),
    isByHand,
  };
  const written = await rowsOf(
    em,
    db
      .insertInto('liveGameStates')
      .values({ gameId, updatedAt: since, ...shown })
      .onConflict((conflict) =>
        conflict
          .column('gameId')
          .doUpdateSet({ updatedAt: since, ...shown })
          .where('liveGameStates.updatedAt', '<=', since.toISOString())
          .where(({ eb, or }) =>
            or([
              eb(sql.lit(isByHand), '=', true),
              eb('liveGameStates.isByHand', '=', false),
              eb('liveGameStates.course', 'is', null),
            ]),
          )
          .where(({ eb, or }) =>
            or([
              eb('liveGameStates.period', 'is distinct from', period),
              eb('liveGameStates.displayClock', 'is distinct from', displayClock),
              eb('liveGameStates.ourScore', 'is distinct from', ourScore),
              eb('liveGameStates.theirScore', 'is distinct from', theirScore),
              eb('liveGameStates.possession', 'is distinct from', possession),
              eb('liveGameStates.isFinal', 'is distinct from', isFinal),
              eb('liveGameStates.isByHand', '=', !isByHand),
              ...(course === undefined
                ? []
                : [eb('liveGameStates.course', 'is distinct from', course)]),
            ]),
          ),
      )
      .returning('id'),
  );
  return written.length > 0;
}

/** Tells everybody of a state that was written; a final one completes the game first. */
export async function publishGameState(
  em: EntityManager,
  services: Services,
  gameId: number,
  state: GameState,
  isWritten: boolean,
): Promise<void> {
  const isNews = state.isFinal ? await complete(em, services, gameId, state) : isWritten;
  if (!isNews) return;
  const game = await em.fork().findOneOrFail(Game, gameId);
  const view = liveGameView(game, { ...state, isByHand: state.isByHand ?? false });
  services.publish('game.live', { ...view, course: state.course ?? null });
}

/** Stores the game's result unless it has one; true if this call did. */
async function complete(
  em: EntityManager,
  services: Services,
  gameId: number,
  { ourScore: ours, theirScore: theirs, isByHand }: GameState,
): Promise<boolean> {
  const now = services.clock.now();
  const isCompleted = await em.fork().transactional(async (tx) => {
    const game = await tx.findOneOrFail(Game, gameId);
    const record = await lockSeasonRecord(tx, game.season, now);
    await tx.refresh(game);
    if (game.result || (isScoredByPlay(game) && !isByHand)) return false;
    tx.assign(game, { result: resultOf({ ours, theirs }), score: `${ours}-${theirs}` });
    await tx.flush();
    await recountSeason(tx, record, now);
    return true;
  });
  if (isCompleted) services.publish('game.changed', { gameId });
  return isCompleted;
}
