import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MOST_HELD, REJECTED_DAYS } from '../../schema/filters/held-posts.ts';
import type { FilteredKind } from '../../schema/filters/filters.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { takeLock } from '../core/database/locks.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';
import { type DomainError, refuse } from '../core/errors.ts';

/** A post on its way, and where it belongs. */
export interface HeldDraft {
  readonly kind: FilteredKind;
  readonly text: string;
  readonly clientId: string | null;
  /** What it replies to. */
  readonly replyToId?: number | null;
  readonly articleId?: number;
  readonly photoId?: number;
  /** Of a comment: the refusal where what it is on was deleted in the meantime. */
  parentNotFound?(): DomainError;
}

const REJECTED_MS = REJECTED_DAYS * 86_400_000;

/** Before then a rejected post is no longer shown to its writer. */
export const rejectedSince = (now: Date): string =>
  new Date(now.getTime() - REJECTED_MS).toISOString();

/**
 * Keeps a post for moderators instead of posting it. Returns what its writer reads. Repeated with the same `clientId` it
 * is kept once, as it was sent first.
 */
export async function hold(
  ctx: Context,
  draft: HeldDraft,
  filters: readonly string[],
): Promise<DomainError> {
  const { kind, text, clientId, replyToId, articleId, photoId, parentNotFound } = draft;
  const { id: userId } = ctx.requireViewer();
  const now = ctx.now();
  const heldId = await ctx.em.fork().transactional(async (tx) => {
    await takeLock(tx, `held posts of ${userId}`);
    await rowsOf(
      tx,
      db.deleteFrom('heldPosts').where('rejectedAt', '<', rejectedSince(now)).returning('id'),
    );
    const [waiting] = await rowsOf(
      tx,
      db
        .selectFrom('heldPosts')
        .select(({ fn }) => asInt(fn.countAll()).as('count'))
        .where('userId', '=', userId)
        .where('rejectedAt', 'is', null)
        // Sent again, it is one of those that wait already.
        .where('clientId', 'is distinct from', clientId),
    );
    if (waiting!.count >= MOST_HELD) return undefined;
    if (!(await lockParent(tx, draft))) return 'no parent';
    const [held] = await rowsOf(
      tx,
      db
        .insertInto('heldPosts')
        .values({
          ...{ userId, kind, text, createdAt: now, filters: [...filters] },
          replyToId: replyToId ?? null,
          articleId: articleId ?? null,
          photoId: photoId ?? null,
          clientId: clientId ?? randomUUID(),
        })
        // What a moderator may be reading stays as it was sent first.
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'clientId'])
            .doUpdateSet({ clientId: ({ ref }) => ref('excluded.clientId') }),
        )
        .returning('id'),
    );
    return held!.id;
  });
  if (heldId === 'no parent') return parentNotFound!();
  if (heldId === undefined) return refuse('filter.heldFull');
  ctx.publish('heldPost.changed', { heldPostId: heldId, userId });
  return refuse('filter.held');
}

/** Keeps what is commented on from being deleted until the transaction ends. False where it is gone. */
async function lockParent(tx: EntityManager, { articleId, photoId }: HeldDraft): Promise<boolean> {
  const parent =
    articleId !== undefined
      ? db.selectFrom('blogPosts').select('id').where('id', '=', articleId)
      : photoId !== undefined
        ? db.selectFrom('fanZonePhotos').select('id').where('id', '=', photoId)
        : null;
  return parent === null || (await rowsOf(tx, parent.forKeyShare())).length > 0;
}
