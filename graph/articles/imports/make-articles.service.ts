import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { articleInput } from '../../../schema/articles/article-shape.ts';
import type { Context } from '../../core/context.ts';
import { Article } from '../article.entity.ts';
import { publishChange } from '../article-events.ts';
import { readArticle } from '../article.reads.ts';
import { ArticleAddress, ArticleImport, ImportPost } from './article-import.entity.ts';
import type { PostDraft } from './draft-of.ts';
import { fetchPictures } from './post-pictures.ts';

/** Name of the job that makes the articles of imports. */
export const IMPORT_ARTICLES = 'import-articles';

/** Longer than the pictures of one post take. A node that stops in between is replaced after that time. */
const LEASE_MS = 10 * 60_000;

/** Makes the articles of the imports that were started, one post after the other. */
export async function importArticles(ctx: Context, signal: AbortSignal): Promise<void> {
  for (;;) {
    const id = await takeRunning(ctx);
    if (id === null) return;
    while (!signal.aborted && (await makeNext(ctx, id, signal)));
    if (signal.aborted) return void (await release(ctx, id));
  }
}

/** An import that is to be worked on. Of several nodes, one gets it. */
async function takeRunning(ctx: Context): Promise<number | null> {
  const now = ctx.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const em = ctx.em.fork();
  const free = { $or: [{ leasedUntil: null }, { leasedUntil: { $lte: now } }] };
  const one = await em.findOne(ArticleImport, { state: 'RUNNING', ...free });
  if (!one) return null;
  const taken = await em.nativeUpdate(
    ArticleImport,
    { id: one.id, state: 'RUNNING', ...free },
    { leasedUntil },
  );
  if (taken === 0) return takeRunning(ctx);
  await ctx.jobs.wake(em, IMPORT_ARTICLES, leasedUntil);
  return one.id;
}

/** The next start goes on where this one stopped. */
const release = (ctx: Context, id: number) =>
  ctx.em.fork().nativeUpdate(ArticleImport, { id }, { leasedUntil: null });

/** Makes one article, or ends the import when none is left. False: there is nothing more to do. */
async function makeNext(ctx: Context, id: number, signal: AbortSignal): Promise<boolean> {
  const em = ctx.em.fork();
  const one = await em.findOne(ArticleImport, { id, state: 'RUNNING' });
  if (!one) return false;
  const post = await em.findOne(
    ImportPost,
    { import: id, state: 'READY' },
    { orderBy: { id: 'asc' } },
  );
  if (!post?.draft) {
    await finish(ctx, id);
    return false;
  }
  const { oldSite = null, asDrafts } = one;
  const pictures = await fetchPictures(ctx, post.draft, { oldSite, signal });
  if (signal.aborted) return false;
  const { content, featuredImageUrl, missing } = pictures;
  const input = { ...post.draft.input, content, featuredImageUrl };
  await ctx.em.fork().transactional((tx) =>
    store(ctx, tx, {
      importId: id,
      postId: post.id,
      draft: { ...post.draft!, input },
      asDrafts,
      missing,
    }),
  );
  ctx.publish('articleImport.changed', { importId: id });
  return true;
}

interface Making {
  readonly importId: number;
  readonly postId: number;
  readonly draft: PostDraft;
  readonly asDrafts: boolean;
  readonly missing: number;
}

async function store(ctx: Context, tx: EntityManager, making: Making): Promise<void> {
  const { importId, postId, draft, asDrafts, missing } = making;
  // An admin who undoes it at this moment waits, or was faster.
  const one = await tx.findOne(
    ArticleImport,
    { id: importId, state: 'RUNNING' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!one) return;
  const publishedAt = draft.publishedAt === null ? null : new Date(draft.publishedAt);
  const published = publishedAt !== null && publishedAt <= ctx.now() && !asDrafts;
  const { featuredImageCrop: _none, ...columns } = articleInput.parse(draft.input);
  const article = tx.create(Article, {
    ...columns,
    published,
    publishedAt: published ? publishedAt : null,
    createdAt: publishedAt ?? ctx.now(),
    updatedAt: ctx.now(),
  });
  await tx.flush();
  const { id, version } = article;
  one.missingPictures += missing;
  one.leasedUntil = new Date(ctx.now().getTime() + LEASE_MS);
  await tx.nativeUpdate(ImportPost, postId, { state: 'MADE', article: id, version, draft: null });
  if (draft.path !== null)
    await tx.upsert(
      ArticleAddress,
      { path: draft.path, article: id },
      { onConflictAction: 'ignore', onConflictFields: ['path'] },
    );
}

/** Published once for all: what an old site had is no news, and every list refetches by one event. */
async function finish(ctx: Context, id: number): Promise<void> {
  const em = ctx.em.fork();
  await em.nativeUpdate(
    ArticleImport,
    { id, state: 'RUNNING' },
    { state: 'DONE', leasedUntil: null },
  );
  ctx.publish('articleImport.changed', { importId: id });
  const last = await em.findOne(
    ImportPost,
    { import: id, state: 'MADE' },
    { orderBy: { id: 'desc' } },
  );
  if (!last?.article) return;
  ctx.publish('articleAddresses.changed', {});
  ctx.publish('article.saved', { articleId: last.article.id });
  const shown = await em.findOne(
    ImportPost,
    { import: id, state: 'MADE', article: { published: true } },
    { orderBy: { id: 'desc' } },
  );
  const read = shown?.article && (await readArticle(ctx, shown.article.id, 'PUBLISHED'));
  if (read) publishChange(ctx, 'EDITED', read);
}
