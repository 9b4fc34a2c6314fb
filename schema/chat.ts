import * as z from 'zod/mini';
import type { PublicUserView } from './accounts/accounts.ts';
import { can, type Viewer } from './accounts/capabilities.ts';
import type { ReactableView } from './reactions.ts';
import { CHAT_WAIT_SECONDS, type ChatModesView } from './chat-modes.ts';
import { INPUT_REFUSALS } from './refusals/input.ts';
import { chatWindow, isWithin, type MountainDate } from './time/clock.ts';
import { requiredText } from './text.ts';
import { CHAT_REFUSALS } from './refusals/chat.ts';
import { sayingFrom } from './refusals/said.ts';

import { clientIdInput } from './articles/comments.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...CHAT_REFUSALS });

/** Game chat: what may be written, when, and what others get to see of it. */

/** Longest message in UTF-16 units, as the input's `maxlength` counts. */
export const CHAT_MAX_LENGTH = 280;

export const CHAT_EMPTY = said('chat.empty');
export const CHAT_TOO_LONG = said('chat.tooLong', { max: CHAT_MAX_LENGTH });
export const CHAT_CLOSED = said('chat.closed');

const messageText = requiredText({
  max: CHAT_MAX_LENGTH,
  blank: CHAT_EMPTY,
  tooLong: CHAT_TOO_LONG,
});

export const sendChatMessageInput = z.object({
  message: messageText,
  /** The client's id of a post, so that a retry after a lost response posts nothing twice. */
  clientId: clientIdInput,
  /** The message that it replies to; posted without it where that is gone. */
  replyToId: z.optional(z.nullable(z.int32())),
});
export type SendChatMessageInput = z.input<typeof sendChatMessageInput>;

export const editChatMessageInput = z.object({ message: messageText });
export type EditChatMessageInput = z.input<typeof editChatMessageInput>;

/**
 * Whole seconds, 1 to `wait`, until a member who posted at `lastPostAt` may post again; 0 when they may now. A last post
 * that seems to lie in the future (the clock was set back) counts for at most the seconds of the rule.
 */
export function chatWaitSeconds(lastPostAt: Date, now: Date, wait = CHAT_WAIT_SECONDS): number {
  const passed = (now.getTime() - lastPostAt.getTime()) / 1000;
  return Math.abs(passed) >= wait ? 0 : Math.min(wait, Math.ceil(wait - passed));
}

/** True on the day of a game (null: there is none) from 6:00:00 AM through 11:59:59 PM Mountain time. */
export function isChatOpen(gameDay: MountainDate | null, now: Date): boolean {
  return gameDay !== null && isWithin(chatWindow(gameDay), now);
}

/** Whether this viewer may write now: members while chat is open, admins always, visitors never. */
export function canChat(viewer: Viewer | null | undefined, isOpen: boolean): boolean {
  return can(viewer, isOpen ? 'chat.whenOpen' : 'chat.whenClosed');
}

/** What a message replies to, in as many words as it has now. */
export interface QuotedMessageView {
  readonly id: number;
  readonly message: string;
  readonly user: PublicUserView;
}

/** At the start of the `clientId` of what the demo posts. No client's own id has the colon. */
export const DEMO_CLIENT = 'demo:';

/** A message as everybody may see it; nothing in it depends on who looks. Instants are ISO strings. */
export interface ChatMessageView extends ReactableView {
  readonly id: number;
  readonly message: string;
  readonly user: PublicUserView;
  readonly likeCount: number;
  /** The sender's name for the post, by which their browser knows its own message again. */
  readonly clientId: string | null;
  /** Grows with every change of the message: of two copies, the one with the higher revision is the newer. */
  readonly revision: number;
  /** Posted by the demo in the name of one of its members. */
  readonly isDemo: boolean;
  /** The message that it replies to, while that is there. */
  readonly replyTo: QuotedMessageView | null;
  /** The members whose names are in it after an @. */
  readonly mentions: readonly PublicUserView[];
  /** Phase of the game when it was posted, from `gamePhase`; null while none was played. */
  readonly gamePhase: string | null;
  /** Where the game was: 1 to 4 are quarters; null while none was played. */
  readonly period: number | null;
  /** Seconds left in the period; null where no clock was shown. */
  readonly clock: number | null;
  /** The game that was on, or had ended that day; null without one. */
  readonly gameId: number | null;
  /** The moment of the game that it is about: `createdAt`, or earlier where its writer’s video is late. */
  readonly aboutAt: string;
  readonly createdAt: string;
  /** Later than `createdAt` once the text was edited; a like does not touch it. */
  readonly updatedAt: string;
}

export const CHAT_EVENT_KINDS = [
  'POSTED',
  'EDITED',
  'DELETED',
  'LIKED',
  'REACTED',
  'RESTORED',
] as const;
export type ChatEventKind = (typeof CHAT_EVENT_KINDS)[number];

/** What happened to which message. DELETED carries the message as it last was. */
export interface ChatEventView {
  readonly kind: ChatEventKind;
  readonly message: ChatMessageView;
}

/** Whether chat is open, when that changes next, and how it is run. */
export interface ChatStatusView extends ChatTimes {
  readonly modes: ChatModesView;
}

/** Whether chat is open, and when that changes next. */
export interface ChatTimes {
  readonly isOpen: boolean;
  /** The game day that is meant: today's while it lasts, else the next one; null when no game is planned. */
  readonly nextGameDate: MountainDate | null;
  readonly opensAt: string | null;
  /** The first instant at which it is closed again. */
  readonly closesAt: string | null;
  /** The server's clock at this response: browsers' clocks may be wrong. */
  readonly asOf: string;
}

/** The times on the way to, or during, `gameDay` (null: no game is planned). */
export function chatTimes(gameDay: MountainDate | null, now: Date): ChatTimes {
  const asOf = now.toISOString();
  if (gameDay === null)
    return { isOpen: false, nextGameDate: null, opensAt: null, closesAt: null, asOf };
  const { from, until } = chatWindow(gameDay);
  return {
    isOpen: isWithin({ from, until }, now),
    nextGameDate: gameDay,
    opensAt: from.toISOString(),
    closesAt: until.toISOString(),
    asOf,
  };
}
