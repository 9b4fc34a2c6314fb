import { type RawBuilder, sql } from 'kysely';
import { harmless } from '../../schema/clean-text.ts';
import type { UserView } from '../../schema/accounts.ts';
import { DEFAULT_COUNTRY } from '../../schema/countries.ts';
import { DEFAULT_TEAM } from '../../schema/teams.ts';
import {
  USER_SEARCH_LENGTH,
  USER_SEARCH_WORDS,
  type UserFilter,
  USERS_LARGEST_PAGE,
  type UserSort,
} from '../../schema/user-list.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/rows.ts';

interface Page extends UserFilter {
  readonly sort: UserSort;
  readonly first: number;
  readonly offset: number;
}

type Row = Omit<UserView, 'createdAt'> & { readonly createdAt: string };

/** Each order is served by an index; the id tells equals apart. */
const ORDER: Readonly<Record<UserSort, RawBuilder<unknown>>> = {
  NEWEST: sql`created_at desc, id desc`,
  OLDEST: sql`created_at, id`,
  NAME: sql`lower(name), id`,
};

/** Admin. One page of the users. E-mails are there; hashes and tokens are not even read. */
export async function users(
  ctx: Context,
  { sort, first, offset, ...filter }: Page,
): Promise<UserView<Date>[]> {
  ctx.require('user.administer');
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
      select id, name, email, avatar_url as "avatarUrl", avatar_type as "avatarType", bio, country,
        favorite_team as "favoriteTeam", is_admin as "isAdmin", is_mvp as "isMvp", created_at as "createdAt"
      from users where ${matching(filter)} order by ${ORDER[sort]}
      limit ${Math.min(USERS_LARGEST_PAGE, Math.max(1, first))} offset ${Math.max(0, offset)}`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Admin. How many users a filter lets through. */
export async function userCount(ctx: Context, filter: UserFilter): Promise<number> {
  ctx.require('user.administer');
  const [row] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`select count(*)::int as count from users where ${matching(filter)}`,
  );
  return row!.count;
}

function matching({ search, team, country }: UserFilter): RawBuilder<unknown> {
  const conditions = [
    ...wordsOf(search ?? '').map(
      (word) => sql`lower(name || ' ' || email) like ${`%${literally(word)}%`}`,
    ),
    ...(team === 'BRONCOS' ? [sql`favorite_team = ${DEFAULT_TEAM}`] : []),
    ...(team === 'OTHERS' ? [sql`favorite_team <> ${DEFAULT_TEAM}`] : []),
    ...(country === 'OUTSIDE_USA' ? [sql`country <> ${DEFAULT_COUNTRY}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

const wordsOf = (search: string): string[] =>
  harmless(search.slice(0, USER_SEARCH_LENGTH))
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, USER_SEARCH_WORDS);

/** What is typed means itself, also where SQL means something by it. */
const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&');
