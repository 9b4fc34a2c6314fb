import { idOfPost, type WaitingPostView } from '../../../schema/moderation-queue.ts';
import type { WaitingKey } from '../../../schema/posts.ts';
import { waitingPostId } from '../../../schema/moderation-queue-inputs.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { claimsSince, readWaitingPost } from './queue.reads.ts';

/**
 * Takes a waiting post for a few minutes: until then other moderators can't decide it in the queue. Repeated, the time
 * begins again. CONFLICT while another moderator has it, NOT_FOUND once it is decided.
 */
export async function claimWaitingPost(ctx: Context, id: string): Promise<WaitingPostView> {
  ctx.require('queue.work');
  const key = waitingPostId.parse(id);
  const isTaken = await takeClaim(ctx, key);
  const post = await readWaitingPost(ctx.em, ctx.now(), key);
  if (!post) {
    if (isTaken) await endClaim(ctx, key);
    throw refuse('queue.gone');
  }
  if (!isTaken) {
    const name = await holderOf(ctx, post);
    // Released between the two statements: it is free.
    if (name === undefined) return claimWaitingPost(ctx, id);
    throw refuse('queue.claimed', { name });
  }
  publishClaim(ctx, key);
  return post;
}

/** Gives a post back that the viewer has claimed. Safe to repeat. */
export async function releaseWaitingPost(ctx: Context, id: string): Promise<string> {
  ctx.require('queue.work');
  const key = waitingPostId.parse(id);
  if (await endClaim(ctx, key)) publishClaim(ctx, key);
  return idOfPost(key);
}

/** True when the viewer has it now, and no one else can take it. */
export async function takeClaim(ctx: Context, { kind, postId }: WaitingKey): Promise<boolean> {
  const { id: moderatorId } = ctx.requireViewer();
  const claimedAt = ctx.now().toISOString();
  const taken = await rowsOf(
    ctx.em,
    db
      .insertInto('moderationClaims')
      .values({ kind, postId, moderatorId, claimedAt })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'postId'])
          .doUpdateSet({ moderatorId, claimedAt })
          .where(({ eb, or }) =>
            or([
              eb('moderationClaims.moderatorId', '=', moderatorId),
              eb('moderationClaims.claimedAt', '<=', claimsSince(ctx.now())),
            ]),
          ),
      )
      .returning('moderatorId'),
  );
  return taken.length > 0;
}

/** True when the viewer had it. Claims that are over are deleted along. */
export async function endClaim(ctx: Context, { kind, postId }: WaitingKey): Promise<boolean> {
  const { id } = ctx.requireViewer();
  const ended = await rowsOf(
    ctx.em,
    db
      .deleteFrom('moderationClaims')
      .where(({ eb, or, and }) =>
        or([
          and([eb('kind', '=', kind), eb('postId', '=', postId), eb('moderatorId', '=', id)]),
          eb('claimedAt', '<=', claimsSince(ctx.now())),
        ]),
      )
      .returning(['kind', 'postId', 'moderatorId']),
  );
  return ended.some(
    (each) => each.kind === kind && each.postId === postId && each.moderatorId === id,
  );
}

export const publishClaim = (ctx: Pick<Context, 'publish'>, key: WaitingKey): void =>
  ctx.publish('claim.changed', { claimedPost: idOfPost(key) });

async function holderOf(
  ctx: Context,
  { claimedById }: WaitingPostView,
): Promise<string | undefined> {
  const found = await rowsOf(
    ctx.em,
    db.selectFrom('users').select('name').where('id', '=', claimedById),
  );
  return found[0]?.name;
}
