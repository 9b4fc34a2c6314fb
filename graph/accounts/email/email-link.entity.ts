import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant, stamped } from '../../core/database/columns.ts';
import { User } from '../users/user.entity.ts';

/** `prove`: the mailbox is the member's. `undo`: the account is moved back to the address. */
export const EMAIL_LINK_KINDS = ['prove', 'undo'] as const;
export type EmailLinkKind = (typeof EMAIL_LINK_KINDS)[number];

/** A link that was mailed to an address of a member. It works once: the row is deleted when it is used. */
export const EmailLink = defineEntity({
  name: 'EmailLink',
  tableName: 'email_links',
  properties: {
    id: p.integer().primary(),
    /** SHA-256 of the token in the mail, in hex. */
    tokenHash: p.text().unique().hidden(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    kind: p.enum(EMAIL_LINK_KINDS),
    /** Where it was mailed to. */
    email: p.text(),
    createdAt: stamped(),
    expiresAt: instant().index(),
  },
});
export type EmailLink = InferEntity<typeof EmailLink>;
