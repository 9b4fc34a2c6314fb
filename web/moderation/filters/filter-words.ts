import type { FilterFields } from '../../../schema/filters/filters.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { FilterAction, FilteredKind, FilterRule } from '../../gql/graphql.ts';
import { t } from '../../ui/language.ts';

export const RULE_WORDS = {
  WORDS: 'Words and phrases',
  PATTERN: 'Pattern',
  LINKS: 'Links',
  REPEATS: 'Repeats',
  FLOOD: 'Too many posts',
  NEW_MEMBERS: 'New members',
} as const satisfies Readonly<Record<FilterRule, Text>>;

export const ACTION_WORDS = {
  MARK: 'Post it, then review it',
  HOLD: 'Hold it for review',
  REFUSE: 'Don’t post it',
} as const satisfies Readonly<Record<FilterAction, Text>>;

export const PLACE_WORDS = {
  CHAT_MESSAGE: 'Chat messages',
  ARTICLE_COMMENT: 'Comments on articles',
  PHOTO_COMMENT: 'Comments on photos',
} as const satisfies Readonly<Record<FilteredKind, Text>>;

/** So many of the words or sites are named. */
const NAMED = 5;

const someOf = (all: readonly string[]) =>
  all.length > NAMED ? `${all.slice(0, NAMED).join(', ')} …` : all.join(', ');

/** What a filter looks for, in a few words. */
export function summaryOf(filter: Omit<FilterFields, 'name' | 'isOn'>): string {
  const { rule, words, pattern, allowedHosts, count, minutes, memberDays } = filter;
  const limits = { count: count ?? 0, minutes: minutes ?? 0 };
  const looksFor = {
    WORDS: () => someOf(words),
    PATTERN: () => pattern ?? '',
    LINKS: () =>
      allowedHosts.length > 0
        ? t('Links, except to {sites}', { sites: someOf(allowedHosts) })
        : t('All links'),
    REPEATS: () =>
      t('The same text more than {count} times in {minutes|one:# minute|other:# minutes}', limits),
    FLOOD: () =>
      t(
        'More than {count|one:# post|other:# posts} in {minutes|one:# minute|other:# minutes}',
        limits,
      ),
    NEW_MEMBERS: () => t('Every post'),
  }[rule]();
  if (memberDays === null) return looksFor;
  const isNew = t('members for less than {days|one:# day|other:# days}', { days: memberDays });
  return `${looksFor} · ${isNew}`;
}
