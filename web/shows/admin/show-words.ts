import type { ShowSourceKind } from '../../gql/graphql.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { SourceFault } from '../../../schema/shows/show-sources.ts';
import type { ShowState } from '../../../schema/shows/shows.ts';
import type { BadgeTone } from '../../ui/pictures/badge.tsx';

export const STATE_WORDS: Readonly<Record<ShowState, readonly [BadgeTone, Text]>> = {
  VISIBLE: ['green', 'On the site'],
  SCHEDULED: ['blue', 'Scheduled'],
  HIDDEN: ['neutral', 'Hidden'],
  GONE: ['red', 'Removed at the source'],
};

export const SOURCE_WORDS: Readonly<Record<ShowSourceKind, Text>> = {
  YOUTUBE: 'YouTube channel',
  PODCAST: 'Podcast feed',
};

/** The field of a source's address. */
export const FIELD_WORDS: Readonly<
  Record<ShowSourceKind, { readonly label: Text; readonly hint: Text }>
> = {
  YOUTUBE: {
    label: 'Channel ID',
    hint: 'Starts with UC. Find it on YouTube under Settings, Advanced settings. Leave blank to import nothing.',
  },
  PODCAST: {
    label: 'Feed URL',
    hint: 'Your podcast host’s RSS feed, starting with https://. Leave blank to import nothing.',
  },
};

export const FAULT_WORDS: Readonly<Record<SourceFault, Text>> = {
  REFUSED: 'The address doesn’t work, or the host refused us.',
  TOO_LARGE: 'The feed is too large.',
  NOT_NOW: 'The host didn’t answer. We’ll keep trying.',
  NO_FEED: 'We can’t read a feed at that address.',
};
