import type { EntityManager } from '@mikro-orm/postgresql';
import { mountainDate, mountainDay, type MountainDate } from '../../schema/time/clock.ts';
import { Game } from './game.entity.ts';

/** Games that the demo provider plays carry this at the start of their `externalId`. */
export const DEMO_MARK = 'demo:';

export const isDemo = (game: Pick<Game, 'externalId'>) =>
  game.externalId?.startsWith(DEMO_MARK) ?? false;

/** Games that kick off on that Mountain day, earliest first. */
export async function findGamesOn(em: EntityManager, date: MountainDate): Promise<Game[]> {
  const { from, until } = mountainDay(date);
  return em.find(
    Game,
    { kickoffAt: { $gte: from, $lt: until } },
    { orderBy: { kickoffAt: 'asc', id: 'asc' } },
  );
}

/** A week of a season. */
export interface SeasonWeek {
  readonly season: number;
  readonly week: number;
}

/**
 * The week that counts now: that of today's game until the day ends in Denver, else that of the next game; null when
 * none is planned. What the demo plays counts for no week.
 */
export async function findSeasonWeek(em: EntityManager, now: Date): Promise<SeasonWeek | null> {
  const today = mountainDay(mountainDate(now));
  const games = await em.find(
    Game,
    {
      kickoffAt: { $gte: today.from },
      $and: [
        { $or: [{ kickoffAt: { $lt: today.until } }, { result: null }] },
        { $or: [{ externalId: null }, { $not: { externalId: { $like: `${DEMO_MARK}%` } } }] },
      ],
    },
    { orderBy: { kickoffAt: 'asc', id: 'asc' }, limit: 1 },
  );
  const [game] = games;
  return game ? { season: game.season, week: game.week } : null;
}
