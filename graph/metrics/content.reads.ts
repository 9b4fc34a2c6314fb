import { sql } from 'kysely';
import type {
  CategoryFiguresView,
  ContentKind,
  ShareView,
  TopContentView,
} from '../../schema/site/metric-views.ts';
import { percentOf, TOP_CONTENT, TOP_GROUPS } from '../../schema/site/metrics.ts';
import { photoCategoryLabel } from '../../schema/photos/photos.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, type Slots, slowStatement } from '../core/database/rows.ts';

const readSums = slowStatement((_: Slots<object>) =>
  db
    .selectFrom('blogPosts')
    .select('category')
    .select(({ fn }) => [
      asInt(fn.countAll()).as('articles'),
      asInt(fn.sum('viewCount')).as('views'),
      asInt(fn.sum('likeCount')).as('likes'),
      asInt(fn.sum('commentCount')).as('comments'),
      asInt(fn.sum('shareCount')).as('shares'),
    ])
    .where(({ ref }) => ref('published'))
    .groupBy('category')
    .orderBy('views', 'desc')
    .orderBy('category'),
);

/** Sums over the published articles of each category, those with the most views first. */
export const readCategories = (ctx: Context): Promise<CategoryFiguresView[]> =>
  readSums(ctx.em, {});

const LIKED_ARTICLES = db
  .selectFrom('blogPosts')
  .select(({ ref }) => [
    sql.lit<ContentKind>('ARTICLE').as('kind'),
    'id as contentId',
    'title',
    ref('category').$castTo<string>().as('category'),
    'likeCount as likes',
    'commentCount as comments',
    ref('viewCount').$castTo<number | null>().as('views'),
    ref('shareCount').$castTo<number | null>().as('shares'),
    'publishedAt as since',
  ])
  .where(({ ref }) => ref('published'))
  .orderBy('likeCount', 'desc')
  .orderBy('publishedAt', 'desc')
  .orderBy('id', 'desc')
  .limit(TOP_CONTENT);

const LIKED_PHOTOS = db
  .selectFrom((eb) =>
    eb
      .selectFrom('fanZonePhotos')
      .selectAll()
      .where(({ ref }) => ref('approved'))
      .orderBy('likes', 'desc')
      .orderBy('id', 'desc')
      .limit(TOP_CONTENT)
      .as('p'),
  )
  .select(({ cast, fn, lit, ref, selectFrom, val }) => [
    sql.lit<ContentKind>('PHOTO').as('kind'),
    'p.id as contentId',
    fn.coalesce('p.description', val('')).as('title'),
    ref('p.category').$castTo<string>().as('category'),
    'p.likes',
    selectFrom('photoComments as c')
      .select((of) => asInt(of.fn.countAll()).as('count'))
      .whereRef('c.photoId', '=', 'p.id')
      .$asScalar()
      .$notNull()
      .as('comments'),
    cast<number | null>(lit(null), 'integer').as('views'),
    cast<number | null>(lit(null), 'integer').as('shares'),
    ref('p.createdAt').$castTo<string | null>().as('since'),
  ]);

const readLiked = slowStatement((_: Slots<object>) =>
  db
    .selectFrom(
      db
        .selectFrom(LIKED_ARTICLES.as('articles'))
        .selectAll()
        .unionAll(db.selectFrom(LIKED_PHOTOS.as('photos')).selectAll())
        .as('most'),
    )
    .select(['kind', 'contentId', 'title', 'category', 'likes', 'comments', 'views', 'shares'])
    .orderBy('most.likes', 'desc')
    .orderBy('most.since', 'desc')
    .orderBy('most.kind')
    .orderBy('most.contentId', 'desc')
    .limit(TOP_CONTENT),
);

/** The most liked of articles and photos. */
export async function readTopContent(ctx: Context): Promise<TopContentView[]> {
  const rows = await readLiked(ctx.em, {});
  return rows.map((row) =>
    row.kind === 'PHOTO' ? { ...row, category: photoCategoryLabel(row.category) } : row,
  );
}

const readPlaces = slowStatement((_: Slots<object>) =>
  db
    .with('places', (each) =>
      each
        .selectFrom('gameCheckIns')
        .select(({ fn }) => ['userId', fn<string>('trim', ['location']).as('place')])
        .where(({ ref }) => ref('approved')),
    )
    .selectFrom('places')
    .select(({ fn, selectFrom }) => [
      fn.agg<string>('mode').withinGroupOrderBy('place').as('name'),
      asInt(fn.count('userId').distinct()).as('count'),
      selectFrom('places')
        .select(asInt(fn.count('userId').distinct()).as('count'))
        .$asScalar()
        .$notNull()
        .as('all'),
    ])
    .groupBy(({ fn }) => fn('lower', ['place']))
    .orderBy('count', 'desc')
    .orderBy(({ fn }) => fn('lower', ['place']))
    .limit(TOP_GROUPS),
);

/** Where members checked in, each place in its most frequent spelling. The share is of all check-ins. */
export async function readLocations(ctx: Context): Promise<ShareView[]> {
  const rows = await readPlaces(ctx.em, {});
  return rows.map(({ name, count, all }) => ({ name, count, percent: percentOf(count, all) }));
}
