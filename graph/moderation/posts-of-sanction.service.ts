import type { EntityManager } from '@mikro-orm/postgresql';
import { MOST_POSTS_OF_BAN } from '../../schema/accounts/sanctions.ts';
import { nameOf } from '../../schema/enum-names.ts';
import type { PostKey, PostKind } from '../../schema/posts.ts';
import type { ReportedType } from '../../schema/reports.ts';
import { takeCheckIn } from '../checkins/check-in.service.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { DomainError } from '../core/errors.ts';
import { takeQuestion } from '../questions/question-review.service.ts';
import { recentPosts } from '../removals/removal.service.ts';
import { removeContent } from '../reports/report-review.service.ts';
import { publishReports } from '../reports/report.service.ts';
import { restorePost } from './removed-post.service.ts';

/** What is done after the commit. */
type Publish = () => Promise<void> | void;

type Take = (ctx: Context, tx: EntityManager, id: number) => Promise<Publish | undefined>;

/** Deletes what can be reported, and closes its reports. */
const takeReported =
  (contentType: ReportedType): Take =>
  async (ctx, tx, contentId) => {
    const { publishDeletion, closed } = await removeContent(ctx, tx, { contentType, contentId });
    return async () => {
      await publishDeletion?.();
      for (const id of closed) await publishReports(ctx, id);
    };
  };

const TAKE: Readonly<Record<PostKind, Take>> = {
  CHAT_MESSAGE: takeReported('chat_message'),
  ARTICLE_COMMENT: takeReported('article_comment'),
  PHOTO_COMMENT: takeReported('photo_comment'),
  PHOTO: takeReported('photo'),
  CHECK_IN: takeCheckIn,
  QUESTION: takeQuestion,
};

/** A post that can be reported. */
export interface Post {
  readonly contentType: ReportedType;
  readonly contentId: number;
}

/** Deletes the post that a sanction is about, within its transaction. Returns what publishes that after the commit. */
export const takePost = (
  ctx: Context,
  tx: EntityManager,
  sanctionId: number,
  { contentType, contentId }: Post,
): Promise<Publish> =>
  take(ctx, tx, sanctionId, [{ kind: nameOf(contentType), postId: contentId }]);

interface Recent {
  readonly sanctionId: number;
  readonly userId: number;
  /** What was posted later than that is deleted. */
  readonly since: Date;
}

/**
 * Deletes what a banned member posted lately, a few posts per transaction, so that no one waits long for their locks.
 * If it is cut off, the ban stays, and the next one deletes the rest.
 */
export async function takeRecentPosts(
  ctx: Context,
  { sanctionId, userId, since }: Recent,
): Promise<void> {
  const posts = await recentPosts(ctx.em, { userId, since, most: MOST_POSTS_OF_BAN });
  for (let from = 0; from < posts.length; from += CHUNK) {
    const some = posts.slice(from, from + CHUNK);
    const publish = await ctx.em.fork().transactional((tx) => take(ctx, tx, sanctionId, some));
    await publish();
  }
}

/** Posts per transaction. */
const CHUNK = 25;

/** Deletes posts, and notes along with which sanction. Those that are gone by now are skipped. */
async function take(
  ctx: Context,
  tx: EntityManager,
  sanctionId: number,
  posts: readonly PostKey[],
): Promise<Publish> {
  const taken: (Publish | undefined)[] = [];
  for (const { kind, postId } of posts)
    taken.push(await unlessRefused(TAKE[kind](ctx, tx, postId)));
  await tx.flush();
  await rowsOf(
    tx,
    db
      .updateTable('removedPosts')
      .set({ sanctionId })
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('kind', 'postId'),
          'in',
          posts.map(({ kind, postId }) => tuple(kind, postId)),
        ),
      ),
  );
  return async () => {
    for (const publish of taken) await publish?.();
  };
}

/** Puts back what was deleted along with a sanction, but for what can't be put back any more. */
export async function restorePostsOf(ctx: Context, sanctionId: number): Promise<void> {
  const removed = await rowsOf(
    ctx.em,
    // Photos were deleted last, after their comments: they come back first.
    db
      .selectFrom('removedPosts')
      .select('id')
      .where('sanctionId', '=', sanctionId)
      .orderBy('id', 'desc'),
  );
  for (const { id } of removed) await unlessRefused(restorePost(ctx, id));
}

/** Undefined where the product refuses: another moderator was faster. */
async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
