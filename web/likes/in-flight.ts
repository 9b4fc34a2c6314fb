/** Optimistic likes, and what the server's response makes of the thing. */

interface Likeable {
  readonly likeCount: number;
  /** Null in events, which are the same for everybody. */
  readonly isLikedByMe: boolean | null;
}

/** What the server says about a thing after a like; things without revisions always have 0. */
export interface LikeResult {
  readonly likeCount: number;
  readonly isLikedByMe: boolean;
  readonly revision: number;
}

/** Optimistic likes by id: what the member sees until the response arrives. */
export type LikesInFlight = ReadonlyMap<
  number,
  { readonly isLikedByMe: boolean; readonly likeCount: number }
>;

/** The entry with the member's optimistic like. */
export function shownLike<Entry extends Likeable>(
  entry: Entry,
  inFlight: { readonly isLikedByMe: boolean; readonly likeCount: number } | undefined,
): Entry {
  return inFlight ? { ...entry, ...inFlight } : entry;
}

export function withLikeInFlight(
  likes: LikesInFlight,
  id: number,
  entry: Likeable,
  liked: boolean,
): LikesInFlight {
  const { isLikedByMe, likeCount } = likes.get(id) ?? entry;
  const step = liked ? 1 : -1;
  const count = (isLikedByMe === true) === liked ? likeCount : Math.max(0, likeCount + step);
  return new Map(likes).set(id, { isLikedByMe: liked, likeCount: count });
}

export function withoutLikeInFlight(likes: LikesInFlight, id: number): LikesInFlight {
  const left = new Map(likes);
  left.delete(id);
  return left;
}

/** The entry after the server's response; its count applies unless a newer event arrived first. */
export function withLikeResult<Entry extends Likeable & { readonly revision: number }>(
  entry: Entry,
  answer: LikeResult,
): Entry {
  const { isLikedByMe, likeCount, revision } = answer;
  return { ...entry, isLikedByMe, ...(revision >= entry.revision && { likeCount, revision }) };
}
