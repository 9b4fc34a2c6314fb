import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant, stamped } from '../../core/database/columns.ts';
import { User } from '../users/user.entity.ts';

/** The address elsewhere that a member named for their avatar. Only the server calls it; others are shown our copy. */
export const AvatarSource = defineEntity({
  name: 'AvatarSource',
  tableName: 'avatar_sources',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').unique(),
    address: p.text(),
    /** How often a job has tried to fetch it. */
    tries: p.smallint().default(0),
    /** When a job tries next; null once the copy is here. */
    dueAt: instant().nullable().index(),
    createdAt: stamped(),
  },
});
export type AvatarSource = InferEntity<typeof AvatarSource>;
