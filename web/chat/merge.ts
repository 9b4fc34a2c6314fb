import type { PublicUserView } from '../../schema/accounts/accounts.ts';
import type { ChatEventView, ChatMessageView } from '../../schema/chat.ts';
import {
  type ChangedMembers,
  type LikeAnswer,
  type LikesInFlight,
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

/**
 * The chat log of one browser, out of three sources that arrive in any order: pages read from the server, live
 * events, and answers to what the member does here. Nothing is lost and nothing stands twice, whatever the order.
 */

/** A message as read (`isLikedByMe` known) or out of an event (null). */
export interface ChatMessage extends ChatMessageView {
  readonly isLikedByMe: boolean | null;
}

/** Of a member, what their messages carry along. */
export type ChatMember = Pick<PublicUserView, 'id' | 'name' | 'avatarUrl' | 'isAdmin' | 'isMvp'> & {
  readonly avatarType: string;
};

/** An own post on its way. Its text is kept until the server has it. */
export interface Outgoing {
  readonly clientId: string;
  readonly message: string;
  readonly state: 'sending' | 'failed';
}

interface Entry {
  readonly message: ChatMessage;
  /** The newest reading that began before this entry was last told of. */
  readonly reading: number;
}

export interface ChatLog {
  readonly entries: ReadonlyMap<number, Entry>;
  /** Ids that were deleted; a late copy of one must not bring it back. */
  readonly deleted: ReadonlySet<number>;
  /** Members who are deleted; a late copy of what they wrote must not bring it back either. */
  readonly gone: ReadonlySet<number>;
  readonly members: ChangedMembers<ChatMember>;
  readonly outgoing: readonly Outgoing[];
  readonly likesInFlight: LikesInFlight;
  /** Readings begun and the newest one finished. */
  readonly readings: number;
  readonly finished: number;
  /** Why the newest reading failed; null when it succeeded. */
  readonly failure: unknown;
  /** True when messages older than the oldest one here may exist. */
  readonly hasOlder: boolean;
}

/** What a reading of the server's messages found. */
export interface Reading {
  /** As `readings` stood once it had begun. */
  readonly number: number;
  readonly messages: readonly ChatMessage[];
  /** True when nothing older exists. */
  readonly isComplete: boolean;
  /** True when older entries than the oldest one read are to be kept; after a lost connection they may have gaps. */
  readonly keepsOlder: boolean;
}

export type ChatAction =
  | { readonly type: 'reading-began' }
  | ({ readonly type: 'read' } & Reading)
  | { readonly type: 'reading-failed'; readonly error: unknown }
  | {
      readonly type: 'older-read';
      readonly messages: readonly ChatMessage[];
      readonly isComplete: boolean;
    }
  | { readonly type: 'event'; readonly event: ChatEventView }
  | { readonly type: 'answered'; readonly message: ChatMessage }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'member-deleted'; readonly userId: number }
  | { readonly type: 'member-changed'; readonly member: ChatMember }
  | { readonly type: 'sending'; readonly clientId: string; readonly message: string }
  | { readonly type: 'failed'; readonly clientId: string }
  | { readonly type: 'discarded'; readonly clientId: string }
  | { readonly type: 'like-toggled'; readonly id: number; readonly liked: boolean }
  | { readonly type: 'like-answered'; readonly id: number; readonly answer: LikeAnswer | null };

export function emptyLog(outgoing: readonly Outgoing[] = []): ChatLog {
  return {
    entries: new Map(),
    deleted: new Set(),
    gone: new Set(),
    members: new Map(),
    outgoing,
    likesInFlight: new Map(),
    readings: 0,
    finished: 0,
    failure: null,
    hasOlder: false,
  };
}

export function mergeChat(log: ChatLog, action: ChatAction): ChatLog {
  switch (action.type) {
    case 'reading-began':
      return { ...log, readings: log.readings + 1 };
    case 'read':
      return withReading(log, action);
    case 'reading-failed':
      return { ...log, failure: action.error };
    case 'older-read':
      return { ...withMessages(log, action.messages, log.finished), hasOlder: !action.isComplete };
    case 'event':
      return action.event.kind === 'DELETED'
        ? without(log, action.event.message.id)
        : withMessages(log, [{ ...action.event.message, isLikedByMe: null }], log.readings);
    case 'answered':
      return withMessages(log, [action.message], log.readings);
    case 'removed':
      return without(log, action.id);
    case 'member-deleted':
      return withoutMember(log, action.userId);
    case 'member-changed':
      return withMember(log, action.member);
    case 'sending': {
      const { clientId, message } = action;
      return { ...log, outgoing: withPost(log.outgoing, { clientId, message, state: 'sending' }) };
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

/** The messages to show, oldest first. */
export function messagesOf(log: ChatLog): ChatMessage[] {
  const messages = [...log.entries.values()].map(({ message }) =>
    shownLike(message, log.likesInFlight.get(message.id)),
  );
  return messages.sort((a, b) => a.id - b.id);
}

/**
 * An event is sent after its commit, so whatever was told before a reading began is in it: entries of that age which
 * the reading should contain and doesn't are gone. What came in meanwhile stays.
 */
function withReading(log: ChatLog, { number, messages, isComplete, keepsOlder }: Reading): ChatLog {
  if (number < log.finished) return log;
  const oldest = isComplete ? -Infinity : Math.min(...messages.map(({ id }) => id));
  const found = new Set(messages.map(({ id }) => id));
  const entries = new Map(
    [...log.entries].filter(([id, entry]) => {
      if (entry.reading >= number || found.has(id)) return true;
      return id < oldest && keepsOlder;
    }),
  );
  const keptOlder = keepsOlder && [...entries.keys()].some((id) => id < oldest);
  const hasOlder = keptOlder ? log.hasOlder : !isComplete;
  return withMessages(
    { ...log, entries, finished: number, failure: null, hasOlder },
    messages,
    number,
  );
}

function withMessages(log: ChatLog, messages: readonly ChatMessage[], reading: number): ChatLog {
  const entries = new Map(log.entries);
  const arrived = new Set<string>();
  for (const message of messages) {
    if (message.clientId) arrived.add(message.clientId);
    if (log.deleted.has(message.id) || log.gone.has(message.userId)) continue;
    const held = entries.get(message.id);
    const newer = held ? newerOf(held.message, message) : message;
    entries.set(message.id, {
      message: by(toldMember(log.members, message.userId, reading), newer),
      reading: Math.max(held?.reading ?? 0, reading),
    });
  }
  return { ...log, entries, outgoing: withoutPosts(log.outgoing, arrived) };
}

function without(log: ChatLog, id: number): ChatLog {
  const entries = new Map(log.entries);
  entries.delete(id);
  return { ...log, entries, deleted: new Set(log.deleted).add(id) };
}

function withoutMember(log: ChatLog, userId: number): ChatLog {
  const entries = new Map([...log.entries].filter(([, { message }]) => message.userId !== userId));
  return { ...log, entries, gone: new Set(log.gone).add(userId) };
}

/** The message under the name and with the avatar that its sender has now. */
const by = (member: ChatMember | undefined, message: ChatMessage): ChatMessage =>
  member
    ? {
        ...message,
        userName: member.name,
        userAvatarType: member.avatarType,
        avatarUrl: member.avatarUrl,
        isAdmin: member.isAdmin,
        isMvp: member.isMvp,
      }
    : message;

function withMember(log: ChatLog, member: ChatMember): ChatLog {
  const entries = new Map(
    [...log.entries].map(([id, entry]) => [
      id,
      entry.message.userId === member.id ? { ...entry, message: by(member, entry.message) } : entry,
    ]),
  );
  return { ...log, entries, members: withChangedMember(log.members, member, log.readings) };
}

function withToggledLike(log: ChatLog, id: number, liked: boolean): ChatLog {
  const message = log.entries.get(id)?.message;
  if (!message) return log;
  return { ...log, likesInFlight: withLikeInFlight(log.likesInFlight, id, message, liked) };
}

/** @param answer null when the toggle was refused or got lost: what the server said last stands again. */
function withAnsweredLike(log: ChatLog, id: number, answer: LikeAnswer | null): ChatLog {
  const likesInFlight = withoutLikeInFlight(log.likesInFlight, id);
  const entry = log.entries.get(id);
  if (!answer || !entry) return { ...log, likesInFlight };
  const message = withLikeAnswer(entry.message, answer);
  return { ...log, likesInFlight, entries: new Map(log.entries).set(id, { ...entry, message }) };
}
