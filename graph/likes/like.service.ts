import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { ForViewer, LikeableView, SetLikeInput } from '../../schema/likes.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { Likeable, LikeTable } from './likeable.ts';

/** Whether the viewer likes the thing whose id is `id`; costs nothing for visitors. */
export function isLikedBy(
  viewerId: number | null,
  { likes, likeColumn }: LikeTable,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (viewerId === null) return sql`false`;
  return sql`exists (select 1 from ${sql.table(likes)} l where l.${sql.id(likeColumn)} = ${id} and l.user_id = ${viewerId})`;
}

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
    const step = await changeLike(tx, likeable.table, {
      id,
      userId: viewer.id,
      wanted,
      now: ctx.now(),
    });
    return { step, view: { ...before, likeCount: before.likeCount + step } };
  });
  if (step !== 0) likeable.publish(ctx, view);
  return { ...view, isLikedByMe: wanted ?? step > 0 };
}

/**
 * Deleting an account locks the member first, and by cascade what they liked. Taken in the same order, neither waits
 * for the other without end.
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

/** Stores the like or removes it; the trigger on the table counts. Returns by how much the count has changed. */
async function changeLike(
  tx: EntityManager,
  table: LikeTable,
  { id, userId, wanted, now }: Change,
): Promise<number> {
  const [likes, column] = [sql.table(table.likes), sql.id(table.likeColumn)];
  const [changed] = await rowsOf(
    tx,
    sql<{ step: number }>`
      with removed as (
        delete from ${likes} where ${column} = ${id} and user_id = ${userId}
          and ${wanted}::boolean is not true returning 1
      ), added as (
        insert into ${likes} (${column}, user_id, created_at)
        select ${id}, ${userId}, ${now}
        where ${wanted}::boolean is not false and not exists (select 1 from removed)
        on conflict do nothing returning 1
      )
      select (select count(*) from added)::int - (select count(*) from removed)::int as step`,
  );
  return changed?.step ?? 0;
}
