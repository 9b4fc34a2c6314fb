import { articleInput } from '../../../schema/articles/article-shape.ts';
import { ARTICLE_CATEGORIES } from '../../../schema/articles/articles.ts';
import { refuse } from '../../core/errors.ts';
import { graphql } from '../../gql/gql.ts';
import type { ArticleInput } from '../../gql/graphql.ts';
import { articleJson } from './articles.rows.ts';
import {
  after,
  id,
  nameIn,
  optionalFlag,
  optionalText,
  optionalTexts,
  row,
  text,
  whole,
} from '../row.ts';

const crop = (value: unknown): ArticleInput['featuredImageCrop'] => {
  if (value === undefined || value === null || value === '') return null;
  const { x, y, scale } = Object(typeof value === 'string' ? jsonOf(value) : value) as Record<
    string,
    unknown
  >;
  return { x: number(x), y: number(y), scale: number(scale) };
};

const noCrop = () => refuse('input.notCrop', { name: 'featuredImageCrop' });

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw noCrop();
  }
}

function number(value: unknown): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read !== 'number' || !Number.isFinite(read)) throw noCrop();
  return read;
}

/** The body of both calls that save. Tags come as a list, or as text with commas. */
function inputOf(body: Readonly<Record<string, unknown>>): ArticleInput {
  const category = optionalText(body.category, 'category');
  const rest = {
    title: text(body.title, 'title'),
    excerpt: text(body.excerpt, 'excerpt'),
    content: text(body.content, 'content'),
    author: optionalText(body.author, 'author'),
    tags: typeof body.tags === 'string' ? [body.tags] : optionalTexts(body.tags, 'tags'),
    featuredImageUrl: optionalText(body.featuredImageUrl, 'featuredImageUrl'),
    featuredImageCrop: crop(body.featuredImageCrop),
    imageUrls: optionalTexts(body.imageUrls, 'imageUrls'),
    readTime:
      body.readTime === undefined || body.readTime === null
        ? undefined
        : whole(body.readTime, 'readTime'),
  };
  const name = nameIn(ARTICLE_CATEGORIES, category);
  // A category that the graph can't name is refused in the words of the shape, with what else is wrong.
  if (category && name === null) articleInput.parse({ ...rest, category });
  return { ...rest, category: name };
}

/** An instant as ISO text with its offset from UTC; null takes a schedule back. */
function instant(value: unknown): string | null {
  if (value === null) return null;
  const isMeant =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/i.test(value);
  if (!isMeant || Number.isNaN(Date.parse(value)))
    throw refuse('input.notTime', { name: 'scheduledPublishAt', example: '2025-11-16T19:00:00Z' });
  return value;
}

/** Articles: what admins write. */
export const articleWritingRows = [
  row({
    method: 'get',
    path: '/api/blog-posts',
    operation: graphql(/* GraphQL */ `
      query RestAllArticles($after: String) {
        allArticles(first: 100, after: $after) {
          nodes {
            ...RestArticle
          }
        }
      }
    `),
    variables: ({ query }) => ({ after: after('articles', query.after) }),
    reply: (data) => data.allArticles.nodes.map(articleJson),
  }),
  row({
    method: 'post',
    path: '/api/blog-posts',
    operation: graphql(/* GraphQL */ `
      mutation RestCreateArticle($input: ArticleInput!, $published: Boolean!) {
        createArticle(input: { article: $input, isPublished: $published }) {
          article {
            ...RestArticle
          }
        }
      }
    `),
    variables: ({ body }) => ({
      input: inputOf(body),
      published: optionalFlag(body.published, 'published') ?? false,
    }),
    reply: (data) => articleJson(data.createArticle!.article),
    status: 201,
  }),
  row({
    method: 'put',
    path: '/api/blog-posts/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestUpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {
        updateArticle(input: { id: $id, article: $input, version: $version }) {
          article {
            ...RestArticle
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      id: id(params.id),
      input: inputOf(body),
      version:
        body.version === undefined || body.version === null
          ? undefined
          : whole(body.version, 'version'),
    }),
    reply: (data) => articleJson(data.updateArticle!.article),
  }),
  row({
    method: 'patch',
    path: '/api/blog-posts/:id/publish',
    operation: graphql(/* GraphQL */ `
      mutation RestPublishArticle($id: Int!) {
        publishArticle(input: { id: $id }) {
          article {
            ...RestArticle
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => articleJson(data.publishArticle!.article),
  }),
  row({
    method: 'patch',
    path: '/api/blog-posts/:id/schedule',
    operation: graphql(/* GraphQL */ `
      mutation RestScheduleArticle($id: Int!, $at: DateTime) {
        scheduleArticle(input: { id: $id, at: $at }) {
          article {
            ...RestArticle
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      id: id(params.id),
      at: instant(body.scheduledPublishAt),
    }),
    reply: (data) => articleJson(data.scheduleArticle!.article),
  }),
  row({
    method: 'delete',
    path: '/api/blog-posts/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestDeleteArticle($id: Int!) {
        deleteArticle(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: () => ({ success: true }),
  }),
];
