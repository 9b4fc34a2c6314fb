import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { harmless } from '../../../schema/clean-text.ts';
import { USER_SEARCH_LENGTH, USER_SEARCH_WORDS } from '../../../schema/accounts/user-list.ts';
import type {
  SubscriberCounts,
  SubscriberFilter,
  SubscriberState,
  SubscriberView,
} from '../../../schema/news/subscribers.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { asInt, rowsOf } from '../../core/database/rows.ts';
import type { Tables } from '../../core/database/tables.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../../core/paging/cursors.ts';

const cursor = defineIdCursor('subscribers');

const of = expressionBuilder<
  { s: Tables['subscribers']; a: Tables['newsletterAddresses'] },
  's' | 'a'
>();

const STATE = of
  .case()
  .when('s.confirmedAt', 'is', null)
  .then(sql.lit<SubscriberState>('WAITING'))
  .when('a.optedOutAt', 'is not', null)
  .then(sql.lit<SubscriberState>('UNSUBSCRIBED'))
  .when('a.suppressedAt', 'is not', null)
  .then(sql.lit<SubscriberState>('UNREACHABLE'))
  .else(sql.lit<SubscriberState>('SUBSCRIBED'))
  .end();

const KNOWN = db
  .selectFrom('subscribers as s')
  .leftJoin('newsletterAddresses as a', (join) =>
    join.on(({ eb, fn }) => eb('a.email', '=', fn<string>('lower', ['s.email']))),
  );

/** Subscribers for admins, those who came last first. */
export function subscribers(
  ctx: Context,
  { first, after, ...filter }: SubscriberFilter & PageRequest,
): Promise<Connection<SubscriberView>> {
  ctx.require('subscriber.manage');
  const read = async (page: PageRequest) => {
    const rows = await rowsOf(
      ctx.em,
      KNOWN.select(['s.id', 's.name', 's.email', 's.birthday', 's.favoriteTeam', 's.createdAt'])
        .select(STATE.as('state'))
        .where(of.and(conditionsOf(filter)))
        .where('s.id', '<', cursor.read(page.after) ?? ABOVE_ALL_IDS)
        .orderBy('s.id', 'desc')
        .limit(page.first),
    );
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  };
  return readConnection({ first, after }, read, cursor.of);
}

/** How many subscribers there are of each state. */
export async function subscriberCounts(ctx: Context): Promise<SubscriberCounts> {
  ctx.require('subscriber.manage');
  const rows = await rowsOf(
    ctx.em,
    KNOWN.select(STATE.as('state'))
      .select(({ fn }) => asInt(fn.countAll()).as('count'))
      .groupBy(STATE),
  );
  const count = (state: SubscriberState) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    SUBSCRIBED: count('SUBSCRIBED'),
    WAITING: count('WAITING'),
    UNSUBSCRIBED: count('UNSUBSCRIBED'),
    UNREACHABLE: count('UNREACHABLE'),
  };
}

/** A page of the export, in the order of ids. */
export const subscribersById = (
  em: EntityManager,
  { after, first }: { readonly after: number; readonly first: number },
) =>
  rowsOf(
    em,
    KNOWN.select(['s.id', 's.name', 's.email', 's.birthday', 's.favoriteTeam'])
      .select(STATE.as('state'))
      .select(['s.createdAt', 's.confirmedAt'])
      .where('s.id', '>', after)
      .orderBy('s.id')
      .limit(first),
  );

const HAS_CONFIRMED = of('s.confirmedAt', 'is not', null);
const IS_IN = of('a.optedOutAt', 'is', null);

/** The same as `STATE`, in parts that indexes and joins can be chosen by. */
const IN_STATE: Readonly<Record<SubscriberState, readonly Expression<SqlBool>[]>> = {
  WAITING: [of('s.confirmedAt', 'is', null)],
  UNSUBSCRIBED: [HAS_CONFIRMED, of('a.optedOutAt', 'is not', null)],
  UNREACHABLE: [HAS_CONFIRMED, IS_IN, of('a.suppressedAt', 'is not', null)],
  SUBSCRIBED: [HAS_CONFIRMED, IS_IN, of('a.suppressedAt', 'is', null)],
};

function conditionsOf({ search, state }: SubscriberFilter): Expression<SqlBool>[] {
  const text = sql<string>`lower(${of.ref('s.name')} || ' ' || ${of.ref('s.email')})`;
  return [
    ...wordsOf(search ?? '').map((word) => of(text, 'like', `%${literally(word)}%`)),
    ...(state ? IN_STATE[state] : []),
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
