import type { PostKind } from '../posts.ts';

/**
 * Rules that read what members write before anybody else does. They apply to what is published at once; photos, check-ins
 * and questions wait for a moderator anyway.
 */

export const FILTERED_KINDS = [
  'CHAT_MESSAGE',
  'ARTICLE_COMMENT',
  'PHOTO_COMMENT',
] as const satisfies readonly PostKind[];
export type FilteredKind = (typeof FILTERED_KINDS)[number];

/** What a filter looks for. */
export const FILTER_RULES = [
  'WORDS',
  'PATTERN',
  'LINKS',
  'REPEATS',
  'FLOOD',
  'NEW_MEMBERS',
] as const;
export type FilterRule = (typeof FILTER_RULES)[number];

/**
 * What happens to a post that matches: it is posted and moderators see it in their queue, it is posted once a moderator
 * approves it, or its writer is refused with a message.
 */
export const FILTER_ACTIONS = ['MARK', 'HOLD', 'REFUSE'] as const;
export type FilterAction = (typeof FILTER_ACTIONS)[number];

export const FILTER_LIMITS = {
  filters: 50,
  name: 60,
  message: 200,
  words: 200,
  word: 60,
  pattern: 200,
  hosts: 50,
  host: 100,
  /** Posts that are allowed within the minutes. */
  count: 50,
  minutes: 1_440,
  memberDays: 365,
} as const;

/** A trial reads the posts of so many days. */
export const TRIAL_DAYS = 7;
/** So many posts at most, the newest. */
export const TRIAL_POSTS = 50_000;
/** So many of the matches are listed, the newest first, and so many members, those with the most first. */
export const TRIAL_LISTED = 100;

/** Which rules count what a member wrote before. */
export const countsPosts = (rule: FilterRule): boolean => rule === 'REPEATS' || rule === 'FLOOD';

/** What a filter is made of. */
export interface FilterFields {
  readonly name: string;
  readonly rule: FilterRule;
  /** Whole words and phrases; one that ends with * also matches what begins like it. */
  readonly words: readonly string[];
  /** A regular expression in the syntax of RE2. */
  readonly pattern: string | null;
  /** Sites that links may lead to. */
  readonly allowedHosts: readonly string[];
  /** So many posts within the minutes are allowed. */
  readonly count: number | null;
  readonly minutes: number | null;
  /** Only for those who have been members for fewer days; null for everybody. */
  readonly memberDays: number | null;
  readonly kinds: readonly FilteredKind[];
  readonly action: FilterAction;
  /** What the writer reads when refused. */
  readonly message: string | null;
  readonly isOn: boolean;
}

export interface FilterView extends FilterFields {
  readonly id: number;
  readonly updatedAt: Date;
}

/** A post of the last week that a filter would have matched. */
export interface TrialMatchView {
  /** As in `CHAT_MESSAGE:12`. */
  readonly id: string;
  readonly kind: FilteredKind;
  readonly userId: number;
  readonly text: string;
  readonly createdAt: Date;
}

export interface TrialMemberView {
  readonly userId: number;
  readonly matchCount: number;
}

/** What a filter would have done with the posts of the last week. */
export interface FilterTrialView {
  readonly postCount: number;
  readonly matchCount: number;
  readonly memberCount: number;
  /** False where there were more posts than a trial reads. */
  readonly isWhole: boolean;
  readonly matches: readonly TrialMatchView[];
  readonly members: readonly TrialMemberView[];
}
