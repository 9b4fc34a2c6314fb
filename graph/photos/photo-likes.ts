import type { PhotoView } from '../../schema/photos/photos.ts';
import { db } from '../core/database/db.ts';
import type { Likeable } from '../likes/likeable.ts';
import { publishPhoto } from './photo-events.ts';
import { readPhotos } from './photo.reads.ts';
import { photoNotFound } from './photo.service.ts';

/** Approved photos can be liked. */
export const LIKEABLE_PHOTOS: Likeable<PhotoView> = {
  type: 'Photo',
  table: { likes: 'photoLikes', likeColumn: 'photoId' },
  async lock(tx, id) {
    const raised = db
      .updateTable('fanZonePhotos')
      .set({ revision: ({ eb }) => eb('revision', '+', 1) })
      .where('id', '=', id)
      .where(({ ref }) => ref('approved'))
      .returningAll();
    const [photo] = await readPhotos(tx, null, raised);
    return photo;
  },
  notFound: photoNotFound,
  publish: (ctx, photo) => publishPhoto(ctx, 'LIKED', photo),
};
