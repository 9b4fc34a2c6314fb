import { addDays, mountainDate, mountainDay } from './time/clock.ts';
import { foldedWords, wordsIn } from './words.ts';

/** Members and words that a member does not want to read, in chat, comments, photos, search and notifications. */

export const MUTE_LIMITS = { members: 500, words: 100, word: 60 } as const;

/** How long a word can be muted. */
export const MUTE_DURATIONS = ['DAY', 'UNTIL_MONDAY', 'MONTH', 'FOREVER'] as const;
export type MuteDuration = (typeof MUTE_DURATIONS)[number];

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const MONDAY = 1;

/** When a word that is muted now is shown again; null for never. Monday begins at midnight in Denver. */
export function mutedUntil(duration: MuteDuration, now: Date): Date | null {
  if (duration === 'FOREVER') return null;
  if (duration !== 'UNTIL_MONDAY')
    return new Date(now.getTime() + (duration === 'DAY' ? 1 : MONTH_DAYS) * DAY_MS);
  const today = mountainDate(now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return mountainDay(addDays(today, ((MONDAY - weekday + 6) % 7) + 1)).from;
}

/** A muted word or phrase. */
export interface MutedWordView {
  readonly id: number;
  readonly text: string;
  /** Null: until it is unmuted. */
  readonly until: Date | null;
}

/** What the rule needs of a member's mutes. The server leaves out words whose time is over. */
export interface Mutes {
  readonly members: readonly { readonly id: number }[];
  readonly words: readonly { readonly text: string }[];
}

/** What may be muted: something that was posted or found, or a notification. */
export interface Mutable {
  /** Who wrote it; null for the site itself. */
  readonly userId: number | null;
  /** All its words. */
  readonly text: string;
}

/** Ms from `asOf`, the server's clock at its response, until a word is over; undefined when none is going to be. */
export function nextMuteEnd({
  asOf,
  words,
}: {
  readonly asOf: string;
  readonly words: readonly { readonly until: string | null }[];
}): number | undefined {
  const ends = words.flatMap(({ until }) => (until === null ? [] : Date.parse(until)));
  return ends.length === 0 ? undefined : Math.min(...ends) - Date.parse(asOf);
}

/**
 * What this member does not want to read; undefined for a member without mutes. What they wrote themselves is never
 * muted.
 */
export function muteRule(
  mutes: Mutes,
  viewerId: number,
): ((thing: Mutable) => boolean) | undefined {
  const members = new Set(mutes.members.map(({ id }) => id));
  const words = mutes.words.map(({ text }) => text);
  if (members.size === 0 && words.length === 0) return undefined;
  const areIn = wordsIn(words);
  return ({ userId, text }) =>
    userId !== viewerId &&
    ((userId !== null && members.has(userId)) || (words.length > 0 && areIn(foldedWords(text))));
}
