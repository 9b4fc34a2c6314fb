import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import {
  IMPORT_FORMATS,
  IMPORT_POST_STATES,
  IMPORT_STATES,
} from '../../../schema/articles/article-import.ts';
import { counter, instant, stamped } from '../../core/database/columns.ts';
import { Article } from '../article.entity.ts';
import type { PostDraft } from './draft-of.ts';

/** An export of another site: what was read of it, and what became of it. */
export const ArticleImport = defineEntity({
  name: 'ArticleImport',
  tableName: 'article_imports',
  properties: {
    id: p.integer().primary(),
    filename: p.text(),
    format: p.enum(IMPORT_FORMATS),
    state: p.enum(IMPORT_STATES).default('PREVIEW'),
    /** Origin of the old site, by which relative addresses of pictures are fetched. */
    oldSite: p.text().nullable(),
    /** True: nothing is published, whatever the export says. */
    asDrafts: p.boolean().default(false),
    createdAt: stamped(),
    missingPictures: counter(),
    /** While one node works on it, no other does. */
    leasedUntil: instant().nullable(),
  },
});
export type ArticleImport = InferEntity<typeof ArticleImport>;

/** A post of an export. */
export const ImportPost = defineEntity({
  name: 'ImportPost',
  tableName: 'article_import_posts',
  properties: {
    id: p.integer().primary(),
    import: () => p.manyToOne(ArticleImport).deleteRule('cascade'),
    state: p.enum(IMPORT_POST_STATES).default('READY'),
    title: p.text(),
    path: p.text().nullable(),
    publishedAt: instant().nullable(),
    /** What is wrong with it, in English. */
    fault: p.text().nullable(),
    /** As it was read; null once the article is made. */
    draft: p.json<PostDraft>().nullable(),
    article: () => p.manyToOne(Article).nullable().deleteRule('set null'),
    /** Of the article, as it was made: an article that was edited since is not undone. */
    version: p.integer().nullable(),
  },
  indexes: [{ properties: ['import', 'id'] }, { properties: ['article'] }],
});
export type ImportPost = InferEntity<typeof ImportPost>;

/** An address of the old site that leads to an article. */
export const ArticleAddress = defineEntity({
  name: 'ArticleAddress',
  tableName: 'article_addresses',
  properties: {
    path: p.text().primary(),
    article: () => p.manyToOne(Article).deleteRule('cascade'),
  },
  indexes: [{ properties: ['article'] }],
});
export type ArticleAddress = InferEntity<typeof ArticleAddress>;
