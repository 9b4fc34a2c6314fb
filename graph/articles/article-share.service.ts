import { can } from '../../schema/accounts/capabilities.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { publishChange } from './article-events.ts';
import type { ReadArticle } from './article.reads.ts';
import { article, articleNotFound } from './article.service.ts';

/** Counts every share of a published article. Returns the updated article. */
export async function recordArticleShare(ctx: Context, id: number): Promise<ReadArticle> {
  const { viewer, address } = ctx;
  if (!can(viewer, 'limits.exempt'))
    await ctx.limits.take('like', `share ${viewer?.id ?? address}`);
  const counted = await rowsOf(
    ctx.em,
    db
      .updateTable('blogPosts')
      .set({ shareCount: ({ eb }) => eb('shareCount', '+', 1) })
      .where('id', '=', id)
      .where(({ ref }) => ref('published'))
      .returning('id'),
  );
  if (counted.length === 0) throw articleNotFound();
  const read = await article(ctx, id);
  publishChange(ctx, 'COUNTED', read);
  return read;
}
