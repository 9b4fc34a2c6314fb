import {
  type LikeAnswer,
  newerOf,
  shownLike,
  toldMember,
  withChangedMember,
  withFailedPost,
  withLikeAnswer,
  withLikeInFlight,
  withoutLikeInFlight,
  withoutPosts,
  withPost,
} from '../live/log-parts.ts';
import type {
  Comment,
  CommentAction,
  CommentEvent,
  CommentLog,
  CommentUser,
  Entry,
  Reading,
  Start,
} from './comment.ts';

/**
 * The comments on one thing as one browser shows them, out of three sources that arrive in any order: pages read from
 * the server, live events, and answers to what the member does here. Nothing is lost, nothing stands twice, and
 * nothing that others write moves what is being read: it is held back until it is asked for.
 */

/** At most so many told comments are kept for pages to come. */
const MOST_TOLD = 200;

export function startLog({
  comments,
  hasOlder = false,
  total = 0,
  outgoing = [],
}: Start): CommentLog {
  const log: CommentLog = {
    entries: new Map(),
    held: new Set(),
    deleted: new Set(),
    gone: new Set(),
    members: new Map(),
    told: new Map(),
    outgoing,
    likesInFlight: new Map(),
    readings: 0,
    finished: 0,
    failure: null,
    isLoaded: comments !== undefined,
    hasOlder,
    hasNewer: false,
    total,
  };
  return comments ? withComments(log, comments, 0) : log;
}

export function mergeComments(log: CommentLog, action: CommentAction): CommentLog {
  switch (action.type) {
    case 'reading-began':
      return { ...log, readings: log.readings + 1 };
    case 'read':
      return withReading(log, action);
    case 'reading-failed':
      return { ...log, failure: action.error };
    case 'gap-found':
      return { ...log, hasNewer: true };
    case 'older-read':
      return { ...withComments(log, action.comments, log.finished), hasOlder: !action.isLast };
    case 'newer-read':
      return { ...withComments(log, action.comments, log.finished), hasNewer: !action.isLast };
    case 'moved': {
      const empty = { ...log, entries: new Map<number, Entry>(), held: new Set<number>() };
      const { hasOlder, hasNewer } = action;
      const isLoaded = true;
      return {
        ...withComments(empty, action.comments, log.readings),
        hasOlder,
        hasNewer,
        isLoaded,
      };
    }
    case 'revealed':
      return { ...log, held: new Set() };
    case 'event':
      return withEvent(log, action.event);
    case 'answered':
      return withOwn(log, action.comment);
    case 'removed':
      return without(log, action.id);
    case 'member-deleted':
      return withoutMember(log, action.userId);
    case 'member-changed':
      return withMember(log, action.member);
    case 'sending': {
      const { clientId, text } = action;
      return { ...log, outgoing: withPost(log.outgoing, { clientId, text, state: 'sending' }) };
    }
    case 'failed':
      return { ...log, outgoing: withFailedPost(log.outgoing, action.clientId) };
    case 'discarded':
      return { ...log, outgoing: withoutPosts(log.outgoing, new Set([action.clientId])) };
    case 'like-toggled':
      return withToggledLike(log, action.id, action.liked);
    case 'like-answered':
      return withAnsweredLike(log, action.id, action.answer);
  }
}

/** The comments to show, newest first. */
export function shownComments(log: CommentLog): Comment[] {
  return [...log.entries.values()]
    .filter(({ comment }) => !log.held.has(comment.id))
    .map(({ comment }) => shownLike(comment, log.likesInFlight.get(comment.id)))
    .sort((a, b) => b.id - a.id);
}

const shownIds = (log: CommentLog) => [...log.entries.keys()].filter((id) => !log.held.has(id));
export const newestShown = (log: CommentLog): number => Math.max(-Infinity, ...shownIds(log));
export const oldestShown = (log: CommentLog): number => Math.min(Infinity, ...shownIds(log));

const isGone = ({ deleted, gone }: CommentLog, { id, user }: Comment) =>
  deleted.has(id) || gone.has(user.id);

/**
 * An event is sent after its commit, so whatever was told before a reading began is in it: entries of that age which
 * the reading should contain and doesn't are gone. What came in meanwhile stays. What is new waits to be asked for,
 * unless nothing was shown before.
 */
function withReading(
  log: CommentLog,
  { number, comments, isComplete, total }: Reading,
): CommentLog {
  if (number < log.finished) return log;
  const found = new Set(comments.map(({ id }) => id));
  const oldest = isComplete ? -Infinity : Math.min(Infinity, ...found);
  const top = log.hasNewer ? Math.max(-Infinity, ...found) : Infinity;
  const entries = new Map(
    [...log.entries].filter(
      ([id, entry]) => entry.reading >= number || found.has(id) || id < oldest || id > top,
    ),
  );
  const held = new Set([...log.held].filter((id) => entries.has(id)));
  const newest = newestShown(log);
  if (log.finished > 0)
    for (const comment of comments)
      if (comment.id > newest && !isGone(log, comment) && !isOwnPost(log, comment))
        held.add(comment.id);
  const reachesBelow = [...entries.keys()].some((id) => id < oldest);
  const next = withComments({ ...log, entries, held }, comments, number);
  const newestFound = Math.max(0, ...found);
  const since = [...entries].filter(([id]) => id > newestFound).length;
  return {
    ...next,
    finished: number,
    failure: null,
    isLoaded: true,
    hasOlder: reachesBelow ? log.hasOlder : !isComplete,
    total:
      isComplete && !log.hasNewer
        ? next.entries.size
        : total === undefined
          ? log.total
          : total + since,
  };
}

const isOwnPost = (log: CommentLog, { clientId }: Comment) =>
  log.outgoing.some((post) => post.clientId === clientId);

function withComments(log: CommentLog, comments: readonly Comment[], reading: number): CommentLog {
  const entries = new Map(log.entries);
  const told = new Map(log.told);
  for (const comment of comments) {
    if (isGone(log, comment)) continue;
    const held = entries.get(comment.id);
    const known = held?.comment ?? told.get(comment.id);
    told.delete(comment.id);
    const newer = known ? newerOf(known, comment) : comment;
    entries.set(comment.id, {
      comment: by(toldMember(log.members, comment.user.id, reading), newer),
      reading: Math.max(held?.reading ?? 0, reading),
    });
  }
  const arrived = new Set(comments.map(({ clientId }) => clientId));
  return { ...log, entries, told, outgoing: withoutPosts(log.outgoing, arrived) };
}

function withEvent(log: CommentLog, { kind, comment }: CommentEvent): CommentLog {
  if (isGone(log, comment)) return log;
  if (kind === 'DELETED') return without(log, comment.id);
  const { id, clientId } = comment;
  if (log.entries.has(id)) return withComments(log, [comment], log.readings);
  if (kind !== 'POSTED') {
    // No page has brought it yet. One that is on its way may bring an older copy.
    const told = [...log.told].filter(([each]) => each !== id).slice(1 - MOST_TOLD);
    return { ...log, told: new Map([...told, [id, comment]]) };
  }
  if (log.outgoing.some((post) => post.clientId === clientId)) return withOwn(log, comment);
  const next = withComments(log, [comment], log.readings);
  return { ...next, held: new Set(log.held).add(id), total: log.total + 1 };
}

/** What the member wrote here stands at once, also when its event came first. */
function withOwn(log: CommentLog, comment: Comment): CommentLog {
  const isNew = !log.entries.has(comment.id) && !isGone(log, comment);
  const held = new Set(log.held);
  held.delete(comment.id);
  const total = log.total + (isNew ? 1 : 0);
  return { ...withComments(log, [comment], log.readings), held, total };
}

function without(log: CommentLog, id: number): CommentLog {
  if (log.deleted.has(id)) return log;
  const [entries, held] = [new Map(log.entries), new Set(log.held)];
  entries.delete(id);
  held.delete(id);
  const deleted = new Set(log.deleted).add(id);
  return { ...log, entries, held, deleted, total: Math.max(0, log.total - 1) };
}

function withoutMember(log: CommentLog, userId: number): CommentLog {
  const isKept = ({ comment }: Entry) => comment.user.id !== userId;
  const entries = new Map([...log.entries].filter(([, entry]) => isKept(entry)));
  const held = new Set([...log.held].filter((id) => entries.has(id)));
  const total = Math.max(0, log.total - (log.entries.size - entries.size));
  return { ...log, entries, held, gone: new Set(log.gone).add(userId), total };
}

const by = (user: CommentUser | undefined, comment: Comment): Comment =>
  user ? { ...comment, user } : comment;

/** All that a member wrote stands under the name and with the avatar that they have now. */
function withMember(log: CommentLog, member: CommentUser): CommentLog {
  const entries = new Map(
    [...log.entries].map(([id, entry]) => [
      id,
      entry.comment.user.id === member.id
        ? { ...entry, comment: by(member, entry.comment) }
        : entry,
    ]),
  );
  return { ...log, entries, members: withChangedMember(log.members, member, log.readings) };
}

function withToggledLike(log: CommentLog, id: number, liked: boolean): CommentLog {
  const comment = log.entries.get(id)?.comment;
  if (!comment) return log;
  return { ...log, likesInFlight: withLikeInFlight(log.likesInFlight, id, comment, liked) };
}

/** @param answer null when the toggle was refused or got lost: what the server said last stands again. */
function withAnsweredLike(log: CommentLog, id: number, answer: LikeAnswer | null): CommentLog {
  const likesInFlight = withoutLikeInFlight(log.likesInFlight, id);
  const entry = log.entries.get(id);
  if (!answer || !entry) return { ...log, likesInFlight };
  const comment = withLikeAnswer(entry.comment, answer);
  return { ...log, likesInFlight, entries: new Map(log.entries).set(id, { ...entry, comment }) };
}
