import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { publishChange } from '../article-events.ts';
import { type ReadArticle, readArticle } from '../article.reads.ts';
import { actOn, known } from './article-writing.service.ts';

/** Name of the job that is woken when one is due. */
export const PUBLISH_DUE_ARTICLES = 'publish-due-articles';

const TWO_YEARS_MS = 2 * 366 * 86_400_000;

/** Sets when a draft becomes public by itself; null takes that back. */
export async function scheduleArticle(
  ctx: Context,
  id: number,
  at: Date | null,
): Promise<ReadArticle> {
  ctx.require('article.publish');
  const now = ctx.now();
  if (at && at <= now) throw refuse('article.scheduleInPast');
  if (at && at.getTime() - now.getTime() > TWO_YEARS_MS) throw refuse('article.scheduleTooLate');
  const isDone = await ctx.em.transactional(async (tx) => {
    const [done] = await rowsOf(
      tx,
      db
        .updateTable('blogPosts')
        .set({ scheduledPublishAt: at, updatedAt: now })
        .where('id', '=', id)
        .where(({ not, ref }) => not(ref('published')))
        .returning('title'),
    );
    const details = { ...done, at: at?.toISOString() ?? null };
    if (done) recordAct(ctx, { ...actOn({ id }, at ? 'schedule' : 'unschedule'), details }, tx);
    if (done && at) await ctx.jobs.wake(tx, PUBLISH_DUE_ARTICLES, at);
    return done !== undefined;
  });
  if (isDone) ctx.publish('article.saved', { articleId: id });
  const read = await known(ctx, id);
  if (!isDone && at) throw refuse('article.alreadyPublished');
  return read;
}

/**
 * Publishes every draft whose time has come, dated to that time. Of several nodes, or several calls at the same time,
 * exactly one publishes each.
 */
export async function publishDueArticles(ctx: Context): Promise<void> {
  const now = ctx.now();
  const ids = await ctx.em.transactional(async (tx) => {
    const done = await rowsOf(
      tx,
      db
        .updateTable('blogPosts')
        .set({
          published: true,
          publishedAt: ({ fn }) => fn.coalesce('publishedAt', 'scheduledPublishAt'),
          scheduledPublishAt: null,
          updatedAt: now,
        })
        .where('scheduledPublishAt', '<=', now.toISOString())
        .where(({ not, ref }) => not(ref('published')))
        .returning(['id', 'title']),
    );
    for (const { id, title } of done)
      recordAct(ctx, { ...actOn({ id }, 'publish'), details: { title, scheduled: true } }, tx);
    return done.map(({ id }) => id);
  });
  for (const id of ids) {
    ctx.publish('article.saved', { articleId: id });
    const read = await readArticle(ctx, id);
    // It may have been deleted since.
    if (read) publishChange(ctx, 'PUBLISHED', read);
  }
}
