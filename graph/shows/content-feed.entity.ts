import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { CONTENT_TYPES } from '../../schema/shows/shows.ts';
import { SHOW_SOURCES } from '../../schema/shows/show-sources.ts';
import { instant, stamped } from '../core/database/columns.ts';
import { searchable } from '../core/database/searchable.ts';

/** A live show, video, short or podcast episode. */
export const ContentFeed = defineEntity({
  name: 'ContentFeed',
  tableName: 'content_feeds',
  properties: {
    id: p.integer().primary(),
    type: p.enum(CONTENT_TYPES),
    title: p.text(),
    url: p.text(),
    description: p.text().nullable(),
    thumbnailUrl: p.text().nullable(),
    /** As shown, e.g. `52:10`. */
    duration: p.text().nullable(),
    publishedAt: instant().nullable(),
    /** Id of the video or episode at its platform. */
    externalId: p.text().nullable().unique(),
    /** It is or was sent live. */
    isLive: p.boolean().default(false),
    /** It is on the air now. */
    isCurrentlyLive: p.boolean().default(false),
    /** When it last went on the air: its recording begins there. */
    liveSince: instant().nullable(),
    viewCount: p.integer().default(0),
    /** An admin took it off the site. */
    isHidden: p.boolean().default(false),
    /** When visitors were notified of it; null while it is scheduled or has never been visible. */
    announcedAt: stamped().nullable(),
    /** Where it was imported from; null: entered by hand. */
    source: p.enum(SHOW_SOURCES).nullable(),
    /** Its id there: of the video, or the episode's guid. */
    sourceId: p.text().nullable(),
    /** Fields that an admin edited: imports leave them alone. */
    editedFields: p.array().$type<string[]>().default([]),
    /** When its source no longer had it. */
    goneAt: instant().nullable(),
    audioUrl: p.text().nullable(),
    chaptersUrl: p.text().nullable(),
    transcriptUrl: p.text().nullable(),
    /** Of the episode at Apple. */
    appleId: p.text().nullable(),
    createdAt: stamped(),
  },
  uniques: [{ properties: ['source', 'sourceId'] }],
  indexes: [
    { properties: ['type', 'isCurrentlyLive', 'publishedAt', 'id'] },
    { properties: ['announcedAt', 'publishedAt'] },
    {
      name: 'content_feeds_type_date_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} (${columns.type}, coalesce(${columns.publishedAt}, ${columns.createdAt}), ${columns.id})`,
    },
    // Few are hidden or gone: admins who list those don't read all the others.
    {
      name: 'content_feeds_hidden_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} (${columns.type}, coalesce(${columns.publishedAt}, ${columns.createdAt}), ${columns.id}) where ${columns.isHidden}`,
    },
    {
      name: 'content_feeds_gone_index',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table} (${columns.type}, coalesce(${columns.publishedAt}, ${columns.createdAt}), ${columns.id}) where ${columns.goneAt} is not null`,
    },
  ],
  triggers: [
    searchable({
      kind: 'content',
      facet:
        "case new.type when 'live' then 'live' when 'podcast' then 'podcasts' else 'videos' end",
      title: 'new.title',
      tags: 'new.type',
      summary: 'new.description',
      occurredAt: 'coalesce(new.published_at, new.created_at)',
      visible: 'not new.is_hidden and new.gone_at is null',
      columns: ['title', 'type', 'description', 'published_at', 'is_hidden', 'gone_at'],
    }),
  ],
});
export type ContentFeed = InferEntity<typeof ContentFeed>;
