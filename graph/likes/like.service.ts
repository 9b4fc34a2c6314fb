import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type RawBuilder } from 'kysely';
import type { ForViewer, LikeableView, SetLikeInput } from '../../schema/likes.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, hasRow, rowsOf, type Slots, statementFor } from '../core/database/rows.ts';
import { type Likeable, likesDb, type LikeTable, type TablesOfLikes } from './likeable.ts';

const { selectFrom } = expressionBuilder<TablesOfLikes>();

/** Whether the viewer likes the thing whose id is `id`; of a visitor, who is null, it is false. */
export const isLikedBy = (
  viewerId: Expression<number | null>,
  { likes, likeColumn }: LikeTable,
  id: Expression<number>,
): RawBuilder<boolean> =>
  hasRow(
    selectFrom(likesDb.dynamic.table(likes).as('l'))
      .select('l.id')
      .where(`l.${likeColumn}`, '=', id)
      .where('l.userId', '=', viewerId),
  );

/**
 * Likes a thing or takes the like back; without `liked` it is turned round. Repeating it changes nothing. Returns the
 * thing as it is afterwards. NOT_FOUND for unknown ids and what not everybody may see.
 */
export async function setLike<View extends LikeableView>(
  ctx: Context,
  likeable: Likeable<View>,
  { id, liked }: Pick<SetLikeInput, 'id' | 'liked'>,
): Promise<ForViewer<View>> {
  const viewer = ctx.require('like.toggle');
  await limitContent(ctx, 'like');
  const wanted = liked ?? null;
  const { step, view } = await ctx.em.transactional(async (tx) => {
    await lockMember(tx, viewer.id);
    const before = await likeable.lock(tx, id);
    if (!before) throw likeable.notFound();
    const change = { id, userId: viewer.id, wanted, now: ctx.now() };
    const [{ step } = { step: 0 }] = await changeLike(likeable.table, tx, change);
    return { step, view: { ...before, likeCount: before.likeCount + step } };
  });
  if (step !== 0) likeable.publish(ctx, view);
  return { ...view, isLikedByMe: wanted ?? step > 0 };
}

/**
 * Deleting an account locks the member first and then, by cascade, their likes. Locking in the same order avoids a
 * deadlock.
 */
async function lockMember(tx: EntityManager, id: number): Promise<void> {
  const found = await rowsOf(
    tx,
    db.selectFrom('users').select('id').where('id', '=', id).forKeyShare(),
  );
  if (found.length === 0) throw refuse('access.signInFirst');
}

interface Change {
  readonly id: number;
  readonly userId: number;
  readonly wanted: boolean | null;
  readonly now: Date;
}

/** Stores the like or removes it; the trigger on the table counts. Gives by how much the count has changed. */
const changeLike = statementFor(
  ({ likes, likeColumn }: LikeTable, { id, userId, wanted, now }: Slots<Change>) =>
    likesDb
      .with('removed', (each) =>
        each
          .deleteFrom(likes)
          .where(likeColumn, '=', id)
          .where('userId', '=', userId)
          .where(({ cast, eb, lit }) => eb(cast(wanted, 'boolean'), 'is not', lit(true)))
          .returning('id'),
      )
      .with('added', (each) =>
        each
          .insertInto(likes)
          .columns([likeColumn, 'userId', 'createdAt'])
          .expression(
            each
              .selectNoFrom([id.as('id'), userId.as('userId'), now.as('createdAt')])
              .where(({ cast, eb, lit }) => eb(cast(wanted, 'boolean'), 'is not', lit(false)))
              .where(({ exists, not }) => not(exists(each.selectFrom('removed').select('id')))),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning('id'),
      )
      .selectNoFrom(({ eb, selectFrom: from }) => {
        const added = from('added').select(({ fn }) => asInt(fn.countAll()).as('count'));
        const removed = from('removed').select(({ fn }) => asInt(fn.countAll()).as('count'));
        return eb(added, '-', removed).$notNull().as('step');
      }),
);
