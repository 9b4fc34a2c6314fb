import type { ChatEventKind } from '../chat.ts';
import type { Reader } from '../language/english.ts';
import { h, KEY, type Tree } from './tree.ts';

/** Messages in the frame of the chat. */
export const CHAT_ROWS = 50;

export interface EmbeddedMessage {
  readonly id: number;
  readonly message: string;
  readonly createdAt: string;
  readonly likeCount: number;
  readonly user: { readonly name: string; readonly isAdmin: boolean; readonly isMvp: boolean };
  /** Grows with each change of the message. */
  readonly revision: number;
}

/** What the frame of the chat asks for, oldest first. */
export interface ChatData {
  readonly chat: { readonly nodes: readonly EmbeddedMessage[] };
}

export interface EmbeddedChatEvent {
  readonly kind: ChatEventKind;
  readonly message: EmbeddedMessage;
}

/** The messages after an event. One that they contain already changes nothing. */
export function afterEvent(
  messages: readonly EmbeddedMessage[],
  { kind, message }: EmbeddedChatEvent,
): readonly EmbeddedMessage[] {
  if (kind === 'DELETED') return messages.filter(({ id }) => id !== message.id);
  const known = messages.find(({ id }) => id === message.id);
  if (known)
    return known.revision < message.revision
      ? messages.map((each) => (each === known ? message : each))
      : messages;
  if (kind !== 'POSTED' && kind !== 'RESTORED') return messages;
  return [...messages, message].sort((one, other) => one.id - other.id).slice(-CHAT_ROWS);
}

/** The last messages, oldest first, each with the time on the reader's own clock. */
export function chatView({ chat: { nodes } }: ChatData, { say, tag }: Reader): Tree[] {
  if (nodes.length === 0) return [h('p', { class: 'quiet' }, say('No messages yet. Kick it off!'))];
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  const rows = nodes.map((each) =>
    h(
      'li',
      { [KEY]: String(each.id) },
      h(
        'p',
        { class: 'by' },
        h('b', { dir: 'auto' }, each.user.name),
        each.user.isAdmin && h('span', { class: 'badge' }, say('Admin')),
        each.user.isMvp && h('span', { class: 'badge' }, say('MVP')),
        h(
          'time',
          { class: 'quiet', datetime: each.createdAt },
          time.format(new Date(each.createdAt)),
        ),
        each.likeCount > 0 &&
          h(
            'span',
            { class: 'quiet' },
            say('{likes|one:# like|other:# likes}', { likes: each.likeCount }),
          ),
      ),
      h('p', { dir: 'auto' }, each.message),
    ),
  );
  return [h('ol', { class: 'chat', role: 'log', 'aria-label': say('Game Chat') }, ...rows)];
}
