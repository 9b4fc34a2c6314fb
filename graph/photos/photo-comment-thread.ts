import type { PhotoCommentView } from '../../schema/photos/photos.ts';
import type { CommentThread } from '../comments/thread.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import { LIKE_TABLES } from '../likes/likeable.ts';
import { REACTION_TABLES } from '../reactions/reactable.ts';
import { loadPhoto, photoNotFound } from './photo.service.ts';
import { PhotoType } from './photo.type.ts';

const readOwner = statement(({ id }: Slots<{ id: number }>) =>
  db.selectFrom('fanZonePhotos').select('userId').where('id', '=', id),
);

/** The comments of a photo. */
export const PHOTO_COMMENTS: CommentThread<PhotoCommentView> = {
  key: 'photoId',
  comments: 'photoComments',
  likes: LIKE_TABLES.PhotoComment,
  reactions: REACTION_TABLES.PhotoComment,
  shown: db
    .selectFrom('fanZonePhotos')
    .select('id')
    .where(({ ref }) => ref('approved')),
  subjectType: 'PhotoComment',
  of: 'a photo',
  parent: { name: 'photo', to: PhotoType, load: loadPhoto },
  deletion: 'photoComment.delete',
  postKind: 'PHOTO_COMMENT',
  topic: 'photoComment.changed',
  ownerOfThing: async (em, id) => (await readOwner(em, { id }))[0]?.userId,
  parentNotFound: photoNotFound,
  publish: (ctx, event) => ctx.publish('photoComment.changed', event),
};
