import { Article } from '../../../graph/articles/article.entity.ts';
import { ArticleLike } from '../../../graph/articles/article-like.entity.ts';
import { demoArticles } from './articles.ts';
import type { DemoArticle } from './article-text.ts';
import type { Wish } from '../pictures/gallery.ts';
import { chance } from '../random.ts';
import { fansBy, likesOf, type Stage } from '../stage.ts';
import { store } from '../store.ts';

const wordOf = ({ title }: DemoArticle) => `article: ${title}`;

export const articleWishes = (): Wish[] =>
  demoArticles.flatMap((article) =>
    article.motif ? [{ word: wordOf(article), motif: article.motif }] : [],
  );

export interface StoredArticle {
  readonly id: number;
  readonly category: DemoArticle['category'];
  readonly publishedAt: Date;
}

/** Articles with likes, views and shares, without comments; returns the published ones, newest first. */
export async function addArticles(stage: Stage): Promise<StoredArticle[]> {
  const { tx, calendar, pictureOf } = stage;
  const rows = demoArticles.map((article) => {
    const next = chance(article.title);
    const at = calendar.daysAgo(
      article.daysAgo,
      `0${6 + Math.floor(next() * 3)}:${10 + Math.floor(next() * 49)}`,
    );
    // Most of an article's readers come in its first weeks.
    const views = Math.round((420 + next() * 900) * (1 - 0.72 ** article.daysAgo));
    return {
      title: article.title,
      excerpt: article.excerpt,
      content: article.content,
      author: article.author,
      category: article.category,
      tags: [...article.tags],
      imageUrls: [],
      readTime: article.readTime,
      featuredImageUrl: article.motif ? pictureOf(wordOf(article)) : null,
      published: article.published,
      publishedAt: article.published ? at : null,
      viewCount: article.published ? views : 0,
      shareCount: article.published ? Math.round(views * (0.01 + next() * 0.03)) : 0,
      createdAt: new Date(at.getTime() - 26 * 3_600_000),
      updatedAt: at,
      version: 1,
    };
  });
  const ids = await store(tx, Article, rows);
  const published = rows.flatMap(({ publishedAt, category }, index) =>
    publishedAt ? [{ id: ids[index]!, category, publishedAt }] : [],
  );
  const likes = published.flatMap(({ id, publishedAt }) => {
    const next = chance(`likes of article ${id}`);
    const count = Math.round((0.25 + next() * 0.6) * fansBy(stage, publishedAt).length);
    return likesOf(stage, { since: publishedAt, count, next }).map((like) => ({
      article: id,
      ...like,
    }));
  });
  await tx.insertMany(ArticleLike, likes);
  return published;
}
