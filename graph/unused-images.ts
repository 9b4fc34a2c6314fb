import { sql } from 'kysely';
import type { Context } from './core/context.ts';
import { IMAGE_TRIAL_MS, type StoredImage } from './core/images/images.ts';
import { rowsOf } from './core/database/rows.ts';

/** Where rows hold addresses of pictures. */
const IS_USED = sql`
  exists (select 1 from users u where u.avatar_url = i.url)
  or exists (select 1 from fan_zone_photos p where p.image_url = i.url)
  or exists (select 1 from game_check_ins c where c.photo_url = i.url)
  or exists (select 1 from sponsors s where s.logo_url = i.url)
  or exists (select 1 from content_feeds f where f.thumbnail_url = i.url)
  or exists (select 1 from blog_posts a
    where a.featured_image_url = i.url or i.url = any(a.image_urls) or strpos(a.content, i.url) > 0)`;

/**
 * Removes pictures that nothing shows a week after they came: uploads for articles that were never saved, photos of
 * deleted members. Of several nodes each picture is removed by one.
 */
export async function forgetUnusedImages(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - IMAGE_TRIAL_MS);
  const gone = await rowsOf(
    ctx.em,
    sql<Pick<StoredImage, 'variants'> & { url: string }>`
      delete from images i where i.created_at <= ${before} and not (${IS_USED}) returning i.url, i.variants`,
  );
  await ctx.files.remove(
    gone.flatMap(({ url, variants }) => [url, ...variants.map((one) => one.url)]),
  );
}
