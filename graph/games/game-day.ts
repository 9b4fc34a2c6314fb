import type { EntityManager } from '@mikro-orm/postgresql';
import { mountainDate, mountainDay, type MountainDate } from '../../schema/time/clock.ts';
import { type Expression, expressionBuilder } from 'kysely';
import { db } from '../core/database/db.ts';
import type { Slots } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { Game } from './game.entity.ts';

/** Games that the demo provider plays carry this at the start of their `externalId`. */
export const DEMO_MARK = 'demo:';

export const isDemo = (game: Pick<Game, 'externalId'>) =>
  game.externalId?.startsWith(DEMO_MARK) ?? false;

/** Its score is the sum of the plays that hosts enter. */
export const isScoredByPlay = ({ playSource }: Pick<Game, 'playSource'>) => playSource === 'hand';

/** Games that kick off on that Mountain day, earliest first. */
export async function findGamesOn(em: EntityManager, date: MountainDate): Promise<Game[]> {
  const { from, until } = mountainDay(date);
  return em.find(
    Game,
    { kickoffAt: { $gte: from, $lt: until } },
    { orderBy: { kickoffAt: 'asc', id: 'asc' } },
  );
}

/** Today in Denver, for a statement. */
export interface Today {
  readonly from: string;
  readonly until: string;
}

export function todayAt(now: Date): Today {
  const { from, until } = mountainDay(mountainDate(now));
  return { from: from.toISOString(), until: until.toISOString() };
}

/** The condition for games that the demo doesn't play, by their external id. */
export const isNoDemo = (externalId: Expression<string | null>) => {
  const { eb, or } = expressionBuilder<Tables>();
  return or([eb(externalId, 'is', null), eb(externalId, 'not like', `${DEMO_MARK}%`)]);
};

/**
 * The game whose week counts now: today's until the day ends in Denver, else the next one; none when none is planned.
 * What the demo plays counts for no week.
 */
export const gameOfWeek = ({ from, until }: Slots<Today>) =>
  db
    .selectFrom('games')
    .select(['season', 'week'])
    .where('kickoffAt', '>=', from)
    .where(({ eb, or }) => or([eb('kickoffAt', '<', until), eb('result', 'is', null)]))
    .where(({ ref }) => isNoDemo(ref('externalId')))
    .orderBy('kickoffAt')
    .orderBy('id')
    .limit(1);
