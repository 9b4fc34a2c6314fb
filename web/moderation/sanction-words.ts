import type { Text } from '../../schema/language/english.ts';
import type { ReportedType, SanctionKind } from '../gql/graphql.ts';

/** Short, as in a badge. */
export const KIND_WORDS = {
  WARNING: 'Warning',
  MUTE_10_MINUTES: 'Muted for 10 minutes',
  MUTE_DAY: 'Muted for a day',
  MUTE_WEEK: 'Muted for a week',
  BAN: 'Banned',
} as const satisfies Readonly<Record<SanctionKind, Text>>;

/** What a moderator chooses. */
export const CHOICE_WORDS = {
  WARNING: 'Warn: they can post again once they’ve read it',
  MUTE_10_MINUTES: 'Mute for 10 minutes',
  MUTE_DAY: 'Mute for a day',
  MUTE_WEEK: 'Mute for a week',
  BAN: 'Ban',
} as const satisfies Readonly<Record<SanctionKind, Text>>;

/** What the member's own post was. */
export const OWN_POST_WORDS = {
  PHOTO: 'Your photo',
  PHOTO_COMMENT: 'Your photo comment',
  ARTICLE_COMMENT: 'Your article comment',
  CHAT_MESSAGE: 'Your chat message',
} as const satisfies Readonly<Record<ReportedType, Text>>;
