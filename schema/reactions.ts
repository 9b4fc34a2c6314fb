import type { CHAT_EMOJI } from './chat-emoji.ts';
import type { ForViewer } from './likes.ts';

/** Reactions to what members write, besides the like: which there are, and what others get to see of them. */

export const REACTIONS = ['FIRE', 'LAUGH', 'APPLAUSE', 'SHOCK', 'TEARS', 'HORSE'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The sign of each, and the name that is read out. */
export const REACTION_SIGNS = {
  FIRE: ['🔥', 'fire'],
  LAUGH: ['😂', 'tears of joy'],
  APPLAUSE: ['👏', 'clapping'],
  SHOCK: ['😱', 'scream'],
  TEARS: ['😭', 'crying'],
  HORSE: ['🐴', 'horse'],
} as const satisfies Record<Reaction, (typeof CHAT_EMOJI)[number]>;

/** What can be reacted to; each kind is also likeable under the same name. */
export const REACTABLE_KINDS = ['COMMENT', 'PHOTO_COMMENT', 'CHAT_MESSAGE'] as const;
export type ReactableKind = (typeof REACTABLE_KINDS)[number];

/** One reaction to one thing, and how many members gave it: at least one. */
export interface ReactionCountView {
  readonly reaction: Reaction;
  readonly count: number;
}

/** What can be reacted to, as everybody may see it. */
export interface ReactableView {
  readonly id: number;
  /** In the order of `REACTIONS`; none without a member who gave it. */
  readonly reactions: readonly ReactionCountView[];
}

/** The same as one viewer reads it; `myReactions` is null in events, which are the same for everybody. */
export type Reacted<View> = View & { readonly myReactions: readonly Reaction[] | null };

/** A post that can be liked and reacted to, as one viewer reads it. */
export type PostForViewer<View> = Reacted<ForViewer<View>>;

export interface SetReactionInput {
  readonly kind: ReactableKind;
  readonly id: number;
  readonly reaction: Reaction;
  /** False: it is taken back. */
  readonly isGiven: boolean;
}

/** Counts after a member gave a reaction (`step` 1) or took it back (-1), in the order of `REACTIONS`. */
export function withReaction(
  counts: readonly ReactionCountView[],
  reaction: Reaction,
  step: number,
): ReactionCountView[] {
  const before = new Map(counts.map((each) => [each.reaction, each.count]));
  before.set(reaction, (before.get(reaction) ?? 0) + step);
  return REACTIONS.map((each) => ({ reaction: each, count: before.get(each) ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

/** A member's own reactions after one was given or taken back, in the order of `REACTIONS`. */
export const withOwnReaction = (
  own: readonly Reaction[],
  reaction: Reaction,
  isGiven: boolean,
): Reaction[] => REACTIONS.filter((each) => (each === reaction ? isGiven : own.includes(each)));
