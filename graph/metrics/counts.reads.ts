import { type Expression, expressionBuilder, sql } from 'kysely';
import {
  addDays,
  type MountainDate,
  mountainDate,
  MOUNTAIN_ZONE,
} from '../../schema/time/clock.ts';
import type { GrowingFigureView, ShareView } from '../../schema/site/metric-views.ts';
import { growthOf, MONTH_DAYS, WEEK_DAYS } from '../../schema/site/metrics.ts';
import { QUESTION_STATUSES } from '../../schema/questions.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, type Slots, slowStatement } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { lastDays, stretchBefore } from './windows.ts';

/** Names of the tallies; articles are few enough to be counted. */
type Counted =
  | 'members'
  | 'questions'
  | 'photos'
  | 'articles'
  | 'article_views'
  | 'article_likes'
  | 'article_comments'
  | 'photo_likes'
  | 'photo_comments'
  | 'leads';

/** The kinds with a current and a previous period. */
type Growing = 'members' | 'questions' | 'photos' | 'articles';

/** All counts, at one moment. */
export interface Counts {
  total(name: Counted): number;
  on(name: Counted, day: MountainDate): number;
  /** The parts of a kind, e.g. `country` of the members. */
  groups(name: Counted, kind: string): Omit<ShareView, 'percent'>[];
  growing(name: Growing): GrowingFigureView;
}

/** Totals, parts, and the days of the longest window and of the stretch before it. */
const readTallies = slowStatement(({ since }: Slots<{ since: MountainDate }>) => {
  const of = expressionBuilder<Tables, 'blogPosts'>();
  const allDays = of.cast<string | null>(of.lit(null), 'text').as('day');
  const zone = sql.lit(MOUNTAIN_ZONE);
  const day = sql<string>`(${of.ref('publishedAt')} at time zone ${zone})::date::text`;
  const everything = sql.lit<string>('');
  const articles = db
    .selectFrom('blogPosts')
    .where(of.ref('published'))
    .select([sql.lit<string>('articles').as('name'), everything.as('part')]);
  return db
    .selectFrom('tallies')
    .select(['name', 'part', allDays])
    .select(({ fn }) => asInt(fn.sum('amount')).as('count'))
    .where('day', '=', '-infinity')
    .groupBy(['name', 'part'])
    .unionAll(
      db
        .selectFrom('tallies')
        .select(({ cast }) => [
          'name',
          everything.as('part'),
          cast<string | null>('day', 'text').as('day'),
        ])
        .select(({ fn }) => asInt(fn.sum('amount')).as('count'))
        .where('day', '>=', since)
        .groupBy(['name', 'day']),
    )
    .unionAll(articles.select(({ fn }) => [allDays, asInt(fn.countAll()).as('count')]))
    .unionAll(
      articles
        .select(({ fn }) => [day.as('day'), asInt(fn.countAll()).as('count')])
        .where('publishedAt', '>=', sql<string>`${since}::timestamp at time zone ${zone}`)
        .groupBy(day),
    );
});

interface Spans {
  readonly days: readonly number[];
  readonly since: readonly string[];
  readonly until: readonly string[];
}

/** Stretches of time as a table, each named by the days of its window. */
const spansIn = ({ days, since, until }: Slots<Spans>) =>
  sql<{ days: number; since: string; until: string }>`unnest(
    ${days}::int[], ${since}::timestamptz[], ${until}::timestamptz[])`.as<'s'>(
    sql`s (days, since, until)`,
  );

type InSpan = Tables & { s: { since: string; until: string } };
const { and, eb, fn, ref, selectFrom } = expressionBuilder<InSpan, 's'>();
const count = asInt(fn.countAll()).as('count');
const isWithin = (at: Expression<string | null>) =>
  and([eb(at, '>=', ref('s.since')), eb(at, '<', ref('s.until'))]);

const newMembers = selectFrom('users as r')
  .select(count)
  .where((of) => isWithin(of.ref('r.createdAt')));
const newQuestions = selectFrom('questions as r')
  .select(count)
  // Every status there is, as their index begins with it.
  .where('r.status', 'in', QUESTION_STATUSES)
  .where((of) => isWithin(of.ref('r.createdAt')));
const newPhotos = selectFrom('fanZonePhotos as r')
  .select(count)
  .where((of) => of.ref('r.approved'))
  .where((of) => isWithin(of.ref('r.createdAt')));
const newArticles = selectFrom('blogPosts as r')
  .select(count)
  .where((of) => of.ref('r.published'))
  .where((of) => isWithin(of.ref('r.publishedAt')));

const readSpans = slowStatement((of: Slots<Spans>) =>
  db
    .selectFrom(spansIn(of))
    .select('s.days')
    .select([
      newMembers.$asScalar().$notNull().as('members'),
      newQuestions.$asScalar().$notNull().as('questions'),
      newPhotos.$asScalar().$notNull().as('photos'),
      newArticles.$asScalar().$notNull().as('articles'),
    ]),
);

/** How many were added in the partial day at the end of the previous periods. */
function readParts(ctx: Context, now: Date) {
  const days = [WEEK_DAYS, MONTH_DAYS];
  const parts = days.map((each) => stretchBefore(now, each).part);
  return readSpans(ctx.em, {
    days,
    since: parts.map(({ from }) => from.toISOString()),
    until: parts.map(({ until }) => until.toISOString()),
  });
}

const key = (name: string, day: string) => `${day} ${name}`;

/** Reads them with two statements, however many rows there are. */
export async function readCounts(ctx: Context): Promise<Counts> {
  const now = ctx.now();
  const today = mountainDate(now);
  const tallies = await readTallies(ctx.em, { since: addDays(today, 1 - 2 * MONTH_DAYS) });
  const parts = await readParts(ctx, now);

  const totals = new Map<string, number>();
  const days = new Map<string, number>();
  for (const { name, part, day, count } of tallies) {
    if (day !== null) days.set(key(name, day), count);
    else if (part === '') totals.set(name, count);
  }
  const on = (name: Counted, day: MountainDate) => days.get(key(name, day)) ?? 0;
  const sum = (name: Counted, of: readonly MountainDate[]) =>
    of.reduce((total, day) => total + on(name, day), 0);
  const growth = (name: Growing, length: number) =>
    growthOf(
      sum(name, lastDays(now, length)),
      sum(name, stretchBefore(now, length).whole) +
        (parts.find(({ days }) => days === length)?.[name] ?? 0),
    );

  return {
    on,
    total: (name) => totals.get(name) ?? 0,
    groups: (name, kind) =>
      tallies.flatMap((tally) =>
        tally.name === name && tally.day === null && tally.part.startsWith(`${kind}:`)
          ? [{ name: tally.part.slice(kind.length + 1), count: tally.count }]
          : [],
      ),
    growing: (name) => ({
      total: totals.get(name) ?? 0,
      today: on(name, today),
      week: growth(name, WEEK_DAYS),
      month: growth(name, MONTH_DAYS),
    }),
  };
}
