import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { instant, stamped } from '../core/database/columns.ts';

/** A word or phrase that a member does not want to read. */
export const MutedWord = defineEntity({
  name: 'MutedWord',
  tableName: 'muted_words',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    text: p.text(),
    /** Null: until it is unmuted. */
    until: instant().nullable(),
    createdAt: stamped(),
  },
});
export type MutedWord = InferEntity<typeof MutedWord>;
