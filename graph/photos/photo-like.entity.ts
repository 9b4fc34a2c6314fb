import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { countedOn } from '../core/database/counted-on.ts';
import { tallied } from '../core/database/tallied.ts';
import { likeColumns } from '../likes/like.columns.ts';
import { Photo } from './photo.entity.ts';

/** One per member and photo; `likes` of the photo follows. */
export const PhotoLike = defineEntity({
  name: 'PhotoLike',
  tableName: 'photo_likes',
  properties: {
    id: p.integer().primary(),
    photo: () => p.manyToOne(Photo).deleteRule('cascade'),
    ...likeColumns(),
  },
  uniques: [{ properties: ['photo', 'user'] }],
  triggers: [
    countedOn({ table: 'fan_zone_photos', column: 'likes', by: 'photo_id' }),
    ...tallied({ table: 'photo_likes', name: 'photo_likes' }),
  ],
});
export type PhotoLike = InferEntity<typeof PhotoLike>;
