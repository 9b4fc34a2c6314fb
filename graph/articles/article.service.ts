import DataLoader from 'dataloader';
import { type ArticleNavigationView, type BodyRoot } from '../../schema/articles/articles.ts';
import { can } from '../../schema/accounts/capabilities.ts';
import type { Context } from '../core/context.ts';
import { defineLoader } from '../core/loader.ts';
import { byIds } from '../core/paging/by-ids.ts';
import { refuse } from '../core/errors.ts';
import { type Connection, type PageRequest, readConnection } from '../core/paging/connection.ts';
import { cursorOfArticle } from './article-cursor.ts';
import {
  type ReadArticle,
  readArticle,
  readArticles,
  readContents,
  readNavigation,
  readPublished,
} from './article.reads.ts';
import { renderedOnce } from './body/rendered.ts';

/** Drafts get the same response as unknown ids, so that their existence is not revealed. */
export const articleNotFound = () => refuse('article.notPublished');

/** A page of the published articles, newest first. */
export const articles = (ctx: Context, page: PageRequest): Promise<Connection<ReadArticle>> =>
  readConnection(page, (some) => readPublished(ctx, some), cursorOfArticle);

/** A published article; with `drafts` also one that isn't, to those who may see it. Else NOT_FOUND. */
export async function article(ctx: Context, id: number, drafts = false): Promise<ReadArticle> {
  const seesDrafts = drafts && can(ctx.viewer, 'article.seeDrafts');
  const found = await readArticle(ctx, id, seesDrafts ? 'ALL' : 'PUBLISHED');
  if (!found) throw articleNotFound();
  return found;
}

/** Published articles in the order of the ids; null for drafts and unknown ids. */
export const articlesByIds = (
  ctx: Context,
  ids: readonly number[],
): Promise<(ReadArticle | null)[]> => byIds(ids, (some) => readArticles(ctx, some));

/** A published article, read together with others of the request; null for drafts and unknown ids. */
export const loadArticle = defineLoader(readArticles);

/** The articles published just before and just after. NOT_FOUND for drafts and unknown ids. */
export async function articleNavigation(ctx: Context, id: number): Promise<ArticleNavigationView> {
  const found = await readNavigation(ctx, id);
  if (!found) throw articleNotFound();
  return found;
}

const contentLoaders = new WeakMap<Context, DataLoader<number, string>>();

/** The Markdown of an article; for a list of articles in one statement. */
export async function contentOf(
  ctx: Context,
  { id, content }: Pick<ReadArticle, 'id' | 'content'>,
): Promise<string> {
  if (content !== undefined) return content;
  let loader = contentLoaders.get(ctx);
  if (!loader) {
    loader = new DataLoader(
      async (ids: readonly number[]) => {
        const contents = await readContents(ctx, [...new Set(ids)]);
        return ids.map((one) => contents.get(one) ?? '');
      },
      // One context serves all events of a subscription: a text must not outlive the statement it came with.
      { cache: false },
    );
    contentLoaders.set(ctx, loader);
  }
  return loader.load(id);
}

/** The text of an article as a sanitized tree. */
export const bodyOf = async (
  ctx: Context,
  read: Pick<ReadArticle, 'id' | 'content'>,
): Promise<BodyRoot> => renderedOnce(await contentOf(ctx, read));
