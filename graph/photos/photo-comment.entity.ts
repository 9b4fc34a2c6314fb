import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { counter, stamped } from '../core/columns.ts';
import { reportedAs } from '../core/reported-as.ts';
import { Photo } from './photo.entity.ts';

export const PhotoComment = defineEntity({
  name: 'PhotoComment',
  tableName: 'photo_comments',
  properties: {
    id: p.integer().primary(),
    photo: () => p.manyToOne(Photo).deleteRule('cascade'),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    content: p.text(),
    likeCount: counter(),
    createdAt: stamped(),
    updatedAt: stamped(),
  },
  indexes: [{ properties: ['photo', 'createdAt', 'id'] }],
  triggers: [reportedAs('photo_comment')],
});
export type PhotoComment = InferEntity<typeof PhotoComment>;
