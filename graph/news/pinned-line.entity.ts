import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { instant } from '../core/database/columns.ts';

/** A line that was pinned above the chat and the live show. The newest is up unless it was taken down. */
export const PinnedLine = defineEntity({
  name: 'PinnedLine',
  tableName: 'pinned_lines',
  properties: {
    id: p.integer().primary(),
    text: p.text(),
    url: p.text().nullable(),
    /** Null when the account was deleted. */
    pinnedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    pinnedAt: instant(),
    unpinnedAt: instant().nullable(),
  },
  indexes: [{ properties: ['pinnedAt'] }],
});
export type PinnedLine = InferEntity<typeof PinnedLine>;
