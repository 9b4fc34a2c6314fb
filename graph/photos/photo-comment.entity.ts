import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { counter, stamped } from '../core/database/columns.ts';
import { reportedAs } from '../core/database/reported-as.ts';
import { tallied } from '../core/database/tallied.ts';
import { Photo } from './photo.entity.ts';

export const PhotoComment = defineEntity({
  name: 'PhotoComment',
  tableName: 'photo_comments',
  properties: {
    id: p.integer().primary(),
    photo: () => p.manyToOne(Photo).deleteRule('cascade'),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    content: p.text(),
    likeCount: counter(),
    /** The writer's own name for the post: sent twice, it is stored once. */
    clientId: p.text().nullable(),
    /** One more with every edit and like, so that readers can tell the newer of two copies. */
    revision: counter(),
    createdAt: stamped(),
    updatedAt: stamped(),
  },
  indexes: [{ properties: ['photo', 'id'] }],
  uniques: [{ properties: ['user', 'clientId'] }],
  triggers: [
    reportedAs('photo_comment'),
    ...tallied({ table: 'photo_comments', name: 'photo_comments' }),
  ],
});
export type PhotoComment = InferEntity<typeof PhotoComment>;
