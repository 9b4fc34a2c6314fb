import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ChapterView, PassageView } from '../../../schema/shows/show-texts.ts';
import { instant } from '../../core/database/columns.ts';
import { ContentFeed } from '../content-feed.entity.ts';

/**
 * Chapters and transcript of a show: as the files at its host had them when they were read, or as an admin entered them,
 * which the show's editedFields then name. And how long its audio file is.
 */
export const ShowText = defineEntity({
  name: 'ShowText',
  tableName: 'show_texts',
  properties: {
    show: () => p.oneToOne(ContentFeed).owner().primary().deleteRule('cascade'),
    chapters: p.json<ChapterView[]>().nullable(),
    /** Null: there is none, or it could not be read. */
    transcript: p.json<PassageView[]>().nullable(),
    /** Of the audio file; null while it is unknown. */
    audioBytes: p.integer().nullable(),
    /** The addresses that the rest of the row is about. */
    chaptersUrl: p.text().nullable(),
    transcriptUrl: p.text().nullable(),
    audioUrl: p.text().nullable(),
    /** When the files are read again; null: not until their addresses change. */
    dueAt: instant().nullable().index(),
    /** Attempts in a row that failed. */
    failures: p.integer().default(0),
  },
});
export type ShowText = InferEntity<typeof ShowText>;
