import type { FilteredKind } from '../../../schema/filters/filters.ts';
import {
  type Decision,
  idOfPost,
  type UndecidedReason,
  type WaitingPostView,
} from '../../../schema/moderation-queue.ts';
import type { WaitingKey, WaitingKind } from '../../../schema/posts.ts';
import { decideInput, waitingPostId } from '../../../schema/moderation-queue-inputs.ts';
import { reportedTypeOf } from '../../../schema/reports.ts';
import { ARTICLE_COMMENTS } from '../../articles/comment-thread.ts';
import { deleteChatMessage } from '../../chat/chat-message-changes.service.ts';
import { approveCheckIn, deleteCheckIn } from '../../checkins/check-in.service.ts';
import { deleteComment } from '../../comments/comment.service.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { type FilteredPost, unmark } from '../../filters/mark.service.ts';
import { PHOTO_COMMENTS } from '../../photos/photo-comment-thread.ts';
import { approvePhoto, reviewPhotos } from '../../photos/photo-moderation.service.ts';
import { approveQuestion, deleteQuestion } from '../../questions/question-review.service.ts';
import { deleteReportedPost, dismissReportsOf } from '../../reports/report-review.service.ts';
import { FILTERED_SUBJECTS } from '../filtered-subjects.ts';
import { approveHeldPost, rejectHeldPost } from '../held/decide-held-post.service.ts';
import { endClaim, publishClaim, takeClaim } from './claim.service.ts';
import { readContext, readReportsOf } from './details.reads.ts';
import { countWaiting, cursorOfWaiting, readWaiting, readWaitingPost } from './queue.reads.ts';

/** What waits for a moderator, longest first. */
export function moderationQueue(
  ctx: Context,
  page: PageRequest,
): Promise<Connection<WaitingPostView>> {
  ctx.require('queue.work');
  return readConnection(page, (asked) => readWaiting(ctx.em, ctx.now(), asked), cursorOfWaiting);
}

export async function moderationQueueCount(ctx: Context): Promise<number> {
  ctx.require('queue.work');
  return countWaiting(ctx.em);
}

/**
 * What a moderator reads before deciding: the reports of a post, and what was written around it. Null where it doesn't
 * wait.
 */
export async function waitingPostDetails(ctx: Context, id: string) {
  ctx.require('queue.work');
  const key = waitingPostId.parse(id);
  const [post, reports, context] = await Promise.all([
    readWaitingPost(ctx.em, ctx.now(), key),
    readReportsOf(ctx.em, key),
    readContext(ctx.em, key),
  ]);
  return post ? { id, reports, context } : null;
}

interface Decided {
  readonly decided: string[];
  readonly undecided: { readonly id: string; readonly reason: UndecidedReason }[];
}

/**
 * Decides waiting posts, each on its own. KEEP approves a post, closes its reports and takes its marks off; REMOVE
 * deletes it (a photo that was only waiting and a held post are rejected). One that another moderator has, or that no longer waits, is named instead.
 */
export async function decideWaitingPosts(
  ctx: Context,
  raw: { readonly ids: readonly string[]; readonly decision: Decision },
): Promise<Decided> {
  ctx.require('queue.work');
  const { ids, decision } = decideInput.parse(raw);
  const result: Decided = { decided: [], undecided: [] };
  for (const [id, key] of new Map(ids.map((each) => [idOfPost(each), each]))) {
    const reason = await decide(ctx, key, decision);
    if (reason) result.undecided.push({ id, reason });
    else result.decided.push(id);
  }
  return result;
}

/** Undefined once it is decided. */
async function decide(
  ctx: Context,
  key: WaitingKey,
  decision: Decision,
): Promise<UndecidedReason | undefined> {
  // With the claim no other moderator decides it at the same time.
  if (!(await takeClaim(ctx, key))) return 'CLAIMED';
  try {
    const post = await readWaitingPost(ctx.em, ctx.now(), key);
    if (!post) return 'GONE';
    await DECIDE[decision](ctx, post);
    return undefined;
  } catch (error) {
    // Its writer deleted it in the meantime; the others of the batch are still decided.
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return 'GONE';
    throw error;
  } finally {
    await endClaim(ctx, key);
    publishClaim(ctx, key);
  }
}

const isFiltered = (kind: WaitingKind): kind is FilteredKind => kind in FILTERED_SUBJECTS;

/** Leaves a post that filters marked as it is. */
async function keepMarked(ctx: Context, post: FilteredPost): Promise<void> {
  await ctx.em.fork().transactional(async (tx) => {
    const filters = await unmark(tx, post);
    const subject = { subjectType: FILTERED_SUBJECTS[post.kind], subjectId: post.postId };
    recordAct(ctx, { action: 'filter.keepPost', ...subject, details: { filters } }, tx);
    await tx.flush();
  });
  ctx.publish('filterMark.changed', post);
}

type Act = (ctx: Context, id: number) => Promise<unknown>;

const APPROVE: Readonly<Partial<Record<WaitingKind, Act>>> = {
  PHOTO: approvePhoto,
  CHECK_IN: approveCheckIn,
  QUESTION: approveQuestion,
  HELD_POST: approveHeldPost,
};

const REFUSE: Readonly<Record<WaitingKind, Act>> = {
  CHAT_MESSAGE: deleteChatMessage,
  ARTICLE_COMMENT: (ctx, id) => deleteComment(ctx, ARTICLE_COMMENTS, id),
  PHOTO_COMMENT: (ctx, id) => deleteComment(ctx, PHOTO_COMMENTS, id),
  PHOTO: (ctx, id) => reviewPhotos(ctx, { ids: [id], state: 'REJECTED' }),
  CHECK_IN: deleteCheckIn,
  QUESTION: deleteQuestion,
  HELD_POST: rejectHeldPost,
};

const DECIDE: Readonly<Record<Decision, (ctx: Context, post: WaitingPostView) => Promise<void>>> = {
  async KEEP(ctx, { kind, postId, reportCount, filters, isUnapproved }) {
    const contentType = reportedTypeOf(kind);
    if (contentType && reportCount > 0)
      await dismissReportsOf(ctx, { contentType, contentId: postId });
    if (isFiltered(kind) && filters.length > 0) await keepMarked(ctx, { kind, postId });
    if (isUnapproved) await APPROVE[kind]?.(ctx, postId);
  },
  async REMOVE(ctx, { kind, postId, reportCount }) {
    const contentType = reportedTypeOf(kind);
    if (contentType && reportCount > 0)
      await deleteReportedPost(ctx, { contentType, contentId: postId });
    else await REFUSE[kind](ctx, postId);
  },
};
