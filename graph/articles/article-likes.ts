import type { ArticleView } from '../../schema/articles/articles.ts';
import { db } from '../core/database/db.ts';
import { type Slots, statement } from '../core/database/rows.ts';
import {
  changeWithView,
  lockedByLike,
  MEMBER_LOCKED,
  STEP,
  withLike,
} from '../likes/like.changes.ts';
import { LIKE_TABLES, type Likeable, type LikeChange } from '../likes/likeable.ts';
import { publishChange } from './article-events.ts';
import { articleOf, articlesIn } from './article.reads.ts';
import { articleNotFound } from './article.service.ts';

const changeLike = statement((change: Slots<LikeChange>) => {
  const lock = db
    .selectFrom('blogPosts')
    .selectAll()
    .where('id', '=', change.id)
    .where(({ ref }) => ref('published'))
    .where(MEMBER_LOCKED)
    .forUpdate();
  const table = LIKE_TABLES.Article;
  const changed = withLike(table, change, lock);
  return articlesIn(changed.selectFrom('thing as a')).select(STEP);
}, lockedByLike);

/** Published articles can be liked. */
export const LIKEABLE_ARTICLES: Likeable<ArticleView> = {
  type: 'Article',
  changeLike: changeWithView(changeLike, (row) => articleOf({ ...row, isLikedByMe: null })),
  notFound: articleNotFound,
  publish: (ctx, article) => publishChange(ctx, 'COUNTED', article),
};
