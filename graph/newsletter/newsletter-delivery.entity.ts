import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../core/database/columns.ts';
import { Newsletter } from './newsletter.entity.ts';

/**
 * `waiting` for its time; `sending`: handed to the mail server right now, by a node that holds the lease; `sent`;
 * `failed` for good; `skipped`: not wanted any more when its turn came.
 */
const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const;

/** One newsletter to one address. Kept for a month, so that one can see whom a newsletter did not reach. */
export const NewsletterDelivery = defineEntity({
  name: 'NewsletterDelivery',
  tableName: 'newsletter_deliveries',
  properties: {
    id: p.integer().primary(),
    newsletter: () => p.manyToOne(Newsletter).deleteRule('cascade'),
    /** As the subscriber or member typed it; one mail whatever the case. */
    email: p.text(),
    state: p.enum(DELIVERY_STATES).default('waiting'),
    attempts: p.integer().default(0),
    /** Not before. */
    dueAt: instant(),
    /** While it is being sent: after that its node is taken for dead. */
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
