import { type RawBuilder, sql } from 'kysely';
import { harmless } from '../../../schema/clean-text.ts';
import type { UserView } from '../../../schema/accounts/accounts.ts';
import { DEFAULT_COUNTRY } from '../../../schema/accounts/countries.ts';
import { DEFAULT_TEAM } from '../../../schema/games/teams.ts';
import {
  USER_SEARCH_LENGTH,
  USER_SEARCH_WORDS,
  type UserFilter,
  type UserSort,
} from '../../../schema/accounts/user-list.ts';
import type { Context } from '../../core/context.ts';
import { pageOffset, pageSize } from '../../core/paging/paging.ts';
import { rowsOf } from '../../core/database/rows.ts';

interface Page extends UserFilter {
  readonly sort: UserSort;
  readonly first: number;
  readonly offset: number;
}

type Row = Omit<UserView, 'createdAt'> & { readonly createdAt: string };

const byTime = sql`created_at, id`;
const byTimeBack = sql`created_at desc, id desc`;

/** Each order and its reverse are read from an index alone; the id tells equals apart. */
const ORDER: Readonly<Record<UserSort, Readonly<Record<'there' | 'back', RawBuilder<unknown>>>>> = {
  NEWEST: { there: byTimeBack, back: byTime },
  OLDEST: { there: byTime, back: byTimeBack },
  NAME: { there: sql`lower(name), id`, back: sql`lower(name) desc, id desc` },
};

/** Behind so many of all users it is worth asking whether the other end is nearer. */
const FAR = 1_000;

/** Admin. One page of the users. E-mails are there; hashes and tokens are not even read. */
export async function users(ctx: Context, page: Page): Promise<UserView<Date>[]> {
  ctx.require('user.administer');
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
      select id, name, email, avatar_url as "avatarUrl", avatar_type as "avatarType", bio, country,
        favorite_team as "favoriteTeam", is_admin as "isAdmin", is_mvp as "isMvp", created_at as "createdAt"
      from users join (${await idsOf(ctx, page)}) page using (id) order by ${ORDER[page.sort].there}`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Who is on a page. Those before it are passed over in the index, from the end that is nearer. */
async function idsOf(ctx: Context, page: Page): Promise<RawBuilder<unknown>> {
  const first = pageSize(page.first);
  const offset = pageOffset(page.offset);
  const { there, back } = ORDER[page.sort];
  const conditions = conditionsOf(page);
  if (conditions.length === 0 && offset > FAR) {
    const left = Math.max(0, (await userCount(ctx, page)) - offset);
    if (left < offset)
      return sql`select id from users order by ${back}
        limit ${Math.min(first, left)} offset ${Math.max(0, left - first)}`;
  }
  return sql`select id from users where ${all(conditions)} order by ${there} limit ${first} offset ${offset}`;
}

/** Admin. How many users a filter lets through. */
export async function userCount(ctx: Context, filter: UserFilter): Promise<number> {
  ctx.require('user.administer');
  const [row] = await rowsOf(
    ctx.em,
    fromTallies(filter) ??
      sql<{
        count: number;
      }>`select count(*)::int as count from users where ${all(conditionsOf(filter))}`,
  );
  return row!.count;
}

/** The count of everybody, or with one filter, as the tallies know it: of the part, or of all without the part. */
function fromTallies({ search, team, country }: UserFilter): RawBuilder<{ count: number }> | null {
  const isNarrow = country === 'OUTSIDE_USA';
  if (wordsOf(search ?? '').length > 0) return null;
  switch (team ?? 'ALL') {
    case 'ALL':
      return isNarrow ? tally('', `country:${DEFAULT_COUNTRY}`) : tally('');
    case 'BRONCOS':
      return isNarrow ? null : tally(`team:${DEFAULT_TEAM}`);
    case 'OTHERS':
      return isNarrow ? null : tally('', `team:${DEFAULT_TEAM}`);
  }
}

const tally = (part: string, without: string | null = null) => sql<{ count: number }>`
  select coalesce(sum(case when part = ${part} then amount else -amount end), 0)::int as count
  from tallies where day = '-infinity' and name = 'members' and part in (${part}, ${without})`;

function conditionsOf({ search, team, country }: UserFilter): RawBuilder<unknown>[] {
  return [
    ...wordsOf(search ?? '').map(
      (word) => sql`lower(name || ' ' || email) like ${`%${literally(word)}%`}`,
    ),
    ...(team === 'BRONCOS' ? [sql`favorite_team = ${DEFAULT_TEAM}`] : []),
    ...(team === 'OTHERS' ? [sql`favorite_team <> ${DEFAULT_TEAM}`] : []),
    ...(country === 'OUTSIDE_USA' ? [sql`country <> ${DEFAULT_COUNTRY}`] : []),
  ];
}

const all = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

const wordsOf = (search: string): string[] =>
  harmless(search.slice(0, USER_SEARCH_LENGTH))
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, USER_SEARCH_WORDS);

/** What is typed means itself, also where SQL means something by it. */
const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&');
