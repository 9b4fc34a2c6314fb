import { can } from '../../schema/accounts/capabilities.ts';
import { waitSecondsOf } from '../../schema/chat-modes.ts';
import type { Context } from '../core/context.ts';
import { type DomainError, refuse } from '../core/errors.ts';
import { type GamesNear, gamesNear, rememberedGamesNear } from '../games/games-near.ts';
import { modesNow, readModes, rememberedModes } from './chat-modes.rows.ts';
import { refusalIn } from './chat-modes.service.ts';
import { timesOf } from './chat-status.service.ts';

/** What a post depends on: the games around now, and the modes of the chat. */
export interface Terms {
  readonly near: GamesNear;
  /** As they are stored. */
  readonly modes: string;
}

export async function readTerms({ em }: Context, now: Date): Promise<Terms> {
  const [near, modes] = await Promise.all([gamesNear(em, now), readModes(em)]);
  return { near, modes };
}

export function rememberedTerms({ em }: Context, now: Date): Terms | undefined {
  const [near, modes] = [rememberedGamesNear(em, now), rememberedModes(em)];
  return near && modes !== undefined ? { near, modes } : undefined;
}

const isOpenFor = (ctx: Context, near: GamesNear) =>
  can(ctx.viewer, 'chat.whenClosed') || timesOf(near, ctx.now()).isOpen;

/** The refusal of what may not be written now: while chat is closed, and in its modes; null for what may. */
export const refusalOf = async (
  ctx: Context,
  { near, modes }: Terms,
  message: string,
): Promise<DomainError | null> =>
  isOpenFor(ctx, near)
    ? refusalIn(ctx, modesNow(modes, ctx.now()), message)
    : refuse('chat.closed');

/** Seconds between two messages of the viewer. */
export const waitIn = (ctx: Context, { modes }: Terms): number =>
  waitSecondsOf(ctx.viewer, modesNow(modes, ctx.now()));
