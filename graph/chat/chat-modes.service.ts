import { chatModesInput, type ChatModesInput, storedModes } from '../../schema/chat-modes-shape.ts';
import { type ChatModesView, isOfCrew, isOnlyEmoji, silenceOf } from '../../schema/chat-modes.ts';
import type { ChatStatusView } from '../../schema/chat.ts';
import { User } from '../accounts/users/user.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { type DomainError, refuse } from '../core/errors.ts';
import { MODES_KEY } from './chat-modes.rows.ts';
import { chatStatus } from './chat-status.service.ts';

const DAY_MS = 24 * 3_600_000;

/** The refusal of what the viewer may not write in these modes; null for what they may. */
export async function refusalIn(
  ctx: Context,
  modes: ChatModesView,
  message: string,
): Promise<DomainError | null> {
  const silence = silenceOf(ctx.viewer, modes);
  if (silence) return refuse(silence);
  if (isOfCrew(ctx.viewer)) return null;
  if (modes.isEmojiOnly && !isOnlyEmoji(message)) return refuse('chat.emojiOnly');
  const { memberDays: days } = modes;
  const isTooNew = days > 0 && (await memberFor(ctx)) < days * DAY_MS;
  return isTooNew ? refuse('chat.tooNew', { days }) : null;
}

/** For how long the viewer has been a member, in ms. */
async function memberFor({ em, viewer, now }: Context): Promise<number> {
  const { createdAt } = await em.findOneOrFail(User, viewer!.id);
  return now().getTime() - createdAt.getTime();
}

/** Sets the modes for the rest of the day, on all open pages at once. Returns the status of the chat with them. */
export async function setChatModes(ctx: Context, raw: ChatModesInput): Promise<ChatStatusView> {
  ctx.require('chat.setModes');
  const modes = chatModesInput.parse(raw);
  const now = ctx.now();
  const value = storedModes(modes, now);
  await ctx.em.transactional(async (tx) => {
    await rowsOf(
      tx,
      db
        .insertInto('appSettings')
        .values({ key: MODES_KEY, value, updatedAt: now })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt: now }))
        .returning('key'),
    );
    recordAct(
      ctx,
      {
        action: 'chat.setModes',
        subjectType: 'AppSetting',
        subjectId: null,
        details: { ...modes },
      },
      tx,
    );
  });
  const status = await chatStatus(ctx);
  ctx.publish('chat.turned', status);
  return status;
}
