import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '../../schema/language/languages.ts';
import { User } from '../accounts/users/user.entity.ts';
import { instant } from '../core/database/columns.ts';

/** The daily email about an inbox, of a member who has chosen it at least once. */
export const InboxMail = defineEntity({
  name: 'InboxMail',
  tableName: 'inbox_mails',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).unique().deleteRule('cascade'),
    /** Of the link that stops it, which is all that it can be used for. */
    token: p.text().unique().hidden(),
    /** Of the request that chose it last. */
    language: p.enum(LANGUAGES),
    /** What came before is not in the next one. */
    mailedAt: instant(),
    /** Null: stopped. */
    dueAt: instant().nullable().index(),
  },
});
export type InboxMail = InferEntity<typeof InboxMail>;
