import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import { asInt, rowsIn, type Slots, type Source } from '../core/database/rows.ts';
import { type Changed, type LikeChange, likesDb, type LikeTable } from './likeable.ts';

interface Id {
  id: number;
}
const named = expressionBuilder<{ member: Id; thing: Id; removed: Id; added: Id }>();

/**
 * True while the member has an account, who is locked by looking. Deleting an account locks the member first and then,
 * by cascade, their likes: locking the thing only then avoids a deadlock.
 */
export const MEMBER_LOCKED: ExpressionWrapper<object, never, SqlBool> = named.exists(
  named.selectFrom('member').select('id'),
);
/** True while the thing is there, and the statement has locked it. */
export const THING_LOCKED = named.exists(named.selectFrom('thing').select('id'));

/** Likes of one thing wait for each other. */
export const lockedByLike = ({ id }: LikeChange): number => id;

const countIn = (name: 'added' | 'removed') =>
  named.selectFrom(name).select(({ fn }) => asInt(fn.countAll()).as('count'));

/** By how much the count of the thing changes. The trigger on the likes counts at the end of the statement. */
export const STEP = named(countIn('added'), '-', countIn('removed')).$notNull().as('step');

/**
 * A statement that locks the member and then the thing, and stores the like or removes it: what is read from `thing`,
 * with `STEP`, is its only result.
 *
 * @param lock a query or a change of the one thing, that locks it `where(MEMBER_LOCKED)`
 */
export const withLike = <Row extends Id>(
  { likes, likeColumn }: LikeTable,
  { id, userId, wanted, now }: Slots<LikeChange>,
  lock: Source<Row>,
) =>
  likesDb
    .with('member', (each) =>
      each.selectFrom('users').select('users.id').where('users.id', '=', userId).forKeyShare(),
    )
    .with('thing', () => rowsIn(lock))
    .with('removed', () =>
      likesDb
        .deleteFrom(likes)
        .where(likeColumn, '=', id)
        .where('userId', '=', userId)
        .where(({ cast, eb, lit }) => eb(cast(wanted, 'boolean'), 'is not', lit(true)))
        .where(THING_LOCKED)
        .returning('id'),
    )
    .with('added', () =>
      likesDb
        .insertInto(likes)
        .columns([likeColumn, 'userId', 'createdAt'])
        .expression(
          likesDb
            .selectNoFrom([id.as('id'), userId.as('userId'), now.as('createdAt')])
            .where(({ cast, eb, lit }) => eb(cast(wanted, 'boolean'), 'is not', lit(false)))
            .where(THING_LOCKED)
            .where(named.not(named.exists(named.selectFrom('removed').select('id')))),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    );

/** How a kind of thing changes its likes or reactions, from its statement and the view of its rows. */
export const changeWithView =
  <Change, Row extends { readonly step: number }, View>(
    run: (em: EntityManager, change: Change) => Promise<Row[]>,
    viewOf: (row: Omit<Row, 'step'>) => View,
  ) =>
  async (em: EntityManager, change: Change): Promise<Changed<View> | undefined> => {
    const [found] = await run(em, change);
    if (!found) return undefined;
    const { step, ...row } = found;
    return { step, before: viewOf(row) };
  };
