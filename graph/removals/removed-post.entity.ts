import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { POST_KINDS } from '../../schema/posts.ts';
import { Sanction } from '../accounts/sanctions/sanction.entity.ts';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';

/** A post that a moderator deleted. It is deleted for good with its writer's account. */
export const RemovedPost = defineEntity({
  name: 'RemovedPost',
  tableName: 'removed_posts',
  properties: {
    id: p.integer().primary(),
    kind: p.enum(POST_KINDS),
    postId: p.integer(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    removedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    removedAt: stamped().index(),
    /** The ban that took it along. */
    sanction: () => p.manyToOne(Sanction).nullable().deleteRule('set null').index(),
    excerpt: p.text(),
    /** Under which its picture is stored until then: no one knows this address. */
    imageUrl: p.text().nullable(),
  },
});
export type RemovedPost = InferEntity<typeof RemovedPost>;

/** A row that was deleted: the post's own, or one that hung on it. It is deleted with the account it belongs to. */
export const RemovedRow = defineEntity({
  name: 'RemovedRow',
  tableName: 'removed_rows',
  properties: {
    id: p.integer().primary(),
    removedPost: () => p.manyToOne(RemovedPost).deleteRule('cascade').index(),
    user: () => p.manyToOne(User).nullable().deleteRule('cascade').index(),
    tableName: p.text(),
    content: p.json<Readonly<Record<string, unknown>>>(),
  },
});
export type RemovedRow = InferEntity<typeof RemovedRow>;
