import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { instant, stamped } from '../core/database/columns.ts';

/** A newsletter that was sent or is being sent. */
export const Newsletter = defineEntity({
  name: 'Newsletter',
  tableName: 'newsletters',
  properties: {
    id: p.integer().primary(),
    subject: p.text(),
    /** Markdown. */
    content: p.text(),
    /** Null when the account was deleted. */
    sentBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    createdAt: stamped(),
    total: p.integer().default(0),
    /** Set together with the figures below once the last delivery is done; until then they are counted. */
    finishedAt: instant().nullable(),
    sent: p.integer().default(0),
    failed: p.integer().default(0),
    skipped: p.integer().default(0),
  },
  indexes: [
    { name: 'newsletters_unfinished_index', properties: ['id'], where: 'finished_at is null' },
  ],
});
export type Newsletter = InferEntity<typeof Newsletter>;
