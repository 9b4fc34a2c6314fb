import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../core/database/columns.ts';
import { PushNotice } from './push-notice.entity.ts';
import { PushSubscription } from './push-subscription.entity.ts';

/** A notice to be delivered to a subscription. Deleted when it is delivered or given up. */
export const PushDelivery = defineEntity({
  name: 'PushDelivery',
  tableName: 'push_deliveries',
  properties: {
    id: p.integer().primary(),
    notice: () => p.manyToOne(PushNotice).deleteRule('cascade'),
    subscription: () => p.manyToOne(PushSubscription).deleteRule('cascade').index(),
    tries: p.integer().default(0),
    /** When it is tried next. A node moves this before it tries, so that no other node does too. */
    dueAt: instant().index(),
  },
  uniques: [{ properties: ['notice', 'subscription'] }],
});
export type PushDelivery = InferEntity<typeof PushDelivery>;
