import {
  type Compilable,
  type Expression,
  expressionBuilder,
  type OrderByDirection,
  sql,
  type SqlBool,
} from 'kysely';
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
import { db } from '../../core/database/db.ts';
import { asInt, rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';

interface Page extends UserFilter {
  readonly sort: UserSort;
  readonly first: number;
  readonly offset: number;
}

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
export async function users(ctx: Context, page: Page): Promise<UserView<Date>[]> {
  ctx.require('user.administer');
  const [by, direction] = ORDER[page.sort].there;
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('users')
      .innerJoin((await idsOf(ctx, page)).as('page'), 'page.id', 'users.id')
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

/** The users of a page. Earlier ones are skipped in the index, from the nearer end. */
async function idsOf(ctx: Context, page: Page): Promise<typeof IDS> {
  const first = pageSize(page.first);
  const offset = pageOffset(page.offset);
  const { there, back } = ORDER[page.sort];
  const conditions = conditionsOf(page);
  if (conditions.length === 0 && offset > FAR) {
    const left = Math.max(0, (await userCount(ctx, page)) - offset);
    if (left < offset)
      return sorted(IDS, back)
        .limit(Math.min(first, left))
        .offset(Math.max(0, left - first));
  }
  return sorted(IDS.where(of.and(conditions)), there)
    .limit(first)
    .offset(offset);
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
