import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { SHOW_SOURCES, SOURCE_FAULTS } from '../../../schema/shows/show-sources.ts';
import { instant } from '../../core/database/columns.ts';

/** Where shows are imported from, how it went last, and when it is asked next. */
export const ShowSource = defineEntity({
  name: 'ShowSource',
  tableName: 'show_sources',
  properties: {
    source: p.enum(SHOW_SOURCES).primary(),
    /** The address, or the id of the channel, that the rest of the row is about. */
    address: p.text(),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    dueAt: instant(),
    checkedAt: instant().nullable(),
    succeededAt: instant().nullable(),
    /** Why the last attempt failed; null after a success. */
    fault: p.enum(SOURCE_FAULTS).nullable(),
    /** Failures in a row. */
    failures: p.integer().default(0),
    /** The channel's subscribers as last known. */
    subscribers: p.integer().nullable(),
    subscribersAt: instant().nullable(),
  },
});
export type ShowSource = InferEntity<typeof ShowSource>;
