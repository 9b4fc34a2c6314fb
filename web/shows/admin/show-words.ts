import type { Text } from '../../../schema/language/english.ts';
import type { ContentType, ShowState } from '../../../schema/shows/shows.ts';
import type { BadgeTone } from '../../ui/pictures/badge.tsx';

export const TYPE_WORDS: Readonly<Record<ContentType, Text>> = {
  live: 'Live show',
  youtube: 'Video',
  shorts: 'Short',
  podcast: 'Podcast episode',
};

export const STATE_WORDS: Readonly<Record<ShowState, readonly [BadgeTone, Text]>> = {
  VISIBLE: ['green', 'On the site'],
  SCHEDULED: ['blue', 'Scheduled'],
  HIDDEN: ['neutral', 'Hidden'],
};
