import { createECDH } from 'node:crypto';
import { pushSubscriptionInput, type PushSubscriptionInput } from '../../schema/news/push-shape.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { outsideAddress } from '../core/network/outside-address.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import { vapidKeys } from './vapid-keys.ts';

/** What a browser subscribes with, so that only this site can send to it. */
export async function pushKey(ctx: Context): Promise<string> {
  return (await vapidKeys(ctx.em)).publicKey;
}

/** Subscribes a browser to notices. Subscribing again replaces its keys, choices, language and member. */
export async function subscribeToPush(ctx: Context, raw: PushSubscriptionInput): Promise<true> {
  const { endpoint, p256dh, auth, ...choices } = pushSubscriptionInput.parse(raw);
  if (!outsideAddress(endpoint, ctx.env.pushHosts)) throw refuse('push.foreign');
  if (!isPoint(p256dh)) throw refuse('push.unreadable');
  await ctx.limits.take('push', ctx.address);
  const now = ctx.now().toISOString();
  const { liveStreamNotifications, newEpisodeNotifications, gameUpdates } = choices;
  const { breakingNews, scoreAlerts, spoilerMode } = choices;
  const { quietHours = null } = choices;
  const behindSeconds = choices.behindSeconds ?? 0;
  const noted = {
    ...{ p256dh, auth, language: ctx.language, userId: ctx.viewer?.id ?? null, updatedAt: now },
    ...{ liveStreamNotifications, newEpisodeNotifications, gameUpdates },
    ...{ breakingNews, scoreAlerts, spoilerMode, behindSeconds, quietHours },
  };
  await rowsOf(
    ctx.em,
    db
      .insertInto('pushSubscriptions')
      .values({ endpoint, createdAt: now, ...noted })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(noted)),
  );
  return true;
}

/** Forgets a browser. Who can name its endpoint is that browser. */
export async function unsubscribeFromPush(ctx: Context, endpoint: string): Promise<true> {
  await ctx.limits.take('push', ctx.address);
  await ctx.em.nativeDelete(PushSubscription, { endpoint });
  return true;
}

/** True for a point of the curve, for which a message can be encrypted. */
function isPoint(key: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
