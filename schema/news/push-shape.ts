import * as z from 'zod/mini';
import { NEWS_REFUSALS } from '../refusals/news.ts';
import { sayingFrom } from '../refusals/said.ts';
import { isDelay } from '../behind.ts';
import { isZone, TIME_OF_DAY, ZONE_LENGTH } from './quiet-hours.ts';

const said = sayingFrom(NEWS_REFUSALS);

/** A browser's subscription to notices while no page is open, as it comes in. */

const UNREADABLE = said('push.unreadable');
const ENDPOINT_LIMIT = 1000;

export const PUSH_TEXTS = {
  unreadable: UNREADABLE,
  foreign: said('push.foreign'),
} as const;

/** Bytes in base64 for addresses, of one length. */
const bytes = (count: number) => {
  const letters = Math.ceil((count * 4) / 3);
  return z.string(UNREADABLE).check(z.regex(new RegExp(`^[\\w-]{${letters}}=*$`), UNREADABLE));
};

export const pushSubscriptionInput = z.object({
  endpoint: z.string(UNREADABLE).check(z.maxLength(ENDPOINT_LIMIT, UNREADABLE)),
  /** A point on the curve P-256, not compressed. */
  p256dh: bytes(65),
  auth: bytes(16),
  liveStreamNotifications: z.boolean(),
  newEpisodeNotifications: z.boolean(),
  gameUpdates: z.boolean(),
  breakingNews: z.boolean(),
  scoreAlerts: z.boolean(),
  spoilerMode: z.boolean(),
  behindSeconds: z.nullish(z.number(UNREADABLE).check(z.refine(isDelay, UNREADABLE))),
  quietHours: z.nullish(
    z.object({
      from: z.string(UNREADABLE).check(z.regex(TIME_OF_DAY, UNREADABLE)),
      until: z.string(UNREADABLE).check(z.regex(TIME_OF_DAY, UNREADABLE)),
      zone: z
        .string(UNREADABLE)
        .check(z.maxLength(ZONE_LENGTH, UNREADABLE), z.refine(isZone, UNREADABLE)),
    }),
  ),
});
export type PushSubscriptionInput = z.input<typeof pushSubscriptionInput>;
