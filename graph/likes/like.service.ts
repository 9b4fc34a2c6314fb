import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type RawBuilder } from 'kysely';
import type { ForViewer, LikeableView, SetLikeInput } from '../../schema/likes.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { hasRow, type Slots, statement } from '../core/database/rows.ts';
import {
  type Changed,
  type Likeable,
  type LikeChange,
  likesDb,
  type LikeTable,
  type TablesOfLikes,
} from './likeable.ts';

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
  const change = { id, userId: viewer.id, wanted, now: ctx.now() };
  const { before, step } = await changeLike(ctx.em, likeable, change);
  const view = { ...before, likeCount: before.likeCount + step };
  if (step !== 0) likeable.publish(ctx, view);
  return { ...view, isLikedByMe: wanted ?? step > 0 };
}

async function changeLike<View extends LikeableView>(
  em: EntityManager,
  likeable: Likeable<View>,
  change: LikeChange,
): Promise<Changed<ForViewer<View>>> {
  const changed = await likeable.changeLike(em, change);
  if (!changed) throw (await isMember(em, change)) ? likeable.notFound() : signInFirst();
  // The statement does not see a like that the member gives at the same time. One that turns it round waits for it, and
  // then finds neither a like to remove nor room for a new one.
  const isMissed = change.wanted === null && changed.step === 0;
  return isMissed ? changeLike(em, likeable, change) : changed;
}

export const signInFirst = () => refuse('access.signInFirst');

const readMember = statement(({ userId }: Slots<{ userId: number }>) =>
  db.selectFrom('users').select('id').where('id', '=', userId),
);

/** Whether the account is there still. */
export const isMember = async (em: EntityManager, { userId }: Pick<LikeChange, 'userId'>) =>
  (await readMember(em, { userId })).length > 0;
