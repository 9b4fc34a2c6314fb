import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { WAITING_KINDS } from '../../../schema/posts.ts';
import { User } from '../../accounts/users/user.entity.ts';
import { instant } from '../../core/database/columns.ts';

/** A waiting post that a moderator has taken, for a few minutes. */
export const Claim = defineEntity({
  name: 'Claim',
  tableName: 'moderation_claims',
  properties: {
    kind: p.enum(WAITING_KINDS).primary(),
    /** Id in the table of that kind; no foreign key, because the row may be deleted. */
    postId: p.integer().primary(),
    moderator: () => p.manyToOne(User).deleteRule('cascade').index(),
    claimedAt: instant(),
  },
});
export type Claim = InferEntity<typeof Claim>;
