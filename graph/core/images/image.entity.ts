import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { stamped } from '../database/columns.ts';

/** A smaller or otherwise encoded copy of a picture. */
export interface ImageVariant {
  readonly url: string;
  readonly type: string;
  readonly width: number;
}

/** A picture stored by the site, identified by the address that rows of other tables contain. */
export const Image = defineEntity({
  name: 'Image',
  tableName: 'images',
  properties: {
    id: p.integer().primary(),
    /** The largest one, as JPEG: for tools, previews of links, and browsers without `<picture>`. */
    url: p.text().unique(),
    width: p.integer(),
    height: p.integer(),
    placeholder: p.text(),
    variants: p.json<ImageVariant[]>(),
    /** A plain id: the picture may outlive who brought it. */
    uploadedBy: p.integer().nullable(),
    createdAt: stamped(),
  },
  indexes: [{ properties: ['createdAt'] }],
});
export type Image = InferEntity<typeof Image>;
