import { type ChatStatusView, chatTimes, type ChatTimes } from '../../schema/chat.ts';
import type { Context } from '../core/context.ts';
import { gameDayOf, type GamesNear, gamesNear } from '../games/games-near.ts';
import { modesNow, readModes } from './chat-modes.rows.ts';

/** Whether chat is open now, the game day that decides it, and how it is run. */
export async function chatStatus(ctx: Context): Promise<ChatStatusView> {
  const now = ctx.now();
  const [near, modes] = await Promise.all([gamesNear(ctx.em, now), readModes(ctx.em)]);
  return { ...timesOf(near, now), modes: modesNow(modes, now) };
}

export const timesOf = (near: GamesNear, now: Date): ChatTimes => chatTimes(gameDayOf(near), now);
