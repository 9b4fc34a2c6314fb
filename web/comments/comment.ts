import type { CommentEventKind } from '../../schema/articles/comments.ts';
import type { Reaction, ReactionCountView } from '../../schema/reactions.ts';
import type { Quoted } from '../replies/quoted.ts';
import type { Member } from '../live/list/list.ts';

/** Comments as stored in one browser. */

export interface Comment {
  readonly id: number;
  /** Its place in the list. */
  readonly cursor: string;
  readonly text: string;
  readonly user: Member;
  readonly likeCount: number;
  /** Null in events, which are the same for everybody. */
  readonly isLikedByMe: boolean | null;
  readonly reactions: readonly ReactionCountView[];
  readonly myReactions: readonly Reaction[] | null;
  /** The comment that it replies to, while that is there. */
  readonly replyTo: Quoted | null;
  /** The members whose names are in it after an @. */
  readonly mentions: readonly { readonly id: number; readonly name: string }[];
  /** What its writer's browser called the post. */
  readonly clientId: string | null;
  /** Of two copies the one with the higher revision is the newer. */
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CommentEvent {
  readonly kind: CommentEventKind;
  readonly comment: Comment;
}
