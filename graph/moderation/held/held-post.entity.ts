import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { FILTERED_KINDS } from '../../../schema/filters/filters.ts';
import { User } from '../../accounts/users/user.entity.ts';
import { Article } from '../../articles/article.entity.ts';
import { instant, stamped } from '../../core/database/columns.ts';
import { Photo } from '../../photos/photo.entity.ts';

/** A message or comment that a filter holds back. It is stored as a post once a moderator approves it. */
export const HeldPost = defineEntity({
  name: 'HeldPost',
  tableName: 'held_posts',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    kind: p.enum(FILTERED_KINDS),
    text: p.text(),
    article: () => p.manyToOne(Article).nullable().deleteRule('cascade').index(),
    photo: () => p.manyToOne(Photo).nullable().deleteRule('cascade').index(),
    /** Of a message, the one that it replies to. */
    replyToId: p.integer().nullable(),
    /** The writer's own name for the post: sent twice, it is held once. */
    clientId: p.text(),
    /** The names of the filters that hold it. */
    filters: p.array().default([]),
    createdAt: stamped(),
    rejectedAt: instant().nullable(),
  },
  uniques: [{ properties: ['user', 'clientId'] }],
});
export type HeldPost = InferEntity<typeof HeldPost>;
