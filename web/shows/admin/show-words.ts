import type { Text } from '../../../schema/language/english.ts';
import type { ShowSource, SourceFault } from '../../../schema/shows/show-sources.ts';
import type { ShowState } from '../../../schema/shows/shows.ts';
import type { BadgeTone } from '../../ui/pictures/badge.tsx';

export const STATE_WORDS: Readonly<Record<ShowState, readonly [BadgeTone, Text]>> = {
  VISIBLE: ['green', 'On the site'],
  SCHEDULED: ['blue', 'Scheduled'],
  HIDDEN: ['neutral', 'Hidden'],
  GONE: ['red', 'Gone at its source'],
};

export const SOURCE_WORDS: Readonly<Record<ShowSource, Text>> = {
  youtube: 'YouTube channel',
  podcast: 'Podcast feed',
};

/** The field of a source's address. */
export const FIELD_WORDS: Readonly<
  Record<ShowSource, { readonly label: Text; readonly hint: Text }>
> = {
  youtube: {
    label: 'Channel id',
    hint: 'Starts with UC. YouTube shows it under Settings, Advanced settings. Empty: nothing is imported.',
  },
  podcast: {
    label: 'Feed address',
    hint: 'The RSS feed of your podcast host, starting with https://. Empty: nothing is imported.',
  },
};

export const FAULT_WORDS: Readonly<Record<SourceFault, Text>> = {
  REFUSED: 'Its address leads nowhere, or the host refuses us.',
  TOO_LARGE: 'The feed is too large.',
  NOT_NOW: 'The host didn’t answer. We’ll keep trying.',
  NO_FEED: 'What is at its address can’t be read as a feed.',
};
