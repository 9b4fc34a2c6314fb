import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import {
  ARTICLE_CATEGORIES,
  DEFAULT_AUTHOR,
  DEFAULT_CATEGORY,
  DEFAULT_READ_TIME,
} from '../../schema/articles/articles.ts';
import { counter, instant, stamped } from '../core/database/columns.ts';
import { searchable } from '../core/database/searchable.ts';

export const Article = defineEntity({
  name: 'Article',
  tableName: 'blog_posts',
  properties: {
    id: p.integer().primary(),
    title: p.text(),
    excerpt: p.text(),
    /** Markdown. */
    content: p.text(),
    author: p.text().default(DEFAULT_AUTHOR),
    featuredImageUrl: p.text().nullable(),
    /** JSON text with x, y and scale. */
    featuredImageCrop: p.text().nullable(),
    imageUrls: p.array().default([]),
    tags: p.array().default([]),
    category: p.enum(ARTICLE_CATEGORIES).default(DEFAULT_CATEGORY),
    published: p.boolean().default(false),
    scheduledPublishAt: instant().nullable(),
    /** Minutes. */
    readTime: p.integer().default(DEFAULT_READ_TIME),
    viewCount: counter(),
    shareCount: counter(),
    likeCount: counter(),
    commentCount: counter(),
    publishedAt: instant().nullable(),
    createdAt: stamped(),
    updatedAt: stamped(),
    /** Two editors of one article: the second save is refused instead of undoing the first. */
    version: p.integer().version(),
  },
  checks: [
    { name: 'blog_posts_published_check', expression: 'not published or published_at is not null' },
    { name: 'blog_posts_read_time_check', expression: 'read_time >= 1' },
  ],
  indexes: [
    { name: 'blog_posts_published_index', properties: ['publishedAt', 'id'], where: 'published' },
    {
      name: 'blog_posts_category_index',
      properties: ['category', 'publishedAt', 'id'],
      where: 'published',
    },
    { name: 'blog_posts_views_index', properties: ['viewCount', 'id'], where: 'published' },
    { properties: ['createdAt', 'id'] },
    {
      name: 'blog_posts_scheduled_index',
      properties: ['scheduledPublishAt'],
      where: 'scheduled_publish_at is not null',
    },
  ],
  triggers: [
    searchable({
      kind: 'blog',
      facet: "'blogs'",
      title: 'new.title',
      tags: "array_to_string(new.tags, ' ') || ' ' || new.category",
      summary: "new.excerpt || ' ' || new.author",
      // A row of the index has at most one megabyte.
      body: 'left(new.content, 200000)',
      occurredAt: 'new.published_at',
      visible: 'new.published',
      columns: [
        'title',
        'tags',
        'category',
        'excerpt',
        'author',
        'content',
        'published',
        'published_at',
      ],
    }),
  ],
});
export type Article = InferEntity<typeof Article>;
