import { sql } from 'kysely';
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
import { rowsOf } from '../core/database/rows.ts';
import { lastDays, stretchBefore } from './windows.ts';

/** Names of the tallies, and the articles, which are few enough to be counted. */
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

/** What has a window and a window before it. */
type Growing = 'members' | 'questions' | 'photos' | 'articles';

/** All that is counted, at one moment. */
export interface Counts {
  total(name: Counted): number;
  on(name: Counted, day: MountainDate): number;
  /** The parts of a kind, as `country` of the members. */
  groups(name: Counted, kind: string): Omit<ShareView, 'percent'>[];
  growing(name: Growing): GrowingFigureView;
}

interface TallyRow {
  readonly name: Counted;
  readonly part: string;
  /** Null for all days together. */
  readonly day: MountainDate | null;
  readonly count: number;
}

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** Totals, parts, and the days of the longest window and of the stretch before it. */
function readTallies(ctx: Context, since: MountainDate): Promise<TallyRow[]> {
  return rowsOf(
    ctx.em,
    sql<TallyRow>`
      select name, part, null as day, sum(amount)::int as count from tallies
      where day = '-infinity' group by name, part
      union all
      select name, '', day::text, sum(amount)::int from tallies
      where day >= ${since}::date group by name, day
      union all
      select 'articles', '', null, count(*)::int from blog_posts where published
      union all
      select 'articles', '', ((published_at at time zone ${sql.lit(MOUNTAIN_ZONE)})::date)::text, count(*)::int from blog_posts
      where published and published_at >= ${since}::timestamp at time zone ${sql.lit(MOUNTAIN_ZONE)} group by 3`,
  );
}

type Parts = Record<Growing, number> & { readonly days: number };

/** How many came in the part of a day at the end of the stretches before. */
function readParts(ctx: Context, now: Date): Promise<Parts[]> {
  const spans = [WEEK_DAYS, MONTH_DAYS].map((days) => {
    const { from, until } = stretchBefore(now, days).part;
    return sql`(${days}::int, ${at(from)}, ${at(until)})`;
  });
  return rowsOf(
    ctx.em,
    sql<Parts>`
      select s.days,
        (select count(*)::int from users r where r.created_at >= s.since and r.created_at < s.until) as members,
        (select count(*)::int from questions r where r.status = any(${[...QUESTION_STATUSES]}::text[])
          and r.created_at >= s.since and r.created_at < s.until) as questions,
        (select count(*)::int from fan_zone_photos r where r.approved and r.created_at >= s.since and r.created_at < s.until) as photos,
        (select count(*)::int from blog_posts r where r.published and r.published_at >= s.since and r.published_at < s.until) as articles
      from (values ${sql.join(spans)}) s (days, since, until)`,
  );
}

const key = (name: Counted, day: MountainDate) => `${day} ${name}`;

/** Reads them with two statements, however many rows there are. */
export async function readCounts(ctx: Context): Promise<Counts> {
  const now = ctx.now();
  const today = mountainDate(now);
  const tallies = await readTallies(ctx, addDays(today, 1 - 2 * MONTH_DAYS));
  const parts = await readParts(ctx, now);

  const totals = new Map<Counted, number>();
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
