import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../schema/accounts/capabilities.ts';
import { removedHours, sanctionNote } from '../../schema/accounts/sanction-inputs.ts';
import {
  endOf,
  MOST_BAN_HOURS,
  SANCTION_EXCERPT_LENGTH,
  type SanctionKind,
  type SanctionView,
} from '../../schema/accounts/sanctions.ts';
import type { ReportReason } from '../../schema/reports.ts';
import { actOn, lockUser } from '../accounts/rights/user-acts.ts';
import { Sanction } from '../accounts/sanctions/sanction.entity.ts';
import { User } from '../accounts/users/user.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { notifyInbox } from '../core/notify-inbox.ts';
import { refuse } from '../core/errors.ts';
import { readTarget } from '../reports/report.reads.ts';
import {
  type Post,
  restorePostsOf,
  takePost,
  takeRecentPosts,
} from './posts-of-sanction.service.ts';
import { readSanction } from './sanction.reads.ts';

const HOUR_MS = 3_600_000;

interface NewSanction {
  readonly userId: number;
  readonly kind: SanctionKind;
  readonly reason: ReportReason;
  readonly note?: string | null;
  /** The newest sanction of the member that the moderator has seen; null for none. */
  readonly lastSanctionId?: number | null;
  /** What it is about. */
  readonly post?: Post | null;
  /** Whether that post is deleted, and its reports closed. */
  readonly isPostDeleted?: boolean;
  /** With a ban: what was posted in so many hours before is deleted, too. */
  readonly removedHours?: number | null;
}

/** Admins are out of reach, and only admins reach moderators and hosts. */
const isInReach = (viewer: Viewer, { id, isAdmin, isModerator, isHost }: User): boolean =>
  id !== viewer.id && !isAdmin && (viewer.isAdmin || !(isModerator || isHost));

/**
 * Warns, mutes or bans a member, effective with their next request. CONFLICT if another moderator did so after
 * `lastSanctionId`.
 */
export async function sanctionMember(ctx: Context, raw: NewSanction): Promise<SanctionView> {
  const viewer = ctx.require('member.sanction');
  const { userId, kind, reason, lastSanctionId = null, post, isPostDeleted = false } = raw;
  const note = sanctionNote.parse(raw.note);
  const hours = removedHours.parse(raw.removedHours);
  if (hours > 0 && kind !== 'BAN') throw refuse('sanction.hours', { max: MOST_BAN_HOURS });
  const now = ctx.now();
  const { id, publishPost } = await ctx.em.fork().transactional(async (tx) => {
    const member = await lockUser(tx, userId);
    if (!isInReach(viewer, member)) throw refuse('sanction.notThisMember');
    const [last] = await tx.find(
      Sanction,
      { user: userId },
      { orderBy: { id: 'desc' }, limit: 1, fields: ['id'] },
    );
    if ((last?.id ?? null) !== lastSanctionId) throw refuse('sanction.changed');
    const excerpt = post ? await excerptOf(tx, post, userId) : null;
    const sanction = tx.create(Sanction, {
      user: member,
      sanctionedBy: tx.getReference(User, viewer.id),
      kind,
      reason,
      note,
      contentType: post?.contentType ?? null,
      excerpt,
      createdAt: now,
      endsAt: endOf(kind, now),
    });
    const details = {
      ...{ kind, reason, note, excerpt },
      ...(isPostDeleted && { isPostDeleted }),
      ...(hours > 0 && { removedHours: hours }),
    };
    recordAct(ctx, actOn(member, 'user.sanction', details), tx);
    await tx.flush();
    const publishing =
      post && isPostDeleted ? await takePost(ctx, tx, sanction.id, post) : undefined;
    return { id: sanction.id, publishPost: publishing };
  });
  await publishPost?.();
  const since = new Date(now.getTime() - hours * HOUR_MS);
  if (hours > 0) await takeRecentPosts(ctx, { sanctionId: id, userId, since });
  notifyInbox(ctx, userId);
  return published(ctx, id, userId);
}

async function excerptOf(tx: EntityManager, post: Post, userId: number): Promise<string> {
  const target = await readTarget(tx, post.contentType, post.contentId);
  if (!target) throw refuse('report.contentGone');
  if (target.userId !== userId) throw refuse('sanction.notTheirs');
  return target.content.slice(0, SANCTION_EXCERPT_LENGTH).toWellFormed();
}

/**
 * Takes a sanction back: it ends, and no longer counts for the next one; on request what was deleted along with it is put back.
 * Safe to repeat.
 */
export async function liftSanction(
  ctx: Context,
  id: number,
  arePostsRestored = false,
): Promise<SanctionView> {
  const viewer = ctx.require('member.sanction');
  const { userId } = await existingSanction(ctx, id);
  await ctx.em.fork().transactional(async (tx) => {
    const member = await lockUser(tx, userId);
    if (!isInReach(viewer, member)) throw refuse('sanction.notThisMember');
    const sanction = await tx.findOne(Sanction, id);
    if (!sanction) throw refuse('sanction.unknown');
    if (sanction.liftedAt) return;
    tx.assign(sanction, {
      liftedAt: ctx.now(),
      liftedBy: tx.getReference(User, viewer.id),
    });
    recordAct(ctx, actOn(member, 'user.liftSanction', { kind: sanction.kind }), tx);
  });
  if (arePostsRestored) await restorePostsOf(ctx, id);
  return published(ctx, id, userId);
}

export async function existingSanction(ctx: Context, id: number): Promise<SanctionView> {
  const sanction = await readSanction(ctx.em, id, ctx.now());
  if (!sanction) throw refuse('sanction.unknown');
  return sanction;
}

/** Publishes to the member's open pages and to those of the moderators; returns the sanction as it is now. */
export async function published(
  ctx: Context,
  sanctionId: number,
  userId: number,
): Promise<SanctionView> {
  ctx.publish('account.changed', { userId });
  ctx.publish('sanction.changed', { sanctionId, userId });
  return existingSanction(ctx, sanctionId);
}
