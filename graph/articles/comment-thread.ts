import type { CommentView } from '../../schema/articles/comments.ts';
import type { CommentThread } from '../comments/thread.ts';
import { db } from '../core/database/db.ts';
import { articleNotFound } from './article.service.ts';

/** The comments of an article. */
export const ARTICLE_COMMENTS: CommentThread<CommentView> = {
  key: 'articleId',
  comments: 'comments',
  likes: { likes: 'commentLikes', likeColumn: 'commentId' },
  shown: db
    .selectFrom('blogPosts')
    .select('id')
    .where(({ ref }) => ref('published')),
  subjectType: 'Comment',
  of: 'an article',
  deletion: 'comment.delete',
  topic: 'comment.changed',
  parentNotFound: articleNotFound,
  publish: (ctx, event) => ctx.publish('comment.changed', event),
};
