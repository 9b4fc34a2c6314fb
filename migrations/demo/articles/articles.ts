import type { DemoArticle } from './article-text.ts';
import { articlesEarlier } from './articles-earlier.ts';
import { articlesThisMonth } from './articles-this-month.ts';

/** Every article of the demo season, drafts among them, newest first. */
export const demoArticles: readonly DemoArticle[] = [...articlesThisMonth, ...articlesEarlier].sort(
  (one, other) => one.daysAgo - other.daysAgo,
);
