import type { PhotoCommentView } from '../../schema/photos/photos.ts';
import type { CommentThread } from '../comments/thread.ts';
import { db } from '../core/database/db.ts';
import { photoNotFound } from './photo.service.ts';

/** The comments of a photo. */
export const PHOTO_COMMENTS: CommentThread<PhotoCommentView> = {
  key: 'photoId',
  comments: 'photoComments',
  likes: { likes: 'photoCommentLikes', likeColumn: 'commentId' },
  shown: db
    .selectFrom('fanZonePhotos')
    .select('id')
    .where(({ ref }) => ref('approved')),
  subjectType: 'PhotoComment',
  of: 'a photo',
  deletion: 'photoComment.delete',
  topic: 'photoComment.changed',
  parentNotFound: photoNotFound,
  publish: (ctx, event) => ctx.publish('photoComment.changed', event),
};
