import { chatStatusView, type ChatStatusView } from '../../schema/chat.ts';
import type { Context } from '../core/context.ts';
import { findGameDay } from '../games/game.service.ts';

/** Whether chat is open now, and the game day that decides it. */
export async function chatStatus(ctx: Context): Promise<ChatStatusView> {
  return chatStatusView(await findGameDay(ctx), ctx.now());
}
