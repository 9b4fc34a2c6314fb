import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type Possession, resultOf } from '../../schema/games/games.ts';
import type { Services } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';
import { Game } from './game.entity.ts';
import { liveGameView } from './live-game.ts';
import { lockSeasonRecord, recountSeason } from './season-record.ts';

/** Where a game stands, as a provider tells it. */
export interface Standing {
  readonly period: number;
  readonly displayClock: string;
  readonly ourScore: number;
  readonly theirScore: number;
  readonly possession: Possession | null;
  readonly isFinal: boolean;
  /** Since when it stands so. An older standing never replaces a newer one. */
  readonly since: Date;
}

/**
 * Writes a standing and tells everybody, if anything to see changed. All of it is decided by one statement, so that of
 * several nodes that follow the same game one publishes. A final standing also gives the game its result, once.
 */
export async function recordStanding(
  em: EntityManager,
  services: Services,
  gameId: number,
  standing: Standing,
): Promise<void> {
  const { period, displayClock, ourScore, theirScore, possession, isFinal, since } = standing;
  const written = await rowsOf(
    em,
    sql`
    insert into live_game_states as s (game_id, period, display_clock, our_score, their_score, possession, is_final, updated_at)
    values (${gameId}, ${period}, ${displayClock}, ${ourScore}, ${theirScore}, ${possession}, ${isFinal}, ${since.toISOString()})
    on conflict (game_id) do update set
      period = excluded.period, display_clock = excluded.display_clock, our_score = excluded.our_score,
      their_score = excluded.their_score, possession = excluded.possession, is_final = excluded.is_final,
      updated_at = excluded.updated_at
    where s.updated_at < excluded.updated_at
      and (s.period, s.display_clock, s.our_score, s.their_score, s.possession, s.is_final) is distinct from
        (excluded.period, excluded.display_clock, excluded.our_score, excluded.their_score, excluded.possession, excluded.is_final)
    returning s.id`,
  );
  const isNews = isFinal
    ? await complete(em, services, gameId, { ours: ourScore, theirs: theirScore })
    : written.length > 0;
  if (!isNews) return;
  const game = await em.fork().findOneOrFail(Game, gameId);
  services.publish('game.live', liveGameView(game, standing));
}

/** Gives the game its result unless it has one; true when this call did it. */
async function complete(
  em: EntityManager,
  services: Services,
  gameId: number,
  points: { ours: number; theirs: number },
): Promise<boolean> {
  const now = services.clock.now();
  const isCompleted = await em.fork().transactional(async (tx) => {
    const game = await tx.findOneOrFail(Game, gameId);
    const record = await lockSeasonRecord(tx, game.season, now);
    await tx.refresh(game);
    if (game.result) return false;
    tx.assign(game, { result: resultOf(points), score: `${points.ours}-${points.theirs}` });
    await tx.flush();
    await recountSeason(tx, record, now);
    return true;
  });
  if (isCompleted) services.publish('game.changed', { gameId });
  return isCompleted;
}
