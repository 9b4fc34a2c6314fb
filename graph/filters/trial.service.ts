import {
  type FilteredKind,
  type FilterFields,
  type FilterTrialView,
  TRIAL_DAYS,
  TRIAL_LISTED,
  TRIAL_POSTS,
  type TrialMatchView,
} from '../../schema/filters/filters.ts';
import { idOfPost } from '../../schema/moderation-queue.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { isExempt } from './judge.service.ts';
import { EARLIER_POSTS, type EarlierPost, matcherOf, type ReadPost } from './matching.ts';
import { POSTS_OF_KIND } from './posts.reads.ts';

const DAY_MS = 86_400_000;
/** Posts that are matched before other requests get their turn. */
const BATCH = 500;

interface WrittenPost extends ReadPost {
  readonly kind: FilteredKind;
  readonly postId: number;
  readonly userId: number;
}

/**
 * Runs a filter over the posts of the last week, oldest first, as it would have run when they were written: what it
 * would have refused or held back doesn't count for what comes later.
 */
export async function tryOnLastWeek(ctx: Context, filter: FilterFields): Promise<FilterTrialView> {
  const matcher = matcherOf(filter);
  const start = ctx.now().getTime() - TRIAL_DAYS * DAY_MS;
  const posts = await postsSince(ctx, filter.kinds, new Date(start - matcher.windowMs));
  const isWhole = posts.length <= TRIAL_POSTS;
  const earlierOf = new Map<number, EarlierPost[]>();
  const matches: TrialMatchView[] = [];
  const matchCounts = new Map<number, number>();
  let postCount = 0;
  for (const [index, post] of posts.slice(-TRIAL_POSTS).entries()) {
    if (index % BATCH === BATCH - 1) await new Promise((resolve) => setImmediate(resolve));
    const isInWeek = post.at.getTime() > start;
    const earlier = recent(earlierOf.get(post.userId), post, matcher.windowMs);
    const isMatch = matcher.matches(post, earlier);
    if (matcher.windowMs > 0 && !(isMatch && filter.action !== 'MARK')) earlier.push(post);
    earlierOf.set(post.userId, earlier);
    if (!isInWeek) continue;
    postCount += 1;
    if (!isMatch) continue;
    matchCounts.set(post.userId, (matchCounts.get(post.userId) ?? 0) + 1);
    const { kind, userId, text, at: createdAt } = post;
    matches.push({ id: idOfPost(post), kind, userId, text, createdAt });
  }
  return {
    postCount,
    matchCount: matches.length,
    memberCount: matchCounts.size,
    isWhole,
    matches: matches.reverse().slice(0, TRIAL_LISTED),
    members: [...matchCounts]
      .map(([userId, matchCount]) => ({ userId, matchCount }))
      .sort((one, other) => other.matchCount - one.matchCount || one.userId - other.userId)
      .slice(0, TRIAL_LISTED),
  };
}

/** Those that the filter still counts when the post is written. */
const recent = (posts: EarlierPost[] = [], { at }: ReadPost, windowMs: number): EarlierPost[] =>
  posts.filter((each) => each.at.getTime() > at.getTime() - windowMs).slice(-EARLIER_POSTS);

/** The newest posts since then of members who are filtered, oldest first; one more than a trial reads at most. */
async function postsSince(
  ctx: Context,
  kinds: readonly FilteredKind[],
  since: Date,
): Promise<WrittenPost[]> {
  const found = await Promise.all(kinds.map((kind) => postsOfKind(ctx, kind, since)));
  return found
    .flat()
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.postId - other.postId)
    .slice(-TRIAL_POSTS - 1);
}

async function postsOfKind(ctx: Context, kind: FilteredKind, since: Date): Promise<WrittenPost[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom(POSTS_OF_KIND[kind].as('p'))
      .innerJoin('users as u', 'u.id', 'p.userId')
      .select(['p.id', 'p.userId', 'p.text', 'p.createdAt', 'u.createdAt as memberSince'])
      .select(['u.isAdmin', 'u.isModerator', 'u.isHost'])
      .where('p.createdAt', '>', since.toISOString())
      .orderBy('p.createdAt', 'desc')
      .orderBy('p.id', 'desc')
      .limit(TRIAL_POSTS + 1),
  );
  return rows
    .filter(
      ({ userId: id, isAdmin, isModerator, isHost }) =>
        !isExempt({ id, isAdmin, isModerator, isHost }),
    )
    .map(({ id: postId, userId, text, createdAt, memberSince }) => ({
      kind,
      postId,
      userId,
      text,
      at: new Date(createdAt),
      memberSince: new Date(memberSince),
    }));
}
