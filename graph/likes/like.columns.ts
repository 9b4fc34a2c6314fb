import { p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';

/** The columns of every like besides what is liked: the member, and the time. */
export const likeColumns = () => ({
  user: () => p.manyToOne(User).deleteRule('cascade').index(),
  createdAt: stamped(),
});
