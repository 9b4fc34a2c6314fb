import { Comment } from '../../../graph/articles/comment.entity.ts';
import { CommentLike } from '../../../graph/articles/comment-like.entity.ts';
import { ARTICLE_CATEGORIES } from '../../../schema/articles/articles.ts';
import type { StoredArticle } from '../articles/article-seed.ts';
import { COMMENTS } from './comment-text.ts';
import { chance } from '../random.ts';
import { fansBy, likesOf, momentBetween, type Stage } from '../stage.ts';
import { store } from '../store.ts';

const DAY = 86_400_000;

/** Each text once: those of a category go round its articles, those for any go round them all. */
function textsByArticle(
  articles: readonly StoredArticle[],
): { article: StoredArticle; content: string }[] {
  const round = (texts: readonly string[], among: readonly StoredArticle[]) =>
    among.length > 0
      ? texts.map((content, i) => ({ article: among[i % among.length]!, content }))
      : [];
  return [
    ...ARTICLE_CATEGORIES.flatMap((category) =>
      round(
        COMMENTS[category],
        articles.filter((article) => article.category === category),
      ),
    ),
    ...round(COMMENTS.any, articles),
  ];
}

/** Comments on articles and their likes; returns the ids of the comments. */
export async function addComments(
  stage: Stage,
  articles: readonly StoredArticle[],
): Promise<number[]> {
  const { tx, calendar } = stage;
  const next = chance('comments');
  const turns = new Map<number, number>();
  const rows = textsByArticle(articles)
    .map(({ article, content }) => {
      const turn = turns.get(article.id) ?? Math.floor(next() * 20);
      turns.set(article.id, turn + 1);
      const fans = fansBy(stage, article.publishedAt);
      const until = new Date(article.publishedAt.getTime() + 4 * DAY);
      const createdAt = momentBetween(article.publishedAt, until, next, calendar);
      return {
        article: article.id,
        user: fans[(turn * 7) % fans.length]!.id,
        content,
        createdAt,
        updatedAt: createdAt,
      };
    })
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const ids = await store(tx, Comment, rows);
  const likes = ids.flatMap((id, index) =>
    likesOf(stage, { since: rows[index]!.createdAt, count: Math.floor(next() ** 2 * 9), next }).map(
      (like) => ({
        comment: id,
        ...like,
      }),
    ),
  );
  await tx.insertMany(CommentLike, likes);
  return ids;
}
