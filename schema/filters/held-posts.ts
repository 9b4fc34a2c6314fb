import type { FilteredKind } from './filters.ts';

/** Posts that a filter holds back until a moderator has looked at them. */

/** A member may have so many waiting at once. */
export const MOST_HELD = 10;
/** For so many days a member is shown that a post was not approved. */
export const REJECTED_DAYS = 7;

export const HELD_STATES = ['WAITING', 'REJECTED'] as const;
export type HeldState = (typeof HELD_STATES)[number];

/** A post that is held back, as its writer sees it. */
export interface HeldPostView {
  readonly id: number;
  readonly kind: FilteredKind;
  readonly text: string;
  readonly state: HeldState;
  readonly createdAt: Date;
  /** Of a comment on an article. */
  readonly articleId: number | null;
  /** Of a comment on a photo. */
  readonly photoId: number | null;
}

/** A held post came, was decided or deleted. For its writer alone, and for moderators. */
export interface HeldPostEvent {
  readonly heldPostId: number;
  readonly userId: number;
}
