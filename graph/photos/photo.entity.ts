import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { PHOTO_CATEGORIES } from '../../schema/photos/photos.ts';
import { User } from '../accounts/users/user.entity.ts';
import { counter, instant, stamped } from '../core/database/columns.ts';
import { reportedAs } from '../core/database/reported-as.ts';
import { tallied } from '../core/database/tallied.ts';

/** A photo of the Fan Zone; hidden until an admin approves it. */
export const Photo = defineEntity({
  name: 'Photo',
  tableName: 'fan_zone_photos',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    imageUrl: p.text(),
    /** The bytes, unless they are in the file store. Never part of a list. */
    imageData: p.blob().nullable().lazy(),
    mimeType: p.text().nullable(),
    /** In pixels, so that the page reserves the space before the picture loads. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    category: p.enum(PHOTO_CATEGORIES),
    description: p.text().nullable(),
    altText: p.text().nullable(),
    approved: p.boolean().default(false),
    /** Null: approved, or pending. */
    rejectedAt: instant().nullable(),
    featured: p.boolean().default(false),
    likes: counter(),
    /** Incremented by every like and review, so that readers know the newer of two copies. */
    revision: counter(),
    createdAt: stamped(),
  },
  checks: [
    {
      name: 'fan_zone_photos_rejected_check',
      expression: 'not (approved and rejected_at is not null)',
    },
  ],
  indexes: [
    {
      name: 'fan_zone_photos_category_index',
      properties: ['approved', 'category', 'createdAt', 'id'],
    },
    { name: 'fan_zone_photos_approved_index', properties: ['approved', 'createdAt', 'id'] },
    {
      name: 'fan_zone_photos_rejected_index',
      properties: ['rejectedAt', 'id'],
      where: 'rejected_at is not null',
    },
    { name: 'fan_zone_photos_likes_index', properties: ['likes', 'id'], where: 'approved' },
  ],
  triggers: [
    reportedAs('photo'),
    ...tallied({
      table: 'fan_zone_photos',
      name: 'photos',
      parts: ["'category:' || r.category"],
      when: 'r.approved',
    }),
  ],
});
export type Photo = InferEntity<typeof Photo>;
