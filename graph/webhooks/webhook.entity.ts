import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { WEBHOOK_PAUSES, WEBHOOK_SHAPES, WEBHOOK_STATES } from '../../schema/webhooks/webhooks.ts';
import { User } from '../accounts/users/user.entity.ts';
import { instant, stamped } from '../core/database/columns.ts';

/** A subscription whose events are posted to an address. */
export const Webhook = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    name: p.text(),
    url: p.text(),
    subscription: p.text(),
    /** A JSON object. */
    variables: p.text(),
    shape: p.enum(WEBHOOK_SHAPES),
    template: p.text().nullable(),
    /** What deliveries are signed with: it has to be read for each of them. */
    secret: p.text().hidden(),
    /** The one before, until its time is over. */
    oldSecret: p.text().nullable().hidden(),
    oldSecretUntil: instant().nullable(),
    state: p.enum(WEBHOOK_STATES),
    pausedBecause: p.enum(WEBHOOK_PAUSES).nullable(),
    /** After the last event that was delivered; at first, when it was created. */
    position: p.text(),
    /** Failed attempts to deliver the next event. */
    attempts: p.integer().default(0),
    failingSince: instant().nullable(),
    nextAttemptAt: instant().nullable(),
    /** The node that serves it, and until when that is so without a new word from it. */
    servedBy: p.text().nullable(),
    servedUntil: instant().nullable(),
    createdAt: stamped(),
  },
});
export type Webhook = InferEntity<typeof Webhook>;

/** One attempt to deliver an event. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.integer().primary(),
    webhook: () => p.manyToOne(Webhook).deleteRule('cascade').index(),
    messageId: p.text(),
    body: p.text(),
    status: p.integer().nullable(),
    /** In ms. */
    duration: p.integer(),
    response: p.text(),
    isDelivered: p.boolean(),
    sentAt: stamped(),
  },
});
export type WebhookDelivery = InferEntity<typeof WebhookDelivery>;
