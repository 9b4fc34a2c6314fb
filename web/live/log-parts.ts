/**
 * What logs of the chat and of comments have in common: posts on their way, likes on their way, and which of two copies
 * of an entry is the newer.
 */

/** A member as everybody sees them. */
interface Member {
  readonly id: number;
}

/** Members as they were last told to be, each with the newest reading that had begun by then. */
export type ChangedMembers<M extends Member> = ReadonlyMap<
  number,
  { readonly member: M; readonly reading: number }
>;

export const withChangedMember = <M extends Member>(
  members: ChangedMembers<M>,
  member: M,
  reading: number,
): ChangedMembers<M> => new Map(members).set(member.id, { member, reading });

/** The member as told, where a copy that came by this reading may be older; else undefined. */
export function toldMember<M extends Member>(
  members: ChangedMembers<M>,
  id: number,
  reading: number,
): M | undefined {
  const changed = members.get(id);
  return changed && reading <= changed.reading ? changed.member : undefined;
}

/** An own post on its way. Its text is kept until the server has it. */
interface Post {
  readonly clientId: string;
  readonly state: 'sending' | 'failed';
}

/** What can be liked and changes: of two copies the one with the higher revision is the newer. */
interface Likeable {
  readonly likeCount: number;
  /** Null in events, which are the same for everybody. */
  readonly isLikedByMe: boolean | null;
  readonly revision: number;
}

/** What the server says about a thing after a like; things without revisions always have 0. */
export interface LikeAnswer {
  readonly likeCount: number;
  readonly isLikedByMe: boolean;
  readonly revision: number;
}

/** Likes toggled here whose answer is still out, by id: what the member sees meanwhile. */
export type LikesInFlight = ReadonlyMap<
  number,
  { readonly isLikedByMe: boolean; readonly likeCount: number }
>;

/** The newer copy, with what only the other one knows. */
export function newerOf<Entry extends Likeable>(held: Entry, told: Entry): Entry {
  const [newer, older] = told.revision >= held.revision ? [told, held] : [held, told];
  return { ...newer, isLikedByMe: newer.isLikedByMe ?? older.isLikedByMe };
}

/** The posts with this one in its place, or behind them. */
export function withPost<P extends Post>(posts: readonly P[], post: P): readonly P[] {
  const isKnown = posts.some(({ clientId }) => clientId === post.clientId);
  return isKnown
    ? posts.map((old) => (old.clientId === post.clientId ? post : old))
    : [...posts, post];
}

export const withFailedPost = <P extends Post>(posts: readonly P[], clientId: string) =>
  posts.map((post) => (post.clientId === clientId ? { ...post, state: 'failed' as const } : post));

/** The posts without those that arrived; the same list where none of them did. */
export function withoutPosts<P extends Post>(
  posts: readonly P[],
  arrived: ReadonlySet<string | null>,
): readonly P[] {
  const left = posts.filter(({ clientId }) => !arrived.has(clientId));
  return left.length === posts.length ? posts : left;
}

/** The entry as the member sees it while the answer to their like is out. */
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

/** The entry after the server's answer; its count stands unless something newer was told meanwhile. */
export function withLikeAnswer<Entry extends Likeable>(entry: Entry, answer: LikeAnswer): Entry {
  const { isLikedByMe, likeCount, revision } = answer;
  return { ...entry, isLikedByMe, ...(revision >= entry.revision && { likeCount, revision }) };
}
