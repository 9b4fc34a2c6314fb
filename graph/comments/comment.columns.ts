import { p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { counter, stamped } from '../core/database/columns.ts';

/** What every comment has, whatever it belongs to. */
export const commentColumns = () => ({
  user: () => p.manyToOne(User).deleteRule('cascade'),
  content: p.text(),
  likeCount: counter(),
  /** The writer's own name for the post: sent twice, it is stored once. */
  clientId: p.text().nullable(),
  /** One more with every edit and like, so that readers can tell the newer of two copies. */
  revision: counter(),
  createdAt: stamped(),
  updatedAt: stamped(),
});
