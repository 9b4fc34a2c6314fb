import * as z from 'zod/mini';
import {
  chatWaitSeconds,
  sendChatMessageInput,
  type SendChatMessageInput,
} from '../../schema/chat.ts';
import { secondsOnClock } from '../../schema/games/game-clock.ts';
import { gamePhase } from '../../schema/games/scoreboard.ts';
import { type DomainError, refuse } from '../core/errors.ts';
import { momentOf } from '../core/behind.ts';
import type { Context } from '../core/context.ts';
import { notifyInbox } from '../core/notify-inbox.ts';
import {
  type BothWays,
  type Connection,
  type PageRequest,
  readBothWays,
  readConnection,
} from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, aRowId, defineCursor, defineIdCursor } from '../core/paging/cursors.ts';
import { pageSize } from '../core/paging/paging.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { mentionedIn } from '../mentions/mention.rows.ts';
import { around } from '../games/games-near.ts';
import { judge } from '../filters/judge.service.ts';
import { hold } from '../filters/hold.service.ts';
import { mark } from '../filters/mark.service.ts';
import { scoreboardOf } from '../games/live-game.service.ts';
import {
  type ChatMessageForViewer,
  chatMessageRow,
  messageOf,
  readBestLiked,
  readNewest,
  readOfGame,
  readOldest,
} from './chat-message.rows.ts';
import { publish } from './chat-message-changes.service.ts';
import { post } from './chat-post.rows.ts';
import { readTerms, refusalOf, rememberedTerms, type Terms, waitIn } from './chat-terms.ts';

export const CHAT_USUAL_PAGE = 50;

interface Page {
  /** How many of the newest: 50 by default, at most 100. */
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
  return messagesBetween(ctx, { before, after, limit }, true);
}

interface Between {
  readonly before?: number | null | undefined;
  readonly after?: number | null | undefined;
  readonly limit: number;
}

async function messagesBetween(
  ctx: Context,
  { before, after, limit }: Between,
  fromTheEnd: boolean,
): Promise<ChatMessageForViewer[]> {
  const viewerId = ctx.viewer?.id ?? null;
  const page = { viewerId, before: before ?? ABOVE_ALL_IDS, after: after ?? 0, limit };
  const read = fromTheEnd ? readNewest : readOldest;
  return (await read(ctx.em, page, momentOf(ctx))).map(messageOf);
}

export const chatCursor = defineIdCursor('chat');

/** The chat, oldest first, page by page in both directions. */
export const chat = (ctx: Context, page: BothWays): Promise<Connection<ChatMessageForViewer>> =>
  readBothWays(
    page,
    CHAT_USUAL_PAGE,
    ({ limit, after, before, fromTheEnd }) =>
      messagesBetween(
        ctx,
        { limit, after: chatCursor.read(after), before: chatCursor.read(before) },
        fromTheEnd,
      ),
    chatCursor.of,
  );

export const TOP_MESSAGES = 5;

/** What was liked most in the chat of a game, best first; nothing without likes. */
export async function topChatMessages(
  { em, viewer }: Context,
  { gameId, first }: { readonly gameId: number; readonly first: number },
): Promise<ChatMessageForViewer[]> {
  const size = pageSize(first, 'first');
  const rows = await readBestLiked(em, { viewerId: viewer?.id ?? null, gameId, first: size });
  return rows.map(messageOf);
}

const gameCursor = defineCursor<readonly [id: number]>('gameChat', z.tuple([aRowId]));

/** What was said during a game, oldest first. */
export const gameChat = (
  ctx: Context,
  { gameId, ...page }: PageRequest & { readonly gameId: number },
): Promise<Connection<ChatMessageForViewer>> =>
  readConnection(
    page,
    async ({ first, after }) => {
      const [last] = after == null ? [0] : gameCursor.read(after);
      const part = { viewerId: ctx.viewer?.id ?? null, gameId, after: last, limit: first };
      return (await readOfGame(ctx.em, part, momentOf(ctx))).map(messageOf);
    },
    ({ id }) => gameCursor.of(id),
  );

/**
 * Posts a message. Refused when blank or too long, for members while chat is closed, and within 5 seconds of the
 * member's last post, on any tab or server. A refused post does not start the wait. Repeated with the same `clientId`
 * it returns the existing message.
 */
export async function sendChatMessage(
  ctx: Context,
  input: SendChatMessageInput,
): Promise<ChatMessageForViewer> {
  const viewer = ctx.requireViewer();
  const { message, clientId = null, replyToId = null } = sendChatMessageInput.parse(input);
  const now = ctx.now();
  const draft = { userId: viewer.id, message, clientId, replyToId, now };
  const verdict = await judge(ctx, { kind: 'CHAT_MESSAGE', text: message });
  let terms = rememberedTerms(ctx, now);
  // A refusal needs the games and the modes as they are. A post checks them itself.
  if (!terms || (await refusalOf(ctx, terms, message))) terms = await readTerms(ctx, now);
  for (;;) {
    const refusal = (await refusalOf(ctx, terms, message)) ?? verdict.refusal;
    if (refusal) return postedBefore(ctx, draft, refusal);
    if (verdict.holds.length > 0) {
      const earlier = await earlierOf(ctx, draft);
      if (earlier) return earlier;
      throw await hold(
        ctx,
        { kind: 'CHAT_MESSAGE', text: message, clientId, replyToId },
        verdict.holds,
      );
    }
    const { near, modes } = terms;
    const posted = await postDuring(ctx, terms, draft);
    if (posted) {
      await mark(ctx, { kind: 'CHAT_MESSAGE', postId: posted.id }, verdict.marks);
      return posted;
    }
    terms = await readTerms(ctx, now);
    if (terms.near.mark === near.mark && terms.modes === modes)
      return postedBefore(ctx, draft, await tooSoon(ctx, waitIn(ctx, terms)));
  }
}

interface Draft {
  readonly userId: number;
  readonly message: string;
  readonly clientId: string | null;
  readonly replyToId: number | null;
  readonly now: Date;
}

/** Posts what chat allows and publishes it; undefined without a turn, and where the games or the modes have changed. */
export async function postDuring(
  ctx: Context,
  terms: Terms,
  draft: Draft,
  waitSeconds = waitIn(ctx, terms),
): Promise<ChatMessageForViewer | undefined> {
  const { near, modes } = terms;
  const { today, mark } = near;
  const moment = momentOf(ctx) ?? draft.now;
  const now = scoreboardOf(near, draft.now);
  const game = now && ctx.behind ? (ctx.liveHistory.at(now.gameId, moment) ?? now) : now;
  const phase = game && gamePhase(game);
  const mentionedIds = await mentionedIn(ctx.em, draft.message);
  const [row] = await post(ctx.em, {
    ...draft,
    mentionedIds,
    aboutAt: moment,
    ...around(today, draft.now),
    gamePhase: phase,
    gameId: game?.gameId ?? null,
    period: game?.isLive ? game.status.period || null : null,
    clock: game?.isLive ? secondsOnClock(game.status.displayClock) : null,
    mark,
    modes,
    waitSeconds,
  });
  if (!row) return undefined;
  const posted = messageOf(row);
  publish(ctx, 'POSTED', posted);
  const { mentions, replyTo } = posted;
  for (const { id } of replyTo ? [replyTo.user, ...mentions] : mentions) notifyInbox(ctx, id);
  return posted;
}

/** What was posted under the same name before: its response was lost, and it is there whatever counts by now. */
async function postedBefore(
  ctx: Context,
  draft: Draft,
  refusal: DomainError,
): Promise<ChatMessageForViewer> {
  const earlier = await earlierOf(ctx, draft);
  if (earlier) return earlier;
  throw refusal;
}

const earlierOf = async (
  ctx: Context,
  { userId, clientId }: Pick<Draft, 'userId' | 'clientId'>,
): Promise<ChatMessageForViewer | undefined> =>
  clientId === null
    ? undefined
    : chatMessageRow(
        ctx.em,
        userId,
        db
          .selectFrom('gameChatMessages')
          .selectAll()
          .where('userId', '=', userId)
          .where('clientId', '=', clientId),
      );

/** The games or the modes change once or twice while a message is posted; a member who was deleted has no turn at all. */
const MOST_TRIES = 5;

/**
 * Posts what a filter held back, as of now and whether or not chat is open: a moderator has decided. Returns its id;
 * undefined for a member who is gone.
 */
export async function postHeldMessage(
  ctx: Context,
  held: Omit<Draft, 'now'>,
): Promise<number | undefined> {
  const now = ctx.now();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const terms = await readTerms(ctx, now);
    const present = { ...ctx, behind: undefined };
    const posted =
      (await postDuring(present, terms, { ...held, now }, 0)) ?? (await earlierOf(ctx, held));
    if (posted) return posted.id;
  }
  return undefined;
}

/** The refusal of a post that came too soon after the viewer's last one. */
async function tooSoon(ctx: Context, waitSeconds: number): Promise<DomainError> {
  const [turn] = await rowsOf(
    ctx.em,
    db.selectFrom('gameChatTurns').select('postedAt').where('userId', '=', ctx.requireViewer().id),
  );
  if (!turn) return refuse('access.signInFirst');
  const left = chatWaitSeconds(new Date(turn.postedAt), ctx.now(), waitSeconds);
  const retryAfter = Math.max(1, left);
  return refuse('chat.wait', { seconds: retryAfter }, { retryAfter });
}
