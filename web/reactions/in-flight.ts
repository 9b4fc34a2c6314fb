import {
  type Reaction,
  type ReactionCountView,
  withOwnReaction,
  withReaction,
} from '../../schema/reactions.ts';

/** Optimistic reactions, and what the server's response makes of the thing. */

/** What one member sees of a thing that can be reacted to. */
export interface Reactable {
  readonly id: number;
  readonly reactions: readonly ReactionCountView[];
  /** Null in events, which are the same for everybody. */
  readonly myReactions: readonly Reaction[] | null;
}

/** What the server says about a thing after a reaction. */
export interface ReactionResult {
  readonly reactions: readonly ReactionCountView[];
  readonly myReactions: readonly Reaction[];
  readonly revision: number;
}

/** A reaction to a thing, as `12 FIRE`. */
export type ReactionKey = `${number} ${Reaction}`;

export const reactionKey = (id: number, reaction: Reaction): ReactionKey => `${id} ${reaction}`;

export function partsOf(key: ReactionKey): { readonly id: number; readonly reaction: Reaction } {
  const [id, reaction] = key.split(' ');
  return { id: Number(id), reaction: reaction as Reaction };
}

/** What the member wants of each reaction until the response arrives. */
export type ReactionsInFlight = ReadonlyMap<ReactionKey, boolean>;

/** The thing with the member's optimistic reactions. */
export function shownReactions<Thing extends Reactable>(
  thing: Thing,
  inFlight: ReactionsInFlight,
): Thing {
  let shown = thing;
  for (const [key, isGiven] of inFlight) {
    const { id, reaction } = partsOf(key);
    const own = shown.myReactions ?? [];
    if (id !== thing.id || own.includes(reaction) === isGiven) continue;
    shown = {
      ...shown,
      reactions: withReaction(shown.reactions, reaction, isGiven ? 1 : -1),
      myReactions: withOwnReaction(own, reaction, isGiven),
    };
  }
  return shown;
}

/** The entry after the server's response; its counts apply unless a newer event arrived first. */
export function withReactionResult<Entry extends Reactable & { readonly revision: number }>(
  entry: Entry,
  { reactions, myReactions, revision }: ReactionResult,
): Entry {
  return {
    ...entry,
    myReactions,
    ...(revision >= entry.revision && { reactions, revision }),
  };
}
