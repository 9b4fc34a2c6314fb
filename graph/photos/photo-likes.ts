import { sql } from 'kysely';
import type { PhotoView } from '../../schema/photos/photos.ts';
import { db } from '../core/database/db.ts';
import { notifyInboxLater } from '../core/notify-inbox.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import {
  changeWithView,
  lockedByLike,
  MEMBER_LOCKED,
  STEP,
  withLike,
} from '../likes/like.changes.ts';
import { LIKE_TABLES, type Likeable, type LikeChange } from '../likes/likeable.ts';
import { publishPhoto } from './photo-events.ts';
import { photoOf, photosIn } from './photo.reads.ts';
import { photoNotFound } from './photo.service.ts';

const changeLike = statement((change: Slots<LikeChange>) => {
  const lock = db
    .updateTable('fanZonePhotos')
    .set({ revision: ({ eb }) => eb('revision', '+', 1) })
    .where('id', '=', change.id)
    .where(({ ref }) => ref('approved'))
    .where(MEMBER_LOCKED)
    .returningAll();
  const table = LIKE_TABLES.Photo;
  const changed = withLike(table, change, lock).with('p', (each) =>
    each.selectFrom('thing').selectAll(),
  );
  return photosIn(changed, sql.val(null)).select(STEP);
}, lockedByLike);

/** Approved photos can be liked. */
export const LIKEABLE_PHOTOS: Likeable<PhotoView> = {
  type: 'Photo',
  changeLike: changeWithView(changeLike, photoOf),
  notFound: photoNotFound,
  publish(ctx, photo) {
    publishPhoto(ctx, 'LIKED', photo);
    notifyInboxLater(ctx, photo.userId);
  },
};
