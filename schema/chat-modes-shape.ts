import * as z from 'zod/mini';
import {
  CHAT_WAIT_SECONDS,
  CHAT_WRITERS,
  type ChatModesView,
  MOST_MEMBER_DAYS,
  SLOWEST_SECONDS,
  USUAL_MODES,
} from './chat-modes.ts';
import { CHAT_REFUSALS } from './refusals/chat.ts';
import { sayingFrom } from './refusals/said.ts';
import { type MountainDate, mountainDate } from './time/clock.ts';

const said = sayingFrom(CHAT_REFUSALS);

const whole = (from: number, to: number, refusal: string) =>
  z.int(refusal).check(z.minimum(from, refusal), z.maximum(to, refusal));

export const chatModesInput = z.object({
  slowSeconds: whole(
    CHAT_WAIT_SECONDS,
    SLOWEST_SECONDS,
    said('chat.slowSeconds', { min: CHAT_WAIT_SECONDS, max: SLOWEST_SECONDS }),
  ),
  isEmojiOnly: z.boolean(),
  memberDays: whole(0, MOST_MEMBER_DAYS, said('chat.memberDays', { max: MOST_MEMBER_DAYS })),
  writers: z.enum(CHAT_WRITERS),
});
export type ChatModesInput = z.input<typeof chatModesInput>;

const stored = z.extend(chatModesInput, { day: z.string() });

/** Modes as they are stored: they end with the day in Denver on which they were set, so that no one forgets them. */
export const storedModes = (modes: ChatModesView, now: Date): string =>
  JSON.stringify({ ...modes, day: mountainDate(now) satisfies MountainDate });

/** What counts at a moment of what was stored; null: nothing ever was. */
export function modesAt(value: string | null, now: Date): ChatModesView {
  if (value === null) return USUAL_MODES;
  const { data } = stored.safeParse(JSON.parse(value));
  if (data?.day !== mountainDate(now)) return USUAL_MODES;
  const { day: _until, ...modes } = data;
  return modes;
}
