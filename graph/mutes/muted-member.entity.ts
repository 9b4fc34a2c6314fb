import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';

/** A member whose posts another member does not want to read. Only that one knows. */
export const MutedMember = defineEntity({
  name: 'MutedMember',
  tableName: 'muted_members',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    muted: () => p.manyToOne(User).deleteRule('cascade').index(),
    createdAt: stamped(),
  },
  uniques: [{ properties: ['user', 'muted'] }],
});
export type MutedMember = InferEntity<typeof MutedMember>;
