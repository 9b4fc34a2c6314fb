import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import {
  mountainDate,
  mountainDay,
  type MountainDate,
  type Span,
} from '../../schema/time/clock.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { isDemo } from './game-day.ts';

/** A game that runs into the night stays on after midnight until its end, at most so long after kickoff, in ms. */
const LONGEST_GAME = 5 * 3_600_000;

interface Around {
  readonly from: string;
  readonly until: string;
}

/** Games of the last hours and of today, and the next one after today, each with its scoreboard. */
const gamesIn = ({ from, until }: Slots<Around>) =>
  db
    .selectFrom('games as g')
    .leftJoin('liveGameStates as s', 's.gameId', 'g.id')
    .select(['g.id', 'g.opponent', 'g.isHome', 'g.isPlayoff', 'g.kickoffAt', 'g.result', 'g.score'])
    .select(['g.externalId', 's.period', 's.displayClock', 's.ourScore', 's.theirScore'])
    .select(['s.possession', 's.isFinal', 's.isByHand'])
    .where('g.kickoffAt', '>=', from)
    .where(({ eb, fn, or, selectFrom }) =>
      or([
        eb('g.kickoffAt', '<', until),
        eb(
          'g.kickoffAt',
          '=',
          selectFrom('games')
            .select(fn.min('kickoffAt').as('next'))
            .where('kickoffAt', '>=', until),
        ),
      ]),
    );

/** Whatever was read of a row `n`, in short. */
const MARK = sql<string>`md5(n::text)`;

const readNear = statement((of: Slots<Around>) =>
  db
    .selectFrom(gamesIn(of).as('n'))
    .select(['n.id', 'n.opponent', 'n.isHome', 'n.isPlayoff', 'n.kickoffAt', 'n.result', 'n.score'])
    .select(['n.externalId', 'n.period', 'n.displayClock', 'n.ourScore', 'n.theirScore'])
    .select(['n.possession', 'n.isFinal', 'n.isByHand'])
    .select(MARK.as('mark'))
    .orderBy('n.kickoffAt')
    .orderBy('n.id'),
);

/** The condition that the games around now are those that were read, for a statement which is based on them. */
export const areUnchanged = (near: Slots<Around & { mark: string }>) =>
  expressionBuilder<Tables>().eb(
    expressionBuilder<Tables>()
      .selectFrom(gamesIn(near).as('n'))
      .select(({ fn }) =>
        fn
          .coalesce(
            fn
              .agg<string>('string_agg', [MARK, sql.lit('')])
              .orderBy('n.kickoffAt')
              .orderBy('n.id'),
            sql.lit(''),
          )
          .as('mark'),
      ),
    '=',
    near.mark,
  );

type Row = Awaited<ReturnType<typeof readNear>>[number];
/** A game with its scoreboard, whose columns are null where nothing was reported of it. */
export type NearGame = Omit<Row, 'kickoffAt' | 'mark'> & { readonly kickoffAt: Date };

/** Today in Denver, and the games around it, earliest first. */
export interface GamesNear {
  readonly today: Span;
  readonly games: readonly NearGame[];
  /** Differs as soon as anything of the games does. */
  readonly mark: string;
}

/** Between which kickoffs games count, besides the next one. */
export function around({ from, until }: Span, now: Date): Around {
  const late = new Date(now.getTime() - LONGEST_GAME);
  return { from: (late < from ? late : from).toISOString(), until: until.toISOString() };
}

const todayAt = (now: Date) => mountainDay(mountainDate(now));

type Remembered = Omit<GamesNear, 'today'>;
const rememberedOf = new WeakMap<object, Remembered>();

export async function gamesNear(em: EntityManager, now: Date): Promise<GamesNear> {
  const today = todayAt(now);
  const rows = await readNear(em, around(today, now));
  const read: Remembered = {
    games: rows.map(({ mark: _of, ...row }) => ({ ...row, kickoffAt: new Date(row.kickoffAt) })),
    mark: rows.map(({ mark }) => mark).join(''),
  };
  rememberedOf.set(em.getDriver(), read);
  return { today, ...read };
}

/** The games as they were last read, for a statement that checks whether they still are (`areUnchanged`). */
export function rememberedGamesNear(em: EntityManager, now: Date): GamesNear | undefined {
  const remembered = rememberedOf.get(em.getDriver());
  return remembered && { today: todayAt(now), ...remembered };
}

/** The game day that counts now: today while a game is played today, else the day of the next game; null when none is planned. */
export function gameDayOf({ today, games }: GamesNear): MountainDate | null {
  const game = games.find(({ kickoffAt }) => kickoffAt >= today.from);
  return game ? mountainDate(game.kickoffAt) : null;
}

/** The game that is played now, or else the one that ended today: the one the scoreboard shows. */
export function gameOnScoreboard({ today, games }: GamesNear, now: Date): NearGame | undefined {
  const latestFirst = withoutOverruled(games)
    .filter(({ kickoffAt }) => kickoffAt < today.until)
    .reverse();
  return (
    latestFirst.find(({ result, kickoffAt }) => !result && kickoffAt <= now) ??
    latestFirst.find(({ result, kickoffAt }) => result && kickoffAt >= today.from)
  );
}

/** An admin's game has priority over a demo game on the same day. */
function withoutOverruled(games: readonly NearGame[]): NearGame[] {
  const dayOf = ({ kickoffAt }: NearGame) => mountainDate(kickoffAt);
  const entered = new Set(games.filter((game) => !isDemo(game)).map(dayOf));
  return games.filter((game) => !isDemo(game) || !entered.has(dayOf(game)));
}
