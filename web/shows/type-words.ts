import type { Text } from '../../schema/language/english.ts';
import type { ContentType } from '../../schema/shows/shows.ts';

/** What a show is. */
export const TYPE_WORDS: Readonly<Record<ContentType, Text>> = {
  live: 'Live show',
  youtube: 'Video',
  shorts: 'Short',
  podcast: 'Podcast episode',
};
