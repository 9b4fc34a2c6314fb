import { LinkifyIt } from 'linkify-it';
import { RE2JS } from 're2js';
import type { FilterFields, FilterRule } from '../../schema/filters/filters.ts';
import { isSameText } from './same-text.ts';
import { foldedWords, wordsIn } from '../../schema/words.ts';

/** What a filter reads of a post. */
export interface ReadPost {
  readonly text: string;
  readonly at: Date;
  readonly memberSince: Date;
}

/** So many of a member's earlier posts are compared at most, the newest. */
export const EARLIER_POSTS = 100;

/** What the same member posted before, in any order. */
export type EarlierPost = Pick<ReadPost, 'text' | 'at'>;

export interface Matcher {
  /** So far back it looks, in ms; 0 for a rule that reads nothing but the post. */
  readonly windowMs: number;
  matches(post: ReadPost, earlier: readonly EarlierPost[]): boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The part of a filter that decides what it matches. */
export type Looks = Pick<
  FilterFields,
  'rule' | 'words' | 'pattern' | 'allowedHosts' | 'count' | 'minutes' | 'memberDays'
>;

type Reads = (looks: Looks) => (post: ReadPost, earlier: readonly EarlierPost[]) => boolean;

/** Steps of a pattern; a text of 2,000 characters is read within 5 ms. */
const LARGEST_PROGRAM = 400;

export const compiledPattern = (pattern: string): RE2JS =>
  RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);

export const isTooLarge = (pattern: RE2JS): boolean => pattern.programSize() > LARGEST_PROGRAM;

const links = new LinkifyIt({ fuzzyLink: true });

const isAllowed = (host: string, allowed: readonly string[]) =>
  allowed.some((each) => host === each || host.endsWith(`.${each}`));

/** The host of a link; null for what is no address. */
const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);

const within = ({ at }: ReadPost, earlier: readonly EarlierPost[], minutes: number) => {
  const since = at.getTime() - minutes * MINUTE_MS;
  return earlier.filter((each) => each.at.getTime() > since && each.at <= at);
};

const READS: Readonly<Record<FilterRule, Reads>> = {
  WORDS({ words }) {
    const areIn = wordsIn(words);
    return ({ text }) => areIn(foldedWords(text));
  },
  PATTERN({ pattern }) {
    const compiled = compiledPattern(pattern ?? '');
    return ({ text }) => compiled.test(text);
  },
  LINKS({ allowedHosts }) {
    // As addresses have them: without letters beyond ASCII.
    const allowed = allowedHosts.map((host) => hostOf(`https://${host}`) ?? host);
    return ({ text }) =>
      (links.match(text) ?? []).some(({ url }) => {
        const host = hostOf(url);
        return host !== null && !isAllowed(host, allowed);
      });
  },
  REPEATS:
    ({ count, minutes }) =>
    (post, earlier) => {
      const recent = within(post, earlier, minutes ?? 0);
      return recent.filter(({ text }) => isSameText(text, post.text)).length >= (count ?? 1);
    },
  FLOOD:
    ({ count, minutes }) =>
    (post, earlier) =>
      within(post, earlier, minutes ?? 0).length >= (count ?? 1),
  NEW_MEMBERS: () => () => true,
};

/** What a filter matches. Throws for a pattern that can't be read. */
export function matcherOf(looks: Looks): Matcher {
  const reads = READS[looks.rule](looks);
  const newMs = looks.memberDays === null ? Infinity : looks.memberDays * DAY_MS;
  return {
    windowMs: (looks.minutes ?? 0) * MINUTE_MS,
    matches: (post, earlier) =>
      post.at.getTime() - post.memberSince.getTime() < newMs && reads(post, earlier),
  };
}
