import type { ApolloClient } from '@apollo/client';
import type { ChatEventKind } from '../../schema/chat.ts';
import type { Mutable } from '../../schema/mutes.ts';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { listenWithMembers } from '../accounts/session/changed-members.ts';
import type { Change, ListLog, ListPolicy } from '../live/list/list.ts';
import { shownRows } from '../live/list/log.ts';
import { listenTo, type ListSource, readFresh } from '../live/list/source.ts';
import type { ListStore } from '../live/list/store.ts';
import { presentQuote } from '../replies/quoted.ts';
import { type ChatMessage, quotedOf } from './chat-message.ts';
import { CHAT_EVENTS, CHAT_MESSAGES } from './chat-operations.ts';

/** The chat as a live list: oldest first, everything new at once, and read often while the connection is down. */
export const CHAT_LIST: ListPolicy<ChatMessage> = {
  order: 'oldest-first',
  compare: (a, b) => b.id - a.id,
  pageSize: LARGEST_PAGE,
  largestPage: LARGEST_PAGE,
  mostPages: 5,
  mostRows: 5000,
  holdsBack: 'never',
  writerOf: ({ user }) => user.id,
  memberOf: ({ user }) => user,
  writtenBy: (message, user) => ({ ...message, user }),
  poll: { every: 3000, isWhole: false },
  // This finds what one node failed to publish to another.
  verifyEvery: 60_000,
  calm: 100,
};

/** What the mutes of a reader look at. */
export const mutableMessage = ({
  user,
  message,
}: {
  readonly user: { readonly id: number };
  readonly message: string;
}): Mutable => ({ userId: user.id, text: message });

export type ChatLog = ListLog<ChatMessage>;
export type ChatStore = ListStore<ChatMessage>;

/**
 * The moment of the game at which a reader who is so many ms behind sees a message: when it was posted, or for one of a
 * fan who is late as well, what it is about.
 */
export const momentOf = (
  { createdAt, aboutAt }: Pick<ChatMessage, 'createdAt' | 'aboutAt'>,
  behindMs: number,
): string =>
  behindMs === 0
    ? createdAt
    : new Date(Math.max(Date.parse(createdAt) - behindMs, Date.parse(aboutAt))).toISOString();

/** The message with what it replies to as that is now. */
function withQuote(message: ChatMessage, log: ChatLog): ChatMessage {
  const replyTo = presentQuote(log, message.replyTo, quotedOf);
  return replyTo === message.replyTo ? message : { ...message, replyTo };
}

/** The messages to show, oldest first; to a reader who is behind in the order in which they come. */
export const messagesOf = (log: ChatLog, behindMs = 0): readonly ChatMessage[] =>
  inOrder(
    shownRows(CHAT_LIST, log).map((message) => withQuote(message, log)),
    behindMs,
  );

/** Messages in the order in which they come to a reader who is so many ms behind. */
export function inOrder<Message extends Pick<ChatMessage, 'createdAt' | 'aboutAt'>>(
  messages: readonly Message[],
  behindMs: number,
): readonly Message[] {
  if (behindMs === 0) return messages;
  return messages
    .map((message) => ({ message, moment: momentOf(message, behindMs) }))
    .sort((one, other) => (one.moment < other.moment ? -1 : one.moment > other.moment ? 1 : 0))
    .map(({ message }) => message);
}

interface ChatEvent {
  readonly kind: ChatEventKind;
  readonly message: Omit<ChatMessage, 'isLikedByMe' | 'myReactions'>;
}

export function chatChange({ kind, message }: ChatEvent): Change<ChatMessage> {
  if (kind === 'DELETED') return { type: 'removed', id: message.id };
  const row = { ...message, isLikedByMe: null, myReactions: null };
  if (kind === 'RESTORED') return { type: 'restored', row };
  return { type: kind === 'POSTED' ? 'added' : 'changed', row };
}

/** The site's own graph as the source of the chat. */
export function chatSource(client: ApolloClient): ListSource<ChatMessage> {
  return {
    async readPage({ first: last, olderThan }) {
      const variables = { last, before: olderThan?.cursor };
      const { data, reading } = await readFresh(client, CHAT_MESSAGES, variables);
      return { rows: data.chat.nodes.toReversed(), ...reading };
    },
    listen: listenWithMembers(client, (listener, after) =>
      listenTo(
        client,
        CHAT_EVENTS,
        {},
        {
          ...listener,
          event: ({ data }) => listener.event(chatChange(data.chatEvents)),
        },
        after,
      ),
    ),
  };
}
