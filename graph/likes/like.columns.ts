import { p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';

/** What every like has besides the thing that is liked: who likes it, and since when. */
export const likeColumns = () => ({
  user: () => p.manyToOne(User).deleteRule('cascade').index(),
  createdAt: stamped(),
});
