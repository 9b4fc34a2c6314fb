import { p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { counter, stamped } from '../core/database/columns.ts';
import { mentionColumns } from '../mentions/mention.columns.ts';

/** The columns of every comment, on articles and photos. */
export const commentColumns = () => ({
  user: () => p.manyToOne(User).deleteRule('cascade'),
  content: p.text(),
  likeCount: counter(),
  /** The comment that it replies to. Not a foreign key, as with chat messages. */
  replyToId: p.integer().nullable(),
  /** The comment below which it is shown: that one, or the one below which that is shown. */
  threadId: p.integer().nullable(),
  ...mentionColumns(),
  /** The writer's own name for the post: sent twice, it is stored once. */
  clientId: p.text().nullable(),
  /** Increases with every edit and like, so that clients can recognize the newer of two copies. */
  revision: counter(),
  createdAt: stamped(),
  updatedAt: stamped(),
});
