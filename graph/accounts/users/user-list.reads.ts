import {
  type Compilable,
  type Expression,
  expressionBuilder,
  type OrderByDirection,
  sql,
  type SqlBool,
} from 'kysely';
import * as z from 'zod/mini';
import { harmless } from '../../../schema/clean-text.ts';
import type { UserView } from '../../../schema/accounts/accounts.ts';
import { DEFAULT_COUNTRY } from '../../../schema/accounts/countries.ts';
import { DEFAULT_TEAM } from '../../../schema/games/teams.ts';
import {
  USER_SEARCH_LENGTH,
  USER_SEARCH_WORDS,
  USER_SORTS,
  USERS_PAGE,
  type UserFilter,
  type UserSort,
} from '../../../schema/accounts/user-list.ts';
import type { Context } from '../../core/context.ts';
import {
  type Between,
  type BothWays,
  type Connection,
  readBothWays,
} from '../../core/paging/connection.ts';
import {
  anInstant,
  aRowId,
  defineCursor,
  notOfThisList,
  skipIn,
} from '../../core/paging/cursors.ts';
import { db } from '../../core/database/db.ts';
import { asInt, rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';

interface Page extends UserFilter, BothWays {
  readonly sort: UserSort;
}

/** A place by the date of the account, or by the name as it is written. */
const cursor = defineCursor<readonly [sort: UserSort, key: string, id: number]>(
  'users',
  z.tuple([z.enum(USER_SORTS), z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/)), aRowId]),
);

const of = expressionBuilder<Tables, 'users'>();
const newest = [of.ref('users.createdAt'), 'desc'] as const;
const oldest = [of.ref('users.createdAt'), 'asc'] as const;
const byName = of.fn<string>('lower', ['users.name']);

type Place = readonly [by: Expression<unknown>, direction: OrderByDirection];

/** Each order and its reverse are read from an index alone; the id breaks ties. */
const ORDER: Readonly<Record<UserSort, Readonly<Record<'there' | 'back', Place>>>> = {
  NEWEST: { there: newest, back: oldest },
  OLDEST: { there: oldest, back: newest },
  NAME: { there: [byName, 'asc'], back: [byName, 'desc'] },
};

/** From this position on, a check whether the other end is nearer pays off. */
const FAR = 1_000;

/** Admin. One page of the users. E-mails are there; hashes and tokens are not even read. */
export function users(ctx: Context, page: Page): Promise<Connection<UserView<Date>>> {
  ctx.require('user.administer');
  const { sort } = page;
  return readBothWays(
    page,
    USERS_PAGE,
    (between) => readUsers(ctx, page, between),
    ({ id, name, createdAt }) =>
      cursor.of(sort, sort === 'NAME' ? name : createdAt.toISOString(), id),
  );
}

type ListedUser = UserView<Date> & { readonly createdAt: Date };

interface Wanted extends UserFilter {
  readonly sort: UserSort;
}

async function readUsers(ctx: Context, wanted: Wanted, between: Between): Promise<ListedUser[]> {
  const [by, direction] = ORDER[wanted.sort].there;
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('users')
      .innerJoin((await idsOf(ctx, wanted, between)).as('page'), 'page.id', 'users.id')
      .select(['users.id', 'users.name', 'users.email', 'users.avatarUrl', 'users.avatarType'])
      .select(['users.bio', 'users.country', 'users.favoriteTeam', 'users.isAdmin', 'users.isMvp'])
      .select(['users.isModerator', 'users.isHost', 'users.createdAt'])
      .orderBy(by, direction)
      .orderBy('users.id', direction),
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

const IDS = db.selectFrom('users').select('users.id');
const sorted = (ids: typeof IDS, [by, direction]: Place) =>
  ids.orderBy(by, direction).orderBy('users.id', direction);

/** The users of a page. Those that an offset names are skipped in the index, from the nearer end. */
async function idsOf(
  ctx: Context,
  wanted: Wanted,
  { limit, after, before, fromTheEnd }: Between,
): Promise<typeof IDS> {
  const { there, back } = ORDER[wanted.sort];
  const conditions = conditionsOf(wanted);
  const offset = after == null ? undefined : skipIn(cursor.list, after);
  if (offset === undefined) {
    const places = [
      ...(after == null ? [] : [isPast(wanted.sort, there, after)]),
      ...(before == null ? [] : [isPast(wanted.sort, back, before)]),
    ];
    const some = IDS.where(of.and([...conditions, ...places]));
    return sorted(some, fromTheEnd ? back : there).limit(limit);
  }
  if (conditions.length === 0 && offset > FAR) {
    const left = Math.max(0, (await userCount(ctx, wanted)) - offset);
    if (left < offset)
      return sorted(IDS, back)
        .limit(Math.min(limit, left))
        .offset(Math.max(0, left - limit));
  }
  return sorted(IDS.where(of.and(conditions)), there)
    .limit(limit)
    .offset(offset);
}

/** The condition for what comes after a cursor in an order. */
function isPast(sort: UserSort, [by, direction]: Place, place: string): Expression<SqlBool> {
  const [sortOfCursor, key, id] = cursor.read(place);
  if (sortOfCursor !== sort) throw notOfThisList();
  const start = sort === 'NAME' ? sql`lower(${key}::text)` : sql`${instantIn(key)}::timestamptz`;
  const relation = direction === 'asc' ? sql`>` : sql`<`;
  return sql<boolean>`(${by}, ${of.ref('users.id')}) ${relation} (${start}, ${id}::int)`;
}

/** The moment in a cursor; another text there is refused. */
function instantIn(key: string): string {
  if (!anInstant.safeParse(key).success) throw notOfThisList();
  return key;
}

/** Admin. How many users match a filter. */
export async function userCount(ctx: Context, filter: UserFilter): Promise<number> {
  ctx.require('user.administer');
  const [row] = await rowsOf(
    ctx.em,
    fromTallies(filter) ??
      db
        .selectFrom('users')
        .select(({ fn }) => asInt(fn.countAll()).as('count'))
        .where(of.and(conditionsOf(filter))),
  );
  return row!.count;
}

/** The count of everybody, or with one filter, as the tallies know it: of the part, or of all without the part. */
function fromTallies({ search, team, country }: UserFilter): Compilable<{ count: number }> | null {
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

const tally = (part: string, without = part): Compilable<{ count: number }> =>
  db
    .selectFrom('tallies')
    .select(({ case: when, fn, lit, neg, ref }) => {
      const amount = when()
        .when('part', '=', part)
        .then(ref('amount'))
        .else(neg(ref('amount')))
        .end();
      return asInt(fn.coalesce(fn.sum(amount), lit(0))).as('count');
    })
    .where('day', '=', '-infinity')
    .where('name', '=', 'members')
    .where('part', 'in', [part, without]);

function conditionsOf({ search, team, country }: UserFilter): Expression<SqlBool>[] {
  const text = sql<string>`lower(${of.ref('users.name')} || ' ' || ${of.ref('users.email')})`;
  return [
    ...wordsOf(search ?? '').map((word) => of(text, 'like', `%${literally(word)}%`)),
    ...(team === 'BRONCOS' ? [of('users.favoriteTeam', '=', DEFAULT_TEAM)] : []),
    ...(team === 'OTHERS' ? [of('users.favoriteTeam', '<>', DEFAULT_TEAM)] : []),
    ...(country === 'OUTSIDE_USA' ? [of('users.country', '<>', DEFAULT_COUNTRY)] : []),
  ];
}

const wordsOf = (search: string): string[] =>
  harmless(search.slice(0, USER_SEARCH_LENGTH))
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, USER_SEARCH_WORDS);

/** What is typed means itself, also where SQL means something by it. */
const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&');
