import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../core/database/columns.ts';
import { Newsletter } from './newsletter.entity.ts';

/**
 * `waiting`: not due yet; `sending`: being sent by the node with the lease; `sent`; `failed` for good; `skipped`: the
 * address had opted out by then.
 */
const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const;

/** One newsletter to one address. Stored for a month, so that admins can see whom it did not reach. */
export const NewsletterDelivery = defineEntity({
  name: 'NewsletterDelivery',
  tableName: 'newsletter_deliveries',
  properties: {
    id: p.integer().primary(),
    newsletter: () => p.manyToOne(Newsletter).deleteRule('cascade'),
    /** As the subscriber or member typed it; addresses that differ only in case get one mail. */
    email: p.text(),
    state: p.enum(DELIVERY_STATES).default('waiting'),
    attempts: p.integer().default(0),
    /** Not sent before this time. */
    dueAt: instant(),
    /** The lease: after this time the sending node counts as dead. */
    leaseUntil: instant().nullable(),
    sentAt: instant().nullable(),
    /** Why it failed, without the address. */
    fault: p.text().nullable(),
  },
  indexes: [
    {
      name: 'newsletter_deliveries_once_unique',
      expression: (columns, table, name) =>
        `create unique index "${name}" on ${table} (${columns.newsletter}, lower(${columns.email}))`,
    },
    {
      name: 'newsletter_deliveries_due_index',
      properties: ['dueAt', 'id'],
      where: "state = 'waiting'",
    },
    {
      name: 'newsletter_deliveries_lease_index',
      properties: ['leaseUntil'],
      where: "state = 'sending'",
    },
  ],
});
export type NewsletterDelivery = InferEntity<typeof NewsletterDelivery>;
