import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { SANCTION_KINDS } from '../../../schema/accounts/sanctions.ts';
import { REPORT_REASONS, REPORTED_TYPES } from '../../../schema/reports.ts';
import { instant, stamped } from '../../core/database/columns.ts';
import { User } from '../users/user.entity.ts';

/** A warning, a mute or a ban. It is never edited: what happens to it later has columns of its own. */
export const Sanction = defineEntity({
  name: 'Sanction',
  tableName: 'sanctions',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    sanctionedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    kind: p.enum(SANCTION_KINDS),
    reason: p.enum(REPORT_REASONS),
    /** What the moderator says to the member. */
    note: p.text().nullable(),
    contentType: p.enum(REPORTED_TYPES).nullable(),
    /** What was posted, as it read then: it may be deleted. */
    excerpt: p.text().nullable(),
    createdAt: stamped(),
    /** Null: until it is acknowledged (a warning) or lifted (a ban). */
    endsAt: instant().nullable(),
    acknowledgedAt: instant().nullable(),
    answer: p.text().nullable(),
    answeredAt: instant().nullable(),
    liftedAt: instant().nullable(),
    liftedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
  },
  indexes: [
    { properties: ['user', 'id'] },
    {
      // Read with each session: it has only what may still be in force.
      name: 'sanctions_open_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} (${columns.user}) where ${columns.liftedAt} is null and ${columns.acknowledgedAt} is null`,
    },
  ],
});
export type Sanction = InferEntity<typeof Sanction>;
