import type { CommentView } from '../../schema/articles/comments.ts';
import type { CommentThread } from '../comments/thread.ts';
import { db } from '../core/database/db.ts';
import { LIKE_TABLES } from '../likes/likeable.ts';
import { REACTION_TABLES } from '../reactions/reactable.ts';
import { articleNotFound, loadArticle } from './article.service.ts';
import { ArticleType } from './article.type.ts';

/** The comments of an article. */
export const ARTICLE_COMMENTS: CommentThread<CommentView> = {
  key: 'articleId',
  comments: 'comments',
  likes: LIKE_TABLES.Comment,
  reactions: REACTION_TABLES.Comment,
  shown: db
    .selectFrom('blogPosts')
    .select('id')
    .where(({ ref }) => ref('published')),
  subjectType: 'Comment',
  of: 'an article',
  parent: { name: 'article', to: ArticleType, load: loadArticle },
  deletion: 'comment.delete',
  postKind: 'ARTICLE_COMMENT',
  topic: 'comment.changed',
  parentNotFound: articleNotFound,
  publish: (ctx, event) => ctx.publish('comment.changed', event),
};
