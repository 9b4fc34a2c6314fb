import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '../../schema/language/languages.ts';
import { instant, stamped } from '../core/database/columns.ts';

/** Who asked for the newsletter; it is sent only to those who confirmed by a mailed link. */
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
    /** Null: they have not opened the link yet, and get nothing but that. */
    confirmedAt: instant().nullable(),
    /** When the last link was asked for; null: none is valid. */
    askedAt: instant().nullable(),
    /** When the link is to be mailed; null: it was. */
    mailDueAt: instant().nullable(),
    /** SHA-256 of the token in the mail, in hex. */
    tokenHash: p.text().nullable().hidden().unique(),
    /** Of the mail with the link. */
    language: p.enum(LANGUAGES).default('en'),
  },
  indexes: [
    {
      name: 'subscribers_email_unique',
      expression: (columns, table, name) =>
        `create unique index "${name}" on ${table} (lower(${columns.email}))`,
    },
    {
      name: 'subscribers_search_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} using gin (lower(${columns.name} || ' ' || ${columns.email}) gin_trgm_ops)`,
    },
    {
      name: 'subscribers_mail_due_index',
      properties: ['mailDueAt'],
      where: 'mail_due_at is not null',
    },
    {
      name: 'subscribers_waiting_index',
      properties: ['askedAt'],
      where: 'confirmed_at is null',
    },
  ],
});
export type Subscriber = InferEntity<typeof Subscriber>;
