import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { articleInput, type ArticleInput } from '../../../schema/articles/article-shape.ts';
import { lastSave, recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { refuse } from '../../core/errors.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { Article } from '../article.entity.ts';
import { publishChange, publishRemoval } from '../article-events.ts';
import { type ReadArticle, readArticle } from '../article.reads.ts';

export const unknownArticle = () => refuse('article.unknown');

const columnsOf = (raw: ArticleInput) => {
  const { featuredImageCrop: crop, ...words } = articleInput.parse(raw);
  return { ...words, featuredImageCrop: crop ? JSON.stringify(crop) : null };
};

/** Begins an article: a draft, or with `published` one that everybody sees at once. */
export async function createArticle(
  ctx: Context,
  raw: ArticleInput,
  published = false,
): Promise<ReadArticle> {
  ctx.require(published ? 'article.publish' : 'article.write');
  const columns = columnsOf(raw);
  const now = ctx.now();
  const id = await ctx.em.transactional(async (tx) => {
    const article = tx.create(Article, {
      ...columns,
      published,
      publishedAt: published ? now : null,
      createdAt: now,
      updatedAt: now,
    });
    await tx.flush();
    recordAct(
      ctx,
      { ...actOn(article, 'create'), details: { title: article.title, published } },
      tx,
    );
    return article.id;
  });
  return publishedChange(ctx, id, 'PUBLISHED');
}

/**
 * Saves an article; published or not stays as it is. With a `version` older than the stored one CONFLICT, which names
 * who saved last; without one the last save wins.
 */
export async function updateArticle(
  ctx: Context,
  id: number,
  raw: ArticleInput,
  version?: number | null,
): Promise<ReadArticle> {
  ctx.require('article.write');
  const columns = columnsOf(raw);
  await ctx.em.transactional(async (tx) => {
    const article = await locked(tx, id);
    if (version != null && version !== article.version) throw await conflict(tx, article);
    const before = { title: article.title, version: article.version };
    tx.assign(article, { ...columns, updatedAt: ctx.now() });
    recordAct(ctx, { ...actOn(article, 'update'), details: before }, tx);
  });
  return publishedChange(ctx, id, 'EDITED');
}

/** Publishes a draft. Repeated or concurrent calls change nothing, and the first date stays. */
export async function publishArticle(ctx: Context, id: number): Promise<ReadArticle> {
  ctx.require('article.publish');
  const now = ctx.now();
  const isDone = await ctx.em.transactional(async (tx) => {
    const [done] = await rowsOf(
      tx,
      db
        .updateTable('blogPosts')
        .set({
          published: true,
          publishedAt: ({ fn, val }) => fn.coalesce('publishedAt', val(now)),
          scheduledPublishAt: null,
          updatedAt: now,
        })
        .where('id', '=', id)
        .where(({ not, ref }) => not(ref('published')))
        .returning('title'),
    );
    if (done) recordAct(ctx, { ...actOn({ id }, 'publish'), details: done }, tx);
    return done !== undefined;
  });
  return isDone ? publishedChange(ctx, id, 'PUBLISHED') : known(ctx, id);
}

/** Deletes an article with its comments, likes and views. */
export async function deleteArticle(ctx: Context, id: number): Promise<boolean> {
  ctx.require('article.write');
  const wasPublished = await ctx.em.transactional(async (tx) => {
    const { title, published } = await locked(tx, id);
    await tx.nativeDelete(Article, id);
    recordAct(ctx, { ...actOn({ id }, 'delete'), details: { title, published } }, tx);
    return published;
  });
  ctx.publish('article.saved', { articleId: id });
  if (wasPublished) publishRemoval(ctx, id);
  return true;
}

export const actOn = ({ id }: { readonly id: number }, verb: string) => ({
  action: `article.${verb}`,
  subjectType: 'Article' as const,
  subjectId: id,
});

/** The updated article; if it is public, the change is published. */
async function publishedChange(
  ctx: Context,
  id: number,
  kind: 'PUBLISHED' | 'EDITED',
): Promise<ReadArticle> {
  ctx.publish('article.saved', { articleId: id });
  const read = await known(ctx, id);
  if (read.isPublished) publishChange(ctx, kind, read);
  return read;
}

/** An article, draft or not. */
export async function known(ctx: Context, id: number): Promise<ReadArticle> {
  const read = await readArticle(ctx, id, 'ALL');
  if (!read) throw unknownArticle();
  return read;
}

/** The stored article, locked until the transaction ends. */
async function locked(tx: EntityManager, id: number): Promise<Article> {
  const article = await tx.findOne(Article, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!article) throw unknownArticle();
  return article;
}

/** Who saved last is in the trail, as every save is. */
async function conflict(tx: EntityManager, { id, version }: Article): Promise<DomainError> {
  const { savedBy, savedAt } = await lastSaveOf(tx, id);
  const details = { conflict: { savedBy, savedAt, version } };
  return savedBy === null
    ? refuse('article.staleUnknown', {}, details)
    : refuse('article.stale', { by: savedBy }, details);
}

const lastSaveOf = (em: EntityManager, id: number) =>
  lastSave(em, {
    subjectType: 'Article' as const,
    subjectId: id,
    actions: ['article.create', 'article.update'],
  });

/** Admin. Whose save an article shows; null when that is not known, or there is no such article. */
export async function articleSavedBy(ctx: Context, id: number): Promise<string | null> {
  ctx.require('article.write');
  return (await lastSaveOf(ctx.em, id)).savedBy;
}
