import type { PhotoCommentView } from '../../schema/photos/photos.ts';
import type { CommentThread } from '../comments/thread.ts';
import { photoNotFound } from './photo.service.ts';

/** The comments of a photo. */
export const PHOTO_COMMENTS: CommentThread<PhotoCommentView> = {
  key: 'photoId',
  comments: 'photo_comments',
  likes: { likes: 'photoCommentLikes', likeColumn: 'commentId' },
  parents: 'fan_zone_photos',
  parentColumn: 'photo_id',
  publicColumn: 'approved',
  subjectType: 'PhotoComment',
  of: 'a photo',
  deletion: 'photoComment.delete',
  topic: 'photoComment.changed',
  parentNotFound: photoNotFound,
  publish: (ctx, event) => ctx.publish('photoComment.changed', event),
};
