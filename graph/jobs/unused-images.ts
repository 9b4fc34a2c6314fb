import { type Expression, expressionBuilder, type ExpressionBuilder } from 'kysely';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { IMAGE_TRIAL_MS } from '../core/images/images.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';

/** A row that shows the picture at `url`. */
const shownBy = (
  { exists, or, selectFrom }: ExpressionBuilder<Tables, never>,
  url: Expression<string>,
) =>
  or([
    exists(selectFrom('users').select('id').where('avatarUrl', '=', url)),
    exists(selectFrom('fanZonePhotos').select('id').where('imageUrl', '=', url)),
    exists(selectFrom('gameCheckIns').select('id').where('photoUrl', '=', url)),
    exists(selectFrom('removedPosts').select('id').where('imageUrl', '=', url)),
    exists(selectFrom('sponsors').select('id').where('logoUrl', '=', url)),
    exists(selectFrom('contentFeeds').select('id').where('thumbnailUrl', '=', url)),
    exists(
      selectFrom('blogPosts')
        .select('id')
        .where(({ eb, fn, lit }) =>
          eb.or([
            eb('featuredImageUrl', '=', url),
            eb(url, '=', fn.any('imageUrls')),
            eb(fn<number>('strpos', ['content', url]), '>', lit(0)),
          ]),
        ),
    ),
  ]);

/**
 * Removes pictures that nothing shows a week after they came: uploads for articles that were never saved, photos of
 * deleted members. Of several nodes each picture is removed by one.
 */
export async function forgetUnusedImages(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - IMAGE_TRIAL_MS);
  const gone = await rowsOf(
    ctx.em,
    db
      .deleteFrom('images as i')
      .where('i.createdAt', '<=', before.toISOString())
      .where((eb) => eb.not(shownBy(expressionBuilder<Tables>(), eb.ref('i.url'))))
      .returning(['i.url', 'i.variants']),
  );
  await ctx.files.remove(
    gone.flatMap(({ url, variants }) => [url, ...variants.map((one) => one.url)]),
  );
}
