import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '../../schema/language/languages.ts';
import type { QuietHours } from '../../schema/news/quiet-hours.ts';
import { User } from '../accounts/users/user.entity.ts';
import { instant, stamped } from '../core/database/columns.ts';

/** A browser that is subscribed to notices while no page is open, and to which. */
export const PushSubscription = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscriptions',
  properties: {
    id: p.integer().primary(),
    /** The browser's push address. Anyone who knows it may send there, so it is a secret. */
    endpoint: p.text().unique().hidden(),
    p256dh: p.text().hidden(),
    auth: p.text().hidden(),
    liveStreamNotifications: p.boolean(),
    newEpisodeNotifications: p.boolean(),
    gameUpdates: p.boolean(),
    breakingNews: p.boolean(),
    scoreAlerts: p.boolean(),
    spoilerMode: p.boolean(),
    /** How late the browser’s video is: notices of games come so much later. */
    behindSeconds: p.smallint().default(0),
    /** Null: none. */
    quietHours: p.json<QuietHours>().nullable(),
    /** Of the request that noted it. */
    language: p.enum(LANGUAGES).default('en'),
    /** Since when its push service accepts connections without responding; null once it responds. */
    silentSince: instant().nullable(),
    /** Null for visitors. */
    user: () => p.manyToOne(User).nullable().deleteRule('cascade').index(),
    createdAt: stamped(),
    updatedAt: stamped(),
  },
});
export type PushSubscription = InferEntity<typeof PushSubscription>;
