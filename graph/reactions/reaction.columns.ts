import { p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { REACTIONS } from '../../schema/reactions.ts';
import { stamped } from '../core/database/columns.ts';

/** The columns of every reaction besides what it is to. */
export const reactionColumns = () => ({
  user: () => p.manyToOne(User).deleteRule('cascade').index(),
  reaction: p.enum(REACTIONS),
  createdAt: stamped(),
});
