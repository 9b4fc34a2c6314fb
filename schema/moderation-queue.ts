import type { WaitingKey, WaitingKind } from './posts.ts';
import type { ReportReason } from './reports.ts';

/**
 * What waits for a moderator: posts that were reported or that a filter marked, and photos, check-ins and questions that
 * are not approved yet.
 */

/** Posts on a page of the queue; no more are decided at once. */
export const QUEUE_PAGE = 50;

/** For so many minutes a post that a moderator claimed is theirs. */
export const CLAIM_MINUTES = 5;

/** So many reports of a post are shown. */
export const REPORTS_OF_POST = 20;

/** So many messages or comments before and after a post are shown. */
export const CONTEXT_LINES = 3;

export const DECISIONS = ['KEEP', 'REMOVE'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Why a post of a batch was not decided. */
export const UNDECIDED_REASONS = ['CLAIMED', 'GONE'] as const;
export type UndecidedReason = (typeof UNDECIDED_REASONS)[number];

/** The id of a waiting post: `CHAT_MESSAGE:12`. */
export const idOfPost = ({ kind, postId }: WaitingKey): string => `${kind}:${postId}`;

/** What a waiting post's id says of it. */
export function postOfId(id: string): WaitingKey {
  const [kind, postId] = id.split(':');
  return { kind: kind as WaitingKind, postId: Number(postId) };
}

/** Whether removing it only rejects it: a photo that no one has reported, and what a filter holds back. */
export const isOnlyRejected = ({
  kind,
  reportCount,
}: Pick<WaitingPostView, 'kind' | 'reportCount'>): boolean =>
  kind === 'HELD_POST' || (kind === 'PHOTO' && reportCount === 0);

/** A post that waits. */
export interface WaitingPostView extends WaitingKey {
  readonly id: string;
  /** Since it was first reported or marked, or was sent in for approval. */
  readonly waitingSince: Date;
  readonly reportCount: number;
  /** What its reports say, each reason once. */
  readonly reasons: readonly ReportReason[];
  /** The names of the filters that marked it. */
  readonly filters: readonly string[];
  /** True while only its writer and moderators see it. */
  readonly isUnapproved: boolean;
  /** False where it was deleted since it was reported. */
  readonly isThere: boolean;
  readonly text: string;
  /** Null once the post or the account was deleted. */
  readonly userId: number | null;
  /** As it was when the post was reported, where that is all there is. */
  readonly userName: string | null;
  readonly articleId: number | null;
  readonly articleTitle: string | null;
  readonly imageUrl: string | null;
  /** The moderator who has it, and until when. */
  readonly claimedById: number | null;
  readonly claimedUntil: Date | null;
}

/** A message or comment near a post, oldest first; the post itself is among them. */
export interface ContextLineView {
  readonly id: number;
  readonly userId: number;
  readonly text: string;
  readonly createdAt: Date;
  readonly isThePost: boolean;
}

/** A post of the queue was claimed or released. */
export interface ClaimEvent {
  readonly claimedPost: string;
}
