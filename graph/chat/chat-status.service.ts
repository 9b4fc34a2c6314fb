import { chatStatusView, type ChatStatusView } from '../../schema/chat.ts';
import type { Context } from '../core/context.ts';
import { gameDayOf, type GamesNear, gamesNear } from '../games/games-near.ts';

/** Whether chat is open now, and the game day that decides it. */
export async function chatStatus(ctx: Context): Promise<ChatStatusView> {
  const now = ctx.now();
  return statusOf(await gamesNear(ctx.em, now), now);
}

export const statusOf = (near: GamesNear, now: Date): ChatStatusView =>
  chatStatusView(gameDayOf(near), now);
