import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { CONTENT_TYPES } from '../../schema/shows/shows.ts';
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
    viewCount: p.integer().default(0),
    /** An admin took it off the site. */
    isHidden: p.boolean().default(false),
    /** When visitors were notified of it; null while it is scheduled or has never been visible. */
    announcedAt: stamped().nullable(),
    createdAt: stamped(),
  },
  indexes: [
    { properties: ['type', 'isCurrentlyLive', 'publishedAt', 'id'] },
    { properties: ['announcedAt', 'publishedAt'] },
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
      visible: 'not new.is_hidden',
      columns: ['title', 'type', 'description', 'published_at', 'is_hidden'],
    }),
  ],
});
export type ContentFeed = InferEntity<typeof ContentFeed>;
