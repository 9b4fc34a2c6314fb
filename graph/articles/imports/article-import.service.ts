import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/postgresql';
import {
  type ArticleImportView,
  IMPORT_LIMITS,
  type ImportPostView,
} from '../../../schema/articles/article-import.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { asInt, rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { type Connection, type PageRequest, readConnection } from '../../core/paging/connection.ts';
import { defineIdCursor } from '../../core/paging/cursors.ts';
import { isoInstant } from '../../core/instants.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { publishRemoval } from '../article-events.ts';
import { Article } from '../article.entity.ts';
import { ArticleAddress, ArticleImport, ImportPost } from './article-import.entity.ts';
import { IMPORT_ARTICLES } from './make-articles.service.ts';
import { readUpload } from './read-upload.ts';

const SUBJECT = { subjectType: 'Article', subjectId: null } as const;

/** Reads an export and stores what it holds, for the admin to look at. Nothing is on the site yet. */
export async function previewArticleImport(
  ctx: Context,
  file: ReceivedFile,
): Promise<ArticleImportView> {
  ctx.require('article.publish');
  const { format, drafts } = await readUpload(file);
  const filename = file.filename.slice(0, FILENAME_MAX);
  const paths = drafts.flatMap(({ path }) => path ?? []);
  const id = await ctx.em.transactional(async (tx) => {
    await tx.nativeDelete(ArticleImport, {
      state: 'PREVIEW',
      createdAt: { $lt: new Date(ctx.now().getTime() - PREVIEW_LASTS_MS) },
    });
    const known = await tx.find(ArticleAddress, { path: { $in: paths } });
    const seen = new Set(known.map(({ path }) => path));
    const one = tx.create(ArticleImport, { filename, format, createdAt: ctx.now() });
    for (const draft of drafts) {
      const isKnown = draft.path !== null && seen.has(draft.path);
      if (draft.path !== null) seen.add(draft.path);
      tx.create(ImportPost, {
        import: one,
        state: draft.fault !== null ? 'FAULTY' : isKnown ? 'KNOWN' : 'READY',
        title: draft.input.title.slice(0, TITLE_MAX),
        path: draft.path,
        publishedAt: draft.publishedAt === null ? null : new Date(draft.publishedAt),
        fault: draft.fault,
        draft,
      });
    }
    await tx.flush();
    return one.id;
  });
  return viewOf(ctx, id);
}

/** A preview that no one started is forgotten. */
const PREVIEW_LASTS_MS = 7 * 86_400_000;
const FILENAME_MAX = 200;
const TITLE_MAX = 300;

interface Start {
  /** Origin of the old site, for addresses of pictures that are relative to it. */
  readonly oldSite?: string | null | undefined;
  readonly asDrafts: boolean;
}

/** Makes the articles, in a moment. An import that was started once is not started again. */
export async function startArticleImport(
  ctx: Context,
  id: number,
  { oldSite, asDrafts }: Start,
): Promise<ArticleImportView> {
  ctx.require('article.publish');
  const origin = oldSite?.trim() ? originOf(oldSite) : null;
  await ctx.em.transactional(async (tx) => {
    const one = await locked(tx, id);
    if (one.state !== 'PREVIEW') throw refuse('articleImport.started');
    tx.assign(one, { state: 'RUNNING', oldSite: origin, asDrafts });
    const ready = await tx.count(ImportPost, { import: id, state: 'READY' });
    const details = { filename: one.filename, articles: ready };
    recordAct(ctx, { action: 'article.import', ...SUBJECT, details }, tx);
    await ctx.jobs.wake(tx, IMPORT_ARTICLES, ctx.now());
  });
  ctx.publish('articleImport.changed', { importId: id });
  return viewOf(ctx, id);
}

function originOf(address: string): string {
  const whole = /^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  if (!URL.canParse(whole)) throw refuse('articleImport.oldSite', {}, { field: 'oldSite' });
  return new URL(whole).origin;
}

/**
 * Deletes what an import made, and ends it if it still runs. Articles that were edited since, or that have comments, are
 * someone's work by now and stay.
 */
export async function undoArticleImport(ctx: Context, id: number): Promise<ArticleImportView> {
  ctx.require('article.publish');
  const gone = await ctx.em.transactional(async (tx) => {
    const one = await locked(tx, id);
    if (one.state !== 'RUNNING' && one.state !== 'DONE') throw refuse('articleImport.notStarted');
    const made = await rowsOf(
      tx,
      db
        .selectFrom('articleImportPosts as p')
        .innerJoin('blogPosts as a', 'a.id', 'p.articleId')
        .select(['p.id', 'a.id as articleId', 'a.published'])
        .where('p.importId', '=', id)
        .where('p.state', '=', 'MADE')
        .where('a.commentCount', '=', 0)
        .whereRef('a.version', '=', 'p.version'),
    );
    await tx.nativeUpdate(
      ImportPost,
      { id: { $in: made.map((post) => post.id) } },
      { state: 'UNDONE' },
    );
    await tx.nativeDelete(Article, { id: { $in: made.map(({ articleId }) => articleId) } });
    tx.assign(one, { state: 'UNDONE', leasedUntil: null });
    const details = { filename: one.filename, articles: made.length };
    recordAct(ctx, { action: 'article.undoImport', ...SUBJECT, details }, tx);
    return made;
  });
  ctx.publish('articleImport.changed', { importId: id });
  ctx.publish('articleAddresses.changed', {});
  const [first] = gone;
  if (first) ctx.publish('article.saved', { articleId: first.articleId });
  for (const { articleId, published } of gone) if (published) publishRemoval(ctx, articleId);
  return viewOf(ctx, id);
}

async function locked(tx: EntityManager, id: number): Promise<ArticleImport> {
  const one = await tx.findOne(ArticleImport, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!one) throw refuse('articleImport.unknown');
  return one;
}

/** The latest imports, newest first. */
export async function articleImports(ctx: Context): Promise<ArticleImportView[]> {
  ctx.require('article.publish');
  return readImports(ctx);
}

/** One import; null for an unknown one. */
export async function articleImport(ctx: Context, id: number): Promise<ArticleImportView | null> {
  ctx.require('article.publish');
  const [one] = await readImports(ctx, id);
  return one ?? null;
}

async function viewOf(ctx: Context, id: number): Promise<ArticleImportView> {
  const [one] = await readImports(ctx, id);
  if (!one) throw refuse('articleImport.unknown');
  return one;
}

async function readImports(ctx: Context, id?: number): Promise<ArticleImportView[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom(
        db
          .selectFrom('articleImports')
          .selectAll()
          .$if(id !== undefined, (all) => all.where('id', '=', id!))
          .orderBy('id', 'desc')
          .limit(IMPORT_LIMITS.listed)
          .as('i'),
      )
      .leftJoin('articleImportPosts as p', 'p.importId', 'i.id')
      .select(['i.id', 'i.filename', 'i.format', 'i.state', 'i.createdAt', 'i.missingPictures'])
      .select(({ fn }) =>
        (['READY', 'FAULTY', 'KNOWN', 'MADE'] as const).map((state) =>
          asInt(fn.count('p.id').filterWhere('p.state', '=', state)).as(state),
        ),
      )
      .groupBy(['i.id', 'i.filename', 'i.format', 'i.state', 'i.createdAt', 'i.missingPictures'])
      .orderBy('i.id', 'desc'),
  );
  return rows.map(({ READY, FAULTY, KNOWN, MADE, createdAt, ...one }) => ({
    ...one,
    createdAt: isoInstant(createdAt),
    ready: READY,
    faulty: FAULTY,
    known: KNOWN,
    made: MADE,
  }));
}

/** A page of an import's posts, in the order of the file. */
export function importPosts(
  ctx: Context,
  importId: number,
  page: PageRequest,
): Promise<Connection<ImportPostView>> {
  ctx.require('article.publish');
  return readConnection(page, (some) => readPosts(ctx, importId, some), cursor.of);
}

const cursor = defineIdCursor('importPosts');

async function readPosts(
  ctx: Context,
  importId: number,
  { first, after }: PageRequest,
): Promise<ImportPostView[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('articleImportPosts')
      .select(['id', 'title', 'path', 'publishedAt', 'state', 'fault', 'articleId'])
      .where('importId', '=', importId)
      .where('id', '>', cursor.read(after) ?? 0)
      .orderBy('id')
      .limit(first),
  );
  return rows.map(({ publishedAt, ...post }) => ({
    ...post,
    publishedAt: publishedAt === null ? null : isoInstant(publishedAt),
  }));
}
