import type { EntityManager } from '@mikro-orm/postgresql';
import { can } from '../../schema/accounts/capabilities.ts';
import {
  type CommentEventKind,
  COMMENTS_PER_PAGE,
  type CommentFields,
  editCommentInput,
  type EditCommentInput,
  newCommentInput,
  type NewComment,
} from '../../schema/articles/comments.ts';
import type { PostForViewer } from '../../schema/reactions.ts';
import { recordAct } from '../core/audit/audit.ts';
import { refuse } from '../core/errors.ts';
import { judge } from '../filters/judge.service.ts';
import { hold } from '../filters/hold.service.ts';
import { mark } from '../filters/mark.service.ts';
import { mentionedIn } from '../mentions/mention.rows.ts';
import { keepRemoved } from '../removals/removal.service.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { notifyInbox } from '../core/notify-inbox.ts';
import {
  type Between,
  type BothWays,
  type Connection,
  readBothWays,
} from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';
import { deleteOne, insertComment, type NewRow, updateComment } from './comment.changes.ts';
import {
  isThingShown,
  readComments,
  readOwnerOf,
  readPosted,
  readPublicComment,
} from './comment.reads.ts';
import type { CommentTable, CommentThread, ThreadTables } from './thread.ts';

/** Which comments of a thing: so many after a place, or so many just before one. */
export interface CommentPage extends BothWays {
  readonly parentId: number;
  /** Id of the comment that the page begins with, or else the next older one. `after` goes before it. */
  readonly from: number | null | undefined;
}

/**
 * Comments with author and like status, newest first. NOT_FOUND where what they belong to is unknown or not for
 * everybody.
 */
export function comments<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  { parentId, from, ...page }: CommentPage,
): Promise<Connection<PostForViewer<View>>> {
  const cursor = COMMENT_CURSORS[thread.comments];
  const read = async ({ limit, after, before, fromTheEnd }: Between) => {
    const found = await readComments(ctx.em, thread, ctx.viewer?.id ?? null, {
      parentId,
      first: limit,
      below: cursor.read(after) ?? (from == null ? ABOVE_ALL_IDS : from + 1),
      above: cursor.read(before) ?? 0,
      fromTheEnd,
    });
    if (!found) throw thread.parentNotFound();
    return found;
  };
  return readBothWays(page, COMMENTS_PER_PAGE, read, cursor.of);
}

/** The places in the comments of each kind of thing. */
export const COMMENT_CURSORS = {
  comments: defineIdCursor('comments'),
  photoComments: defineIdCursor('photoComments'),
} as const satisfies Record<CommentTable, unknown>;

/** One comment; null for unknown ids, and where what it belongs to is not for everybody. */
export async function comment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
): Promise<PostForViewer<View> | null> {
  return (await readPublicComment(ctx.em, thread, ctx.viewer?.id ?? null, { id })) ?? null;
}

/** Posts a comment. Repeated with the same `clientId` it returns the existing comment, and counts against no limit. */
export async function postComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  parentId: number,
  raw: NewComment,
): Promise<PostForViewer<View>> {
  const viewer = ctx.require('comment.post');
  const { content, clientId = null, replyToId = null } = newCommentInput.parse(raw);
  const { id: userId } = viewer;
  const earlier = async () =>
    clientId === null ? undefined : readPosted(ctx.em, thread, userId, { userId, clientId });
  const posted = await earlier();
  if (posted) return posted;
  if (!(await isThingShown(ctx.em, thread, parentId))) throw thread.parentNotFound();
  await limitContent(ctx, 'comment');
  const kind = thread.postKind;
  const { refusal, holds, marks } = await judge(ctx, { kind, text: content });
  if (refusal) throw refusal;
  if (holds.length > 0)
    throw await hold(
      ctx,
      {
        ...{ kind, text: content, clientId, replyToId, [thread.key]: parentId },
        parentNotFound: () => thread.parentNotFound(),
      },
      holds,
    );
  const comment = await store(ctx, thread, { parentId, userId, content, clientId, replyToId });
  if (!comment) {
    const first = await earlier();
    if (!first) throw thread.parentNotFound();
    return first;
  }
  await mark(ctx, { kind, postId: comment.id }, marks);
  return comment;
}

/** A comment that a filter held back. */
interface HeldComment {
  readonly userId: number;
  readonly text: string;
  readonly clientId: string;
  readonly replyToId: number | null;
}

/** Posts what a filter held back, as of now. Returns its id; undefined where what it belongs to is not shown. */
export async function postHeldComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  parentId: number,
  { userId, text: content, clientId, replyToId }: HeldComment,
): Promise<number | undefined> {
  const post = { parentId, userId, content, clientId, replyToId };
  const comment =
    (await store(ctx, thread, post)) ??
    (await readPosted(ctx.em, thread, userId, { userId, clientId }));
  return comment?.id;
}

/** Stores a comment and publishes it; undefined where the member has one of that name, or the thing is not shown. */
async function store<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  post: Omit<NewRow, 'mentionedIds' | 'now'>,
): Promise<PostForViewer<View> | undefined> {
  const mentionedIds = await mentionedIn(ctx.em, post.content);
  const row = { ...post, mentionedIds, now: ctx.now() };
  const comment = await insertComment(ctx.em, thread, post.userId, row);
  if (comment) await publishPosted(ctx, thread, comment, post);
  return comment;
}

/** Publishes a new comment, and notifies those whom it mentions, to whom it replies, and whose photo it is on. */
async function publishPosted<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  comment: PostForViewer<View>,
  { parentId, replyToId }: Pick<NewRow, 'parentId' | 'replyToId'>,
): Promise<void> {
  publishComment(ctx, thread, 'POSTED', comment);
  for (const { id } of comment.mentions) notifyInbox(ctx, id);
  const ownerId = await thread.ownerOfThing?.(ctx.em, parentId);
  if (ownerId !== undefined) notifyInbox(ctx, ownerId);
  if (!comment.replyTo || replyToId === null) return;
  const repliedTo = await readOwnerOf(ctx.em, thread, replyToId);
  if (repliedTo) notifyInbox(ctx, repliedTo.userId);
}

/** Changes the text of the viewer's own comment; other members' can't be edited. */
export async function editComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
  raw: EditCommentInput,
): Promise<PostForViewer<View>> {
  const viewer = ctx.require('comment.editOwn');
  const { content } = editCommentInput.parse(raw);
  const { userId, isPublic } = await ownerOf(ctx, thread, id);
  if (!isPublic) throw commentNotFound();
  if (userId !== viewer.id) throw refuse('access.notAllowed');
  await limitContent(ctx, 'commentEdit');
  const kind = thread.postKind;
  const { refusal, marks } = await judge(ctx, { kind, text: content, isEdit: true });
  if (refusal) throw refusal;
  const mentionedIds = await mentionedIn(ctx.em, content);
  const edit = { id, userId, content, mentionedIds, now: ctx.now() };
  const edited = await updateComment(ctx.em, thread, userId, edit);
  if (!edited) throw commentNotFound();
  publishComment(ctx, thread, 'EDITED', edited);
  await mark(ctx, { kind, postId: id }, marks);
  return edited;
}

/** Deletes one's own comment; with the right to, anybody's, which is recorded. */
export async function deleteComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  id: number,
): Promise<boolean> {
  const viewer = ctx.require('comment.deleteOwn');
  const mayAny = can(viewer, 'comment.deleteAny');
  const { userId, isPublic } = await ownerOf(ctx, thread, id);
  if (!isPublic && !mayAny) throw commentNotFound();
  if (userId !== viewer.id && !mayAny) throw refuse('access.notAllowed');
  const taken = await ctx.em.transactional(async (tx) => {
    const found = await takeComment(ctx, tx, thread, id);
    const comment = found?.comment;
    if (comment && comment.user.id !== viewer.id) {
      const { content, user } = comment;
      const parent = { [thread.key]: comment[thread.key] };
      const details = { ...parent, content, userId: user.id, userName: user.name };
      const { deletion: action, subjectType } = thread;
      recordAct(ctx, { action, subjectType, subjectId: id, details }, tx);
    }
    return found;
  });
  if (!taken) throw commentNotFound();
  taken.publish();
  return true;
}

/**
 * Deletes a comment within the caller's transaction; of another member, moderators can put it back. Undefined when it
 * was deleted already. Publish it after the commit.
 */
export async function takeComment<View extends CommentFields>(
  ctx: Context,
  tx: EntityManager,
  thread: CommentThread<View>,
  id: number,
): Promise<{ readonly comment: PostForViewer<View>; publish(): void } | undefined> {
  const kept = await keepRemoved(ctx, tx, { kind: thread.postKind, postId: id });
  const comment = await deleteOne(tx, thread, null, { id });
  if (!comment) return undefined;
  return {
    comment,
    publish() {
      publishComment(ctx, thread, 'DELETED', comment);
      kept?.publish();
    },
  };
}

/** Publishes a change of a comment, without data that only its reader may see. */
export function publishComment<View extends CommentFields>(
  ctx: Context,
  thread: CommentThread<View>,
  kind: CommentEventKind,
  { isLikedByMe: _like, myReactions: _reactions, ...comment }: PostForViewer<View>,
): void {
  thread.publish(ctx, { kind, comment: comment as unknown as View });
}

export const commentNotFound = () => refuse('comment.gone');

async function ownerOf(ctx: Context, thread: ThreadTables, id: number) {
  const found = await readOwnerOf(ctx.em, thread, id);
  if (!found) throw commentNotFound();
  return found;
}
