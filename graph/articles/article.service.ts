import DataLoader from 'dataloader';
import {
  ARTICLE_TEXTS,
  type ArticleNavigationView,
  type BodyRoot,
  LARGEST_PAGE,
} from '../../schema/articles.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import {
  type ReadArticle,
  readArticle,
  readContents,
  readNavigation,
  readPublished,
} from './article.reads.ts';
import { renderedOnce } from './markdown.ts';

/** Drafts are answered like ids that don't exist: nobody learns that there is one. */
export const articleNotFound = () => new DomainError('NOT_FOUND', ARTICLE_TEXTS.notFound);

interface Page {
  readonly first: number;
  readonly after?: number | null;
}

/** Published articles, newest first; `after` is the id of the last one already seen. */
export function publishedArticles(ctx: Context, { first, after }: Page): Promise<ReadArticle[]> {
  return readPublished(ctx, {
    first: Math.min(LARGEST_PAGE, Math.max(1, first)),
    after: after ?? null,
  });
}

/** A published article. NOT_FOUND for drafts and unknown ids. */
export async function article(ctx: Context, id: number): Promise<ReadArticle> {
  const found = await readArticle(ctx, id);
  if (!found) throw articleNotFound();
  return found;
}

/** The articles published just before and just after. NOT_FOUND for drafts and unknown ids. */
export async function articleNavigation(ctx: Context, id: number): Promise<ArticleNavigationView> {
  const found = await readNavigation(ctx, id);
  if (!found) throw articleNotFound();
  return found;
}

const contentLoaders = new WeakMap<Context, DataLoader<number, string>>();

/** The Markdown of an article; for a list of articles in one statement. */
export async function contentOf(ctx: Context, { id, content }: ReadArticle): Promise<string> {
  if (content !== undefined) return content;
  let loader = contentLoaders.get(ctx);
  if (!loader) {
    loader = new DataLoader(async (ids: readonly number[]) => {
      const contents = await readContents(ctx, ids);
      return ids.map((one) => contents.get(one) ?? '');
    });
    contentLoaders.set(ctx, loader);
  }
  return loader.load(id);
}

/** The text of an article as a sanitized tree. */
export const bodyOf = async (ctx: Context, read: ReadArticle): Promise<BodyRoot> =>
  renderedOnce(await contentOf(ctx, read));
