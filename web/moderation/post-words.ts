import type { Text } from '../../schema/language/english.ts';
import type { WaitingKind } from '../gql/graphql.ts';
import { TYPE_WORDS } from '../reports/admin/report-words.ts';

export const KIND_WORDS = {
  ...TYPE_WORDS,
  CHECK_IN: 'Check-in',
  QUESTION: 'Question',
  HELD_POST: 'Held back',
} as const satisfies Readonly<Record<WaitingKind, Text>>;
