import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { instant } from '../core/database/columns.ts';

/**
 * An address that newsletters were sent to, and whether it has opted out. It outlives subscriptions, and is deleted
 * with the account of a member who has no separate subscription (core/forgotten-address.ts).
 */
export const NewsletterAddress = defineEntity({
  name: 'NewsletterAddress',
  tableName: 'newsletter_addresses',
  properties: {
    /** In lower case. */
    email: p.text().primary(),
    /** In the links of the mails to this address; it allows unsubscribing the address, and nothing else. */
    token: p.text().unique(),
    optedOutAt: instant().nullable(),
    /** The mail server said that there is no such address. */
    suppressedAt: instant().nullable(),
    /** The member who opted out, who may have another address by now. */
    user: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
  },
});
export type NewsletterAddress = InferEntity<typeof NewsletterAddress>;
