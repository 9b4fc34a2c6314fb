import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { instant, stamped } from '../core/database/columns.ts';

/** One line that everybody who is on the site saw at once. */
export const BreakingNews = defineEntity({
  name: 'BreakingNews',
  tableName: 'breaking_news',
  properties: {
    id: p.integer().primary(),
    headline: p.text(),
    url: p.text().nullable(),
    /** Null when the account was deleted. */
    sentBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    createdAt: stamped(),
    withdrawnAt: instant().nullable(),
  },
  indexes: [{ properties: ['createdAt'] }],
});
export type BreakingNews = InferEntity<typeof BreakingNews>;
