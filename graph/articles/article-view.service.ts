import { createHash } from 'node:crypto';
import { mountainDate } from '../../schema/time/clock.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { publishChange } from './article-events.ts';
import type { ReadArticle } from './article.reads.ts';
import { article } from './article.service.ts';

/**
 * What counts as one reader. Members by their session; visitors, who have none on the server, by address and day: a
 * script can change anything else a browser sends. Only a hash is stored.
 */
function sessionKeyOf(ctx: Context): string {
  const { sessionId, address } = ctx;
  const key =
    sessionId === null ? `visitor ${address} ${mountainDate(ctx.now())}` : `session ${sessionId}`;
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Counts a view of a published article, once per session; further calls change nothing. Returns the updated article.
 * NOT_FOUND for drafts and unknown ids.
 */
export async function recordArticleView(ctx: Context, id: number): Promise<ReadArticle> {
  const counted = await rowsOf(
    ctx.em,
    db
      .with('seen', (each) =>
        each
          .insertInto('articleViews')
          .columns(['articleId', 'sessionKey', 'createdAt'])
          .expression(({ selectFrom }) =>
            selectFrom('blogPosts')
              .select(({ val }) => [
                'id',
                val(sessionKeyOf(ctx)).as('sessionKey'),
                val(ctx.now()).as('createdAt'),
              ])
              .where('id', '=', id)
              .where(({ ref }) => ref('published')),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning('articleId'),
      )
      .updateTable('blogPosts')
      .from('seen')
      .set({ viewCount: ({ eb }) => eb('viewCount', '+', 1) })
      .whereRef('id', '=', 'seen.articleId')
      .returning('id'),
  );
  const read = await article(ctx, id);
  if (counted.length > 0) publishChange(ctx, 'COUNTED', read);
  return read;
}
