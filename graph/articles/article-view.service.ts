import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { mountainDate } from '../../schema/time/clock.ts';
import type { Context } from '../core/context.ts';
import { rowsOf } from '../core/database/rows.ts';
import { tell } from './article-events.ts';
import type { ReadArticle } from './article.reads.ts';
import { article } from './article.service.ts';

/**
 * Who is counted once. Members by their session. Visitors have none on the server, so by address and day: whatever
 * else a browser says of itself, a script can say anew each time. Only a hash is kept.
 */
function sessionKeyOf(ctx: Context): string {
  const { sessionId, address } = ctx;
  const key =
    sessionId === null ? `visitor ${address} ${mountainDate(ctx.now())}` : `session ${sessionId}`;
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Counts a view of a published article, once per session; further calls change nothing. Answers the article as it
 * now stands. NOT_FOUND for drafts and unknown ids.
 */
export async function recordArticleView(ctx: Context, id: number): Promise<ReadArticle> {
  const counted = await rowsOf(
    ctx.em,
    sql<{ id: number }>`
      with seen as (
        insert into article_views (article_id, session_key, created_at)
        select a.id, ${sessionKeyOf(ctx)}::text, ${ctx.now().toISOString()}::timestamptz from blog_posts a where a.id = ${id} and a.published
        on conflict do nothing returning article_id
      )
      update blog_posts set view_count = view_count + 1 from seen where id = seen.article_id returning id`,
  );
  const read = await article(ctx, id);
  if (counted.length > 0) tell(ctx, 'COUNTED', read);
  return read;
}
