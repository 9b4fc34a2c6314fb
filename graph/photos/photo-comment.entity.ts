import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { commentColumns } from '../comments/comment.columns.ts';
import { mentionsIndex } from '../mentions/mention.columns.ts';
import { repliesIndex } from '../core/database/replies-index.ts';
import { reportedAs } from '../core/database/reported-as.ts';
import { tallied } from '../core/database/tallied.ts';
import { Photo } from './photo.entity.ts';

export const PhotoComment = defineEntity({
  name: 'PhotoComment',
  tableName: 'photo_comments',
  properties: {
    id: p.integer().primary(),
    photo: () => p.manyToOne(Photo).deleteRule('cascade'),
    ...commentColumns(),
  },
  indexes: [
    { properties: ['photo', 'id'] },
    repliesIndex('photo_comments_replies_index'),
    mentionsIndex('photo_comments_mentions_index'),
  ],
  uniques: [{ properties: ['user', 'clientId'] }],
  triggers: [
    reportedAs('photo_comment'),
    ...tallied({ table: 'photo_comments', name: 'photo_comments' }),
  ],
});
export type PhotoComment = InferEntity<typeof PhotoComment>;
