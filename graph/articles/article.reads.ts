import {
  type Expression,
  expressionBuilder,
  type ExpressionBuilder,
  type InferResult,
  type SelectQueryBuilder,
} from 'kysely';
import {
  type ArticleCounts,
  type ArticleFilter,
  type ArticleNavigationView,
  type ArticleView,
  cropOf,
} from '../../schema/articles/articles.ts';
import type { ForViewer } from '../../schema/likes.ts';
import type { Context } from '../core/context.ts';
import type { PageRequest } from '../core/paging/connection.ts';
import { isBefore, type Start } from '../core/paging/cursors.ts';
import { db } from '../core/database/db.ts';
import { isoInstant } from '../core/instants.ts';
import { imageView, storedImage } from '../core/images/images.ts';
import { asInt, hasRow, rowsOf, type Slots, statement } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { startByCreation, startByPublishing } from './article-cursor.ts';

/** An article as read. `content` (Markdown) is only included for a single article, not in lists. */
export interface ReadArticle extends ForViewer<ArticleView> {
  readonly content?: string;
}

type WithArticle = Tables & { a: Tables['blogPosts'] };

const instantOrNull = (stored: string | null) => (stored === null ? null : isoInstant(stored));

export const articleOf = ({
  storedImage,
  ...row
}: Stored & { readonly isLikedByMe: boolean | null }): ReadArticle => ({
  ...row,
  featuredImage:
    row.featuredImageUrl === null ? null : imageView(row.featuredImageUrl, storedImage),
  featuredImageCrop: cropOf(row.featuredImageCrop),
  publishedAt: instantOrNull(row.publishedAt),
  scheduledPublishAt: instantOrNull(row.scheduledPublishAt),
  createdAt: isoInstant(row.createdAt),
  updatedAt: isoInstant(row.updatedAt),
});

/** The articles `a` as they are read. */
export const articlesIn = (from: SelectQueryBuilder<WithArticle, 'a', object>) =>
  from
    .select(({ ref }) => storedImage(ref('a.featuredImageUrl')).as('storedImage'))
    .select(['a.id', 'a.title', 'a.excerpt', 'a.author', 'a.category', 'a.tags'])
    .select(['a.featuredImageUrl', 'a.featuredImageCrop', 'a.imageUrls', 'a.readTime'])
    .select(['a.viewCount', 'a.shareCount', 'a.likeCount', 'a.commentCount'])
    .select(['a.published as isPublished', 'a.publishedAt', 'a.scheduledPublishAt'])
    .select(['a.createdAt', 'a.updatedAt', 'a.version']);

const READ = articlesIn(db.selectFrom('blogPosts as a'));

type Stored = InferResult<typeof READ>[number];

/** An article of `READ` and whether the viewer likes it; false for visitors. */
const readFor = ({ viewerId }: Slots<{ viewerId: number | null }>) =>
  READ.select(({ selectFrom }) =>
    hasRow(
      selectFrom('articleLikes as l')
        .select('l.id')
        .whereRef('l.articleId', '=', 'a.id')
        .where('l.userId', '=', viewerId),
    ).as('isLikedByMe'),
  );

export interface Page extends PageRequest {
  /** Of this category only. */
  readonly category?: string | null;
}

interface Reading extends Start {
  readonly viewerId: number | null;
  readonly first: number;
}

const listed = (page: Slots<Reading>) =>
  readFor(page)
    .where(({ ref }) => ref('a.published'))
    .where(({ ref }) => isBefore(ref('a.publishedAt'), ref('a.id'), page))
    .orderBy('a.publishedAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.first);
const readListed = statement(listed);
// A statement of its own: one that allows for no category could not use the index of categories.
const readOfCategory = statement((page: Slots<Reading & { category: string }>) =>
  listed(page).where(({ cast, eb }) => eb(cast<string>('a.category', 'text'), '=', page.category)),
);

/** Published articles, newest first. */
export async function readPublished(
  { em, viewer }: Context,
  { first, after, category = null }: Page,
): Promise<ReadArticle[]> {
  const start = await startByPublishing(em, after);
  const reading = { ...start, viewerId: viewer?.id ?? null, first };
  const rows = await (category === null
    ? readListed(em, reading)
    : readOfCategory(em, { ...reading, category }));
  return rows.map(articleOf);
}

/** Addresses and last changes of published articles alone, newest first: a sitemap needs thousands of them. */
export async function readPublishedDates(
  ctx: Context,
  first: number,
): Promise<{ id: number; updatedAt: Date }[]> {
  const rows = await rowsOf(
    ctx.em,
    db
      .selectFrom('blogPosts')
      .select(['id', 'updatedAt'])
      .where(({ ref }) => ref('published'))
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(first),
  );
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt) }));
}

const SHOWN = {
  ALL: ({ lit }) => lit(true),
  DRAFTS: ({ not, ref }) => not(ref('a.published')),
  PUBLISHED: ({ ref }) => ref('a.published'),
} as const satisfies Record<
  ArticleFilter,
  (of: ExpressionBuilder<WithArticle, 'a'>) => Expression<boolean>
>;

const eachFilter = <Read>(read: (filter: ArticleFilter) => Read): Record<ArticleFilter, Read> => ({
  ALL: read('ALL'),
  DRAFTS: read('DRAFTS'),
  PUBLISHED: read('PUBLISHED'),
});

const readOfAll = eachFilter((show) =>
  statement((page: Slots<Reading>) =>
    readFor(page)
      .where(SHOWN[show])
      .where(({ ref }) => isBefore(ref('a.createdAt'), ref('a.id'), page))
      .orderBy('a.createdAt', 'desc')
      .orderBy('a.id', 'desc')
      .limit(page.first),
  ),
);

/** Drafts and published articles, those begun last first. */
export async function readAll(
  { em, viewer }: Context,
  { show, first, after }: PageRequest & { show: ArticleFilter },
): Promise<ReadArticle[]> {
  const start = await startByCreation(em, after);
  const rows = await readOfAll[show](em, { ...start, viewerId: viewer?.id ?? null, first });
  return rows.map(articleOf);
}

/** How many articles there are of each kind. */
export async function readCounts(ctx: Context): Promise<ArticleCounts> {
  const [counts] = await rowsOf(
    ctx.em,
    db
      .selectFrom('blogPosts')
      .select(({ fn, not, ref }) => [
        asInt(fn.countAll()).as('total'),
        asInt(fn.countAll().filterWhere(ref('published'))).as('published'),
        asInt(fn.countAll().filterWhere(not(ref('published')))).as('drafts'),
      ]),
  );
  return counts!;
}

const readOne = eachFilter((show) =>
  statement((one: Slots<{ id: number; viewerId: number | null }>) =>
    readFor(one).select('a.content').where('a.id', '=', one.id).where(SHOWN[show]),
  ),
);

/** An article with its text; undefined for unknown ids and, unless requested, for drafts. */
export async function readArticle(
  { em, viewer }: Context,
  id: number,
  show: ArticleFilter = 'PUBLISHED',
): Promise<ReadArticle | undefined> {
  const [row] = await readOne[show](em, { id, viewerId: viewer?.id ?? null });
  return row && articleOf(row);
}

const readSome = statement((some: Slots<{ ids: number[]; viewerId: number | null }>) =>
  readFor(some)
    .where(({ eb, fn }) => eb('a.id', '=', fn.any(some.ids)))
    .where(SHOWN.PUBLISHED),
);

/** Published articles by their ids, in no order. */
export async function readArticles({ em, viewer }: Context, ids: number[]): Promise<ReadArticle[]> {
  const rows = await readSome(em, { ids, viewerId: viewer?.id ?? null });
  return rows.map(articleOf);
}

/** The texts of several articles by id, for those who ask a list for them. */
export async function readContents(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await rowsOf(
    ctx.em,
    db.selectFrom('blogPosts').select(['id', 'content']).where('id', 'in', ids),
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

const linkOf = (id: number | null, title: string | null) =>
  id === null || title === null ? null : { id, title };

/** The published article next to `a` in one direction. */
function nextTo(direction: 'newer' | 'older') {
  const [comparison, order] =
    direction === 'newer' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  return expressionBuilder<WithArticle, 'a'>()
    .selectFrom('blogPosts as b')
    .select(['b.id', 'b.title'])
    .where(({ ref }) => ref('b.published'))
    .where(({ eb, refTuple }) =>
      eb(refTuple('b.publishedAt', 'b.id'), comparison, refTuple('a.publishedAt', 'a.id')),
    )
    .orderBy('b.publishedAt', order)
    .orderBy('b.id', order)
    .limit(1);
}

const readNeighbors = statement(({ id }: Slots<{ id: number }>) =>
  db
    .selectFrom('blogPosts as a')
    .leftJoinLateral(nextTo('older').as('p'), (join) => join.onTrue())
    .leftJoinLateral(nextTo('newer').as('n'), (join) => join.onTrue())
    .select([
      'p.id as previousId',
      'p.title as previousTitle',
      'n.id as nextId',
      'n.title as nextTitle',
    ])
    .where('a.id', '=', id)
    .where(({ ref }) => ref('a.published')),
);

/** The previous and next published article; undefined for unknown ids and for drafts. */
export async function readNavigation(
  { em }: Context,
  id: number,
): Promise<ArticleNavigationView | undefined> {
  const [row] = await readNeighbors(em, { id });
  return (
    row && {
      previousArticle: linkOf(row.previousId, row.previousTitle),
      nextArticle: linkOf(row.nextId, row.nextTitle),
    }
  );
}
