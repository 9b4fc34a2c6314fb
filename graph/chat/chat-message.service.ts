import { sql } from 'kysely';
import { can } from '../../schema/accounts/capabilities.ts';
import {
  CHAT_CLOSED,
  type ChatEventKind,
  chatWaitSeconds,
  CHAT_WAIT_SECONDS,
  chatWaitText,
  editChatMessageInput,
  type EditChatMessageInput,
  sendChatMessageInput,
  type SendChatMessageInput,
} from '../../schema/chat.ts';
import { gamePhase } from '../../schema/games/scoreboard.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { DomainError, NOT_ALLOWED, SIGN_IN_FIRST } from '../core/errors.ts';
import { pageSize } from '../core/paging/paging.ts';
import { rowsOf } from '../core/database/rows.ts';
import { liveGame } from '../games/live-game.service.ts';
import { chatMessageRow, chatMessageRows, type ChatMessageForViewer } from './chat-message.rows.ts';
import { chatStatus } from './chat-status.service.ts';

export const CHAT_USUAL_PAGE = 50;

interface Page {
  /** Newest so many, 50 unless told otherwise, at most 100. */
  readonly last?: number | null;
  /** Only those posted before this message. */
  readonly before?: number | null;
  /** Only those posted after this message. */
  readonly after?: number | null;
}

/** The newest messages of the page, oldest first. */
export async function chatMessages(
  ctx: Context,
  { last, before, after }: Page,
): Promise<ChatMessageForViewer[]> {
  const limit = pageSize(last ?? CHAT_USUAL_PAGE, 'last');
  return chatMessageRows(ctx.em, ctx.viewer?.id ?? null, {
    source: sql`
      select * from game_chat_messages where true
      ${before == null ? sql`` : sql`and id < ${before}`}
      ${after == null ? sql`` : sql`and id > ${after}`}
      order by id desc limit ${limit}`,
    tail: sql`order by m.id`,
  });
}

/**
 * Posts a message. Refused when blank or too long, for members while chat is closed, and within 5 seconds of the
 * member's last post, whichever tab or server took it. A refused post does not start the wait. Sent again under the
 * same `clientId` it answers the message that is already there.
 */
export async function sendChatMessage(
  ctx: Context,
  input: SendChatMessageInput,
): Promise<ChatMessageForViewer> {
  const viewer = ctx.requireViewer();
  const { message, clientId = null } = sendChatMessageInput.parse(input);
  await requireOpenChat(ctx);
  const now = ctx.now();
  const game = await liveGame(ctx.em, now);
  // Taking the turn and posting are one statement: of several at once, the row of the turn lets exactly one through.
  const posted = await chatMessageRow(ctx.em, viewer.id, {
    prepare: sql`turn as (
      insert into game_chat_turns (user_id, posted_at)
      select id, ${now}::timestamptz from users where id = ${viewer.id} and not exists (
        select 1 from game_chat_messages where user_id = ${viewer.id} and client_id = ${clientId})
      on conflict (user_id) do update set posted_at = excluded.posted_at
        where abs(extract(epoch from excluded.posted_at - game_chat_turns.posted_at)) >= ${CHAT_WAIT_SECONDS}
      returning user_id
    ),`,
    source: sql`
      insert into game_chat_messages (user_id, message, client_id, game_phase, created_at, updated_at)
      select user_id, ${message}, ${clientId}, ${game && gamePhase(game)}, ${now}, ${now} from turn returning *`,
  });
  if (!posted) return alreadyPosted(ctx, viewer.id, clientId);
  publish(ctx, 'POSTED', posted);
  return posted;
}

/** What a post without a turn means: it was sent before under the same name, or it came too soon. */
async function alreadyPosted(
  ctx: Context,
  userId: number,
  clientId: string | null,
): Promise<ChatMessageForViewer> {
  const earlier =
    clientId !== null &&
    (await chatMessageRow(ctx.em, userId, {
      source: sql`select * from game_chat_messages where user_id = ${userId} and client_id = ${clientId}`,
    }));
  if (earlier) return earlier;
  const [turn] = await rowsOf(
    ctx.em,
    sql<{
      postedAt: string;
    }>`select posted_at as "postedAt" from game_chat_turns where user_id = ${userId}`,
  );
  if (!turn) throw new DomainError('UNAUTHENTICATED', SIGN_IN_FIRST);
  const retryAfter = Math.max(1, chatWaitSeconds(new Date(turn.postedAt), ctx.now()));
  throw new DomainError('TOO_MANY_REQUESTS', chatWaitText(retryAfter), { retryAfter });
}

/** Changes the text of one's own message; nobody edits another's. Members need an open chat. */
export async function editChatMessage(
  ctx: Context,
  id: number,
  input: EditChatMessageInput,
): Promise<ChatMessageForViewer> {
  const viewer = ctx.requireViewer();
  const { message } = editChatMessageInput.parse(input);
  await requireOwner(ctx, id, (userId) => userId === viewer.id);
  await requireOpenChat(ctx);
  await limitContent(ctx, 'chatEdit');
  const edited = await chatMessageRow(ctx.em, viewer.id, {
    source: sql`
      update game_chat_messages set message = ${message}, updated_at = ${ctx.now()}, revision = revision + 1
      where id = ${id} and user_id = ${viewer.id} returning *`,
  });
  if (!edited) throw unknownMessage();
  publish(ctx, 'EDITED', edited);
  return edited;
}

/** Deletes one's own message at any time; with the right to, anybody's. */
export async function deleteChatMessage(ctx: Context, id: number): Promise<boolean> {
  const viewer = ctx.requireViewer();
  await requireOwner(ctx, id, (userId) => userId === viewer.id || can(viewer, 'chat.deleteAny'));
  const deleted = await chatMessageRow(ctx.em, null, {
    source: sql`delete from game_chat_messages where id = ${id} returning *`,
  });
  if (!deleted) throw unknownMessage();
  publish(ctx, 'DELETED', deleted);
  return true;
}

export const unknownMessage = () =>
  new DomainError('NOT_FOUND', 'This message is no longer there.');

/** Tells everybody what happened to a message, without what only its reader may know. */
export function publish(
  ctx: Context,
  kind: ChatEventKind,
  { isLikedByMe: _own, ...message }: ChatMessageForViewer,
): void {
  ctx.publish('chat.changed', { kind, message });
}

async function requireOwner(
  ctx: Context,
  id: number,
  isAllowed: (userId: number) => boolean,
): Promise<void> {
  const [found] = await rowsOf(
    ctx.em,
    sql<{ userId: number }>`select user_id as "userId" from game_chat_messages where id = ${id}`,
  );
  if (!found) throw unknownMessage();
  if (!isAllowed(found.userId)) throw new DomainError('FORBIDDEN', NOT_ALLOWED);
}

async function requireOpenChat(ctx: Context): Promise<void> {
  if (can(ctx.viewer, 'chat.whenClosed') || (await chatStatus(ctx)).isOpen) return;
  throw new DomainError('FORBIDDEN', CHAT_CLOSED);
}
