import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { stamped } from '../core/database/columns.ts';

export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    /** Unique regardless of case. */
    email: p.text(),
    /** A day without a time: `1988-04-30`. */
    birthday: p.date(),
    favoriteTeam: p.text().default('Denver Broncos'),
    createdAt: stamped(),
  },
  indexes: [
    {
      name: 'subscribers_email_unique',
      expression: (columns, table, name) =>
        `create unique index "${name}" on ${table} (lower(${columns.email}))`,
    },
  ],
});
export type Subscriber = InferEntity<typeof Subscriber>;
