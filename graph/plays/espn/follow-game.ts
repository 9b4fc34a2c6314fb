import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { Game } from '../../games/game.entity.ts';
import { findGamesOn, isDemo, isScoredByPlay } from '../../games/game-day.ts';
import { ReadFailure } from '../../games/read-json.ts';
import { mountainDate } from '../../../schema/time/clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const BEFORE_KICKOFF = 15 * MINUTE;
/** Every node looks each 15 seconds; the first of them asks. */
const EVERY = 14 * SECOND;
/** After a failure, and after the next ones. */
const BACKOFF = [15 * SECOND, 30 * SECOND, 60 * SECOND, 120 * SECOND];
/** Corrections come for a day, most of them soon. */
const CORRECTED_FOR = 24 * HOUR;
const SOON = 30 * MINUTE;
/** A game that ended so long ago kicked off within this. */
const LONGEST = 30 * HOUR;

/** What is known of the reading of a game, for all nodes. */
export interface Feed {
  readonly failures: number;
  readonly playsAt: Date | null;
  readonly shown: string | null;
  readonly endedAt: Date | null;
}

/**
 * The game that the provider is asked about now: today's, from a quarter of an hour before kickoff until it has a
 * result, or one whose corrections may come. Null where there is none, or another node asks.
 */
export async function claimGame(
  em: EntityManager,
  now: Date,
): Promise<{ game: Game; feed: Feed } | null> {
  const game = (await currentGame(em, now)) ?? (await correctedGame(em, now));
  if (!game) return null;
  const at = now.toISOString();
  const nextAt = new Date(now.getTime() + EVERY).toISOString();
  const [claimed] = await rowsOf(
    em,
    db
      .insertInto('gameFeeds')
      .values({ gameId: game.id, nextAt })
      .onConflict((conflict) =>
        conflict.column('gameId').doUpdateSet({ nextAt }).where('gameFeeds.nextAt', '<=', at),
      )
      .returning(['failures', 'playsAt', 'shown', 'endedAt']),
  );
  if (!claimed) return null;
  const { failures, shown, playsAt, endedAt } = claimed;
  const dated = (text: string | null) => (text === null ? null : new Date(text));
  return { game, feed: { failures, shown, playsAt: dated(playsAt), endedAt: dated(endedAt) } };
}

async function currentGame(em: EntityManager, now: Date): Promise<Game | undefined> {
  const soon = new Date(now.getTime() + BEFORE_KICKOFF);
  const today = await findGamesOn(em, mountainDate(now));
  return today.find(
    (game) => !game.result && game.kickoffAt <= soon && !isDemo(game) && !isScoredByPlay(game),
  );
}

async function correctedGame(em: EntityManager, now: Date): Promise<Game | null> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const [due] = await rowsOf(
    em,
    db
      .selectFrom('gameFeeds as f')
      .innerJoin('games as g', 'g.id', 'f.gameId')
      .select('g.id')
      .where('g.kickoffAt', '>', ago(LONGEST))
      .where('g.playSource', '=', 'espn')
      .where('f.endedAt', '>', ago(CORRECTED_FOR))
      .where('f.nextAt', '<=', now.toISOString())
      .orderBy('g.kickoffAt', 'desc')
      .limit(1),
  );
  return due ? em.findOne(Game, due.id) : null;
}

/** Notes a reading that went well; after the end the next one comes later. */
export async function noteReading(
  em: EntityManager,
  gameId: number,
  now: Date,
  { endedAt, ...read }: Pick<Feed, 'endedAt'> & Partial<Pick<Feed, 'playsAt' | 'shown'>>,
): Promise<void> {
  const since = endedAt ? now.getTime() - endedAt.getTime() : undefined;
  const wait = since === undefined ? EVERY : since < SOON ? MINUTE : HOUR;
  await rowsOf(
    em,
    db
      .updateTable('gameFeeds')
      .set({
        failures: 0,
        goodAt: now.toISOString(),
        nextAt: new Date(now.getTime() + wait).toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        ...(read.shown !== undefined && { shown: read.shown }),
        ...(read.playsAt && { playsAt: read.playsAt.toISOString() }),
      })
      .where('gameId', '=', gameId),
  );
}

/** Notes a failure: for some time no node asks, as long as the provider wants, longer each time. */
export async function noteFailure(
  em: EntityManager,
  gameId: number,
  now: Date,
  {
    failures,
    error,
    random = Math.random,
  }: { failures: number; error: unknown; random?: () => number },
): Promise<void> {
  const usual = BACKOFF[Math.min(failures, BACKOFF.length - 1)]!;
  const asked = error instanceof ReadFailure ? error.retryAfterMs : 0;
  // Not all sites that read it come back at once.
  const wait = Math.max(asked, usual * (0.9 + random() * 0.2));
  await rowsOf(
    em,
    db
      .updateTable('gameFeeds')
      .set({ failures: failures + 1, nextAt: new Date(now.getTime() + wait).toISOString() })
      .where('gameId', '=', gameId),
  );
}
