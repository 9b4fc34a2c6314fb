import * as z from 'zod/mini';

/** A browser's subscription to notices while no page is open, as it comes in. */

const UNREADABLE = 'This is not a subscription of a browser';
const ENDPOINT_LIMIT = 1000;

export const PUSH_TEXTS = {
  unreadable: UNREADABLE,
  foreign: 'Notifications can only be sent to push services on the Internet',
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
});
export type PushSubscriptionInput = z.input<typeof pushSubscriptionInput>;
