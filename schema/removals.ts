import type { PostKind } from './posts.ts';

/** What moderators have deleted, and can put back for some days. */

/** For so many days a post that a moderator deleted can be put back. Then it is deleted for good. */
export const RESTORABLE_DAYS = 7;

/** So many characters of it are shown. */
export const REMOVED_EXCERPT_LENGTH = 300;

/** Posts on a page of the list. */
export const REMOVED_PAGE = 20;

/** A post that a moderator deleted. */
export interface RemovedPostView {
  readonly id: number;
  readonly kind: PostKind;
  /** Its id among its kind, which it gets back. */
  readonly postId: number;
  /** Whose it is. */
  readonly userId: number;
  /** Null once the account was deleted. */
  readonly removedById: number | null;
  readonly removedAt: Date;
  /** Until when it can be put back. */
  readonly restorableUntil: Date;
  /** Its words, cut; empty for a picture without any. */
  readonly excerpt: string;
}

/** A post was removed by a moderator, put back, or deleted for good. */
export interface RemovedPostEventView {
  readonly removedPostId: number;
}
