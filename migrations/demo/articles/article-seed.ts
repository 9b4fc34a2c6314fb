import { Article } from '../../../graph/articles/article.entity.ts';
import { ArticleLike } from '../../../graph/articles/article-like.entity.ts';
import { demoArticles } from './articles.ts';
import type { DemoArticle } from './article-text.ts';
import type { Motif } from '../pictures/draw.ts';
import { PICTURE_SIZES, type Wish } from '../pictures/gallery.ts';
import { chance } from '../random.ts';
import { fansBy, likesOf, type Stage } from '../stage.ts';
import { store } from '../store.ts';

/** What an article is about shows in its picture: the first word found in its title or tags decides. */
const BY_WORD: readonly (readonly [string, Motif])[] = [
  ['tailgate', ['tailgate', 'dusk']],
  ['tuesdays', ['studio', 'night']],
  ['mailbag', ['studio', 'day']],
  ['kicker', ['shelf', 'night']],
  ['camp', ['mountains', 'dawn']],
  ['bye week', ['mountains', 'snow']],
  ['injur', ['jersey', 'day']],
  ['booing', ['watchParty', 'night']],
];

const BY_CATEGORY: Record<DemoArticle['category'], readonly Motif[]> = {
  'Game Analysis': [
    ['stadium', 'night'],
    ['stadium', 'dusk'],
    ['chalkboard', 'night'],
  ],
  'Player News': [
    ['jersey', 'night'],
    ['jersey', 'dusk'],
  ],
  Draft: [
    ['chalkboard', 'day'],
    ['shelf', 'dusk'],
  ],
  Opinion: [
    ['stadium', 'dusk'],
    ['mountains', 'orange'],
  ],
  General: [
    ['mountains', 'dusk'],
    ['watchParty', 'dusk'],
    ['mountains', 'night'],
  ],
};

const wordOf = ({ title }: DemoArticle) => `article: ${title}`;

function motifOf({ title, tags, category }: DemoArticle, index: number): Motif {
  const words = `${title} ${tags.join(' ')}`.toLowerCase();
  const motifs = BY_CATEGORY[category];
  return BY_WORD.find(([word]) => words.includes(word))?.[1] ?? motifs[index % motifs.length]!;
}

/** A draft may still wait for its picture. */
const hasPicture = ({ published, daysAgo }: DemoArticle) => published || daysAgo < 3;

export const articleWishes = (): Wish[] =>
  demoArticles.filter(hasPicture).map((article, index) => ({
    word: wordOf(article),
    motif: motifOf(article, index),
    size: PICTURE_SIZES.article,
  }));

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
      featuredImageUrl: hasPicture(article) ? pictureOf(wordOf(article)) : null,
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
