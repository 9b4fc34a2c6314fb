import type { Text } from '../../schema/language/english.ts';
import type { ContentType } from '../gql/graphql.ts';

/** What a show is. */
export const TYPE_WORDS: Readonly<Record<ContentType, Text>> = {
  LIVE: 'Live show',
  YOUTUBE: 'Video',
  SHORTS: 'Short',
  PODCAST: 'Podcast episode',
};
