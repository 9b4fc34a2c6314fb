import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { CONTACT_CATEGORIES, CONTACT_STATUSES } from '../../schema/contact/contact.ts';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';
import { tallied } from '../core/database/tallied.ts';

/** A message from the contact or the advertising form. It stays when its member is deleted. */
export const ContactSubmission = defineEntity({
  name: 'ContactSubmission',
  tableName: 'contact_submissions',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    name: p.text(),
    email: p.text(),
    category: p.enum(CONTACT_CATEGORIES),
    message: p.text(),
    status: p.enum(CONTACT_STATUSES).default('new'),
    createdAt: stamped(),
  },
  indexes: [
    { properties: ['status', 'createdAt', 'id'] },
    { properties: ['category', 'createdAt', 'id'] },
    { properties: ['createdAt', 'id'] },
  ],
  triggers: tallied({
    table: 'contact_submissions',
    name: 'leads',
    parts: ["'status:' || r.status"],
    when: "r.category = 'advertising'",
  }),
});
export type ContactSubmission = InferEntity<typeof ContactSubmission>;
