import type { CommentEventKind } from '../../schema/articles/comments.ts';
import type { ChangedMembers, LikeAnswer, LikesInFlight } from '../live/log-parts.ts';
import type { AvatarUser } from '../ui/pictures/avatar.tsx';

/** Comments as one browser holds them. */

export interface Comment {
  readonly id: number;
  readonly text: string;
  readonly user: AvatarUser & { readonly id: number; readonly favoriteTeam: string };
  readonly likeCount: number;
  /** Null in events, which are the same for everybody. */
  readonly isLikedByMe: boolean | null;
  /** What its writer's browser called the post. */
  readonly clientId: string | null;
  /** Of two copies the one with the higher revision is the newer. */
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type CommentUser = Comment['user'];

export interface CommentEvent {
  readonly kind: CommentEventKind;
  readonly comment: Comment;
}

/** An own comment on its way. Its text is kept until the server has it. */
export interface Outgoing {
  readonly clientId: string;
  readonly text: string;
  readonly state: 'sending' | 'failed';
}

export interface Entry {
  readonly comment: Comment;
  /** The newest reading that began before this entry was last told of. */
  readonly reading: number;
}

export interface CommentLog {
  readonly entries: ReadonlyMap<number, Entry>;
  /** Ids of those that wait until the reader asks for them. */
  readonly held: ReadonlySet<number>;
  /** Ids that were deleted; a late copy of one must not bring it back. */
  readonly deleted: ReadonlySet<number>;
  /** Members who are deleted; a late copy of what they wrote must not bring it back either. */
  readonly gone: ReadonlySet<number>;
  readonly members: ChangedMembers<CommentUser>;
  /** Newest copies of comments that no page has brought yet. */
  readonly told: ReadonlyMap<number, Comment>;
  readonly outgoing: readonly Outgoing[];
  readonly likesInFlight: LikesInFlight;
  /** Readings begun and the newest one finished. */
  readonly readings: number;
  readonly finished: number;
  readonly failure: unknown;
  /** False until the first page is there. */
  readonly isLoaded: boolean;
  /** Whether older ones than the oldest shown may exist, and newer ones than the newest shown that were not read. */
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** How many there are in all. */
  readonly total: number;
}

/** What a reading of the server's comments found: from the newest (or the top of what is shown) downwards. */
export interface Reading {
  /** As `readings` stood once it had begun. */
  readonly number: number;
  /** Newest first. */
  readonly comments: readonly Comment[];
  /** True when it reached the oldest one. */
  readonly isComplete: boolean;
  /** How many there are in all, where the server says so. */
  readonly total?: number | undefined;
}

export type CommentAction =
  | { readonly type: 'reading-began' }
  | ({ readonly type: 'read' } & Reading)
  | { readonly type: 'reading-failed'; readonly error: unknown }
  /** So much is new that it doesn't join what is shown. */
  | { readonly type: 'gap-found' }
  | { readonly type: 'older-read'; readonly comments: readonly Comment[]; readonly isLast: boolean }
  | { readonly type: 'newer-read'; readonly comments: readonly Comment[]; readonly isLast: boolean }
  /** Another part of the list takes the place of what was shown. */
  | {
      readonly type: 'moved';
      readonly comments: readonly Comment[];
      readonly hasOlder: boolean;
      readonly hasNewer: boolean;
    }
  | { readonly type: 'revealed' }
  | { readonly type: 'event'; readonly event: CommentEvent }
  | { readonly type: 'answered'; readonly comment: Comment }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'member-deleted'; readonly userId: number }
  | { readonly type: 'member-changed'; readonly member: CommentUser }
  | { readonly type: 'sending'; readonly clientId: string; readonly text: string }
  | { readonly type: 'failed'; readonly clientId: string }
  | { readonly type: 'discarded'; readonly clientId: string }
  | { readonly type: 'like-toggled'; readonly id: number; readonly liked: boolean }
  | { readonly type: 'like-answered'; readonly id: number; readonly answer: LikeAnswer | null };

/** What is known before anything is asked: the page's own first comments, and own posts of this tab. */
export interface Start {
  /** Newest first; absent when nothing was read yet. */
  readonly comments?: readonly Comment[] | undefined;
  readonly hasOlder?: boolean;
  readonly total?: number;
  readonly outgoing?: readonly Outgoing[];
}
