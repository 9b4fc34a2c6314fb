import { sql, type RawBuilder } from 'kysely';
import {
  type ArticleCounts,
  type ArticleFilter,
  type ArticleInEvent,
  type ArticleNavigationView,
  type ArticleView,
  cropOf,
} from '../../schema/articles/articles.ts';
import type { Context } from '../core/context.ts';
import { type After, olderThan } from '../core/paging/cursors.ts';
import { imageView, type StoredImage, storedImage } from '../core/images/images.ts';
import { rowsOf } from '../core/database/rows.ts';
import { BY_CREATION, BY_PUBLISHING } from './article-cursor.ts';

/** An article as read. `content` (Markdown) comes along where one article is read, not in lists. */
export interface ReadArticle extends ArticleView {
  /** Null where nobody in particular reads it. */
  readonly liked: boolean | null;
  readonly content?: string;
}

type Stored = Omit<ReadArticle, keyof ArticleInEvent> &
  Omit<ArticleInEvent, 'featuredImageCrop' | 'featuredImage'> & {
    readonly featuredImageCrop: string | null;
    readonly storedImage: StoredImage | null;
  };

const instant = (text: string) => new Date(text);
const instantOrNull = (text: string | null) => (text === null ? null : new Date(text));

const articleOf = ({ storedImage, ...row }: Stored): ReadArticle => ({
  ...row,
  featuredImage:
    row.featuredImageUrl === null ? null : imageView(row.featuredImageUrl, storedImage),
  featuredImageCrop: cropOf(row.featuredImageCrop),
  publishedAt: instantOrNull(row.publishedAt),
  scheduledPublishAt: instantOrNull(row.scheduledPublishAt),
  createdAt: instant(row.createdAt),
  updatedAt: instant(row.updatedAt),
});

const COLUMNS = sql`${storedImage('a.featured_image_url')} as "storedImage",
  a.id, a.title, a.excerpt, a.author, a.category, a.tags, a.featured_image_url as "featuredImageUrl",
  a.featured_image_crop as "featuredImageCrop", a.image_urls as "imageUrls", a.read_time as "readTime",
  a.view_count as "viewCount", a.share_count as "shareCount", a.like_count as "likeCount",
  a.comment_count as "commentCount", a.published, a.published_at as "publishedAt",
  a.scheduled_publish_at as "scheduledPublishAt", a.created_at as "createdAt",
  a.updated_at as "updatedAt", a.version`;

/** Whether the viewer likes `a`; costs nothing for visitors. */
const liked = ({ viewer }: Context): RawBuilder<boolean> =>
  viewer
    ? sql`exists (select 1 from article_likes l where l.article_id = a.id and l.user_id = ${viewer.id}) as liked`
    : sql`false as liked`;

export interface Page extends After {
  readonly first: number;
  /** Of this category only. */
  readonly category?: string | null;
}

/** Published articles, newest first. */
export async function readPublished(
  ctx: Context,
  { first, category, ...place }: Page,
): Promise<ReadArticle[]> {
  const ofCategory = category ? sql`and a.category = ${category}` : sql``;
  const older = await olderThan(ctx.em, BY_PUBLISHING, place);
  const rows = await rowsOf(
    ctx.em,
    sql<Stored>`select ${COLUMNS}, ${liked(ctx)} from blog_posts a where a.published ${ofCategory} ${older}
      order by a.published_at desc, a.id desc limit ${first}`,
  );
  return rows.map(articleOf);
}

/** Addresses and last changes of published articles alone, newest first: a sitemap needs thousands of them. */
export async function readPublishedDates(
  ctx: Context,
  first: number,
): Promise<{ id: number; updatedAt: Date }[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: number; updatedAt: string }>`select id, updated_at as "updatedAt" from blog_posts
      where published order by published_at desc, id desc limit ${first}`,
  );
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: instant(updatedAt) }));
}

const SHOWN = {
  ALL: sql`true`,
  DRAFTS: sql`not a.published`,
  PUBLISHED: sql`a.published`,
} as const satisfies Record<ArticleFilter, unknown>;

/** Drafts and published articles, those begun last first. */
export async function readAll(
  ctx: Context,
  { show, first, ...place }: Omit<Page, 'category'> & { show: ArticleFilter },
): Promise<ReadArticle[]> {
  const older = await olderThan(ctx.em, BY_CREATION, place);
  const rows = await rowsOf(
    ctx.em,
    sql<Stored>`select ${COLUMNS}, ${liked(ctx)} from blog_posts a where ${SHOWN[show]} ${older}
      order by a.created_at desc, a.id desc limit ${first}`,
  );
  return rows.map(articleOf);
}

/** How many articles there are of each kind. */
export async function readCounts(ctx: Context): Promise<ArticleCounts> {
  const [counts] = await rowsOf(
    ctx.em,
    sql<ArticleCounts>`select count(*)::int as total, (count(*) filter (where published))::int as published,
      (count(*) filter (where not published))::int as drafts from blog_posts`,
  );
  return counts!;
}

/** An article with its text; undefined for unknown ids and, unless they are asked for, drafts alike. */
export async function readArticle(
  ctx: Context,
  id: number,
  show: ArticleFilter = 'PUBLISHED',
): Promise<ReadArticle | undefined> {
  const [row] = await rowsOf(
    ctx.em,
    sql<Stored>`select ${COLUMNS}, a.content, ${liked(ctx)} from blog_posts a where a.id = ${id} and ${SHOWN[show]}`,
  );
  return row && articleOf(row);
}

/** The texts of several articles by id, for those who ask a list for them. */
export async function readContents(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await rowsOf(
    ctx.em,
    sql<{
      id: number;
      content: string;
    }>`select id, content from blog_posts where id = any(${[...ids]}::int[])`,
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

interface Neighbours {
  readonly previousId: number | null;
  readonly previousTitle: string | null;
  readonly nextId: number | null;
  readonly nextTitle: string | null;
}

const linkOf = (id: number | null, title: string | null) =>
  id === null || title === null ? null : { id, title };

/** The published neighbours of a published article; undefined for unknown ids and drafts alike. */
export async function readNavigation(
  ctx: Context,
  id: number,
): Promise<ArticleNavigationView | undefined> {
  const [row] = await rowsOf(
    ctx.em,
    sql<Neighbours>`
      select p.id as "previousId", p.title as "previousTitle", n.id as "nextId", n.title as "nextTitle"
      from blog_posts a
      left join lateral (
        select b.id, b.title from blog_posts b where b.published and (b.published_at, b.id) < (a.published_at, a.id)
        order by b.published_at desc, b.id desc limit 1
      ) p on true
      left join lateral (
        select b.id, b.title from blog_posts b where b.published and (b.published_at, b.id) > (a.published_at, a.id)
        order by b.published_at, b.id limit 1
      ) n on true
      where a.id = ${id} and a.published`,
  );
  return (
    row && {
      previousArticle: linkOf(row.previousId, row.previousTitle),
      nextArticle: linkOf(row.nextId, row.nextTitle),
    }
  );
}
