import * as z from 'zod/mini';
import { addDays, instantOfMountain, mountainDate } from '../time/clock.ts';
import { isBlank } from '../blank.ts';
import { isDefender } from '../games/roster.ts';
import { requiredLine } from '../text.ts';
import { FANTASY_REFUSALS } from '../refusals/fantasy.ts';
import type { EnumName } from '../enum-names.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(FANTASY_REFUSALS);

/** A member's lineup for one game: what goes where, what may come in, and when. */

export const SLOTS = [
  'wideReceiver1',
  'wideReceiver2',
  'runningBack',
  'tightEnd',
  'flex',
  'idp',
] as const;
export type Slot = (typeof SLOTS)[number];

export const SLOT_LABELS: Readonly<Record<Slot, string>> = {
  wideReceiver1: 'WR1',
  wideReceiver2: 'WR2',
  runningBack: 'RB',
  tightEnd: 'TE',
  flex: 'FLEX',
  idp: 'IDP',
};

export const LINEUP_NAME_MAX = 60;

export const LINEUP_TEXTS = {
  incomplete: {
    title: 'Incomplete lineup',
    message: said('lineup.incomplete'),
  },
  captain: {
    title: 'Invalid captain',
    message: said('lineup.captain'),
  },
  noGame: {
    title: 'No game available',
    message: said('lineup.noGame'),
  },
  failed: { title: 'Submission failed', message: 'Failed to submit lineup. Please try again.' },
  submitted: {
    title: 'Lineup submitted!',
    message: 'Your fantasy lineup has been locked in for this week.',
  },
  updated: {
    title: 'Lineup updated!',
    message: 'Your fantasy lineup has been locked in for this week.',
  },
  twice: said('lineup.twice'),
  notEligible: (slot: Slot) => said('lineup.notEligible', { slot: SLOT_LABELS[slot] }),
  locked: said('lineup.locked'),
  gameOver: said('lineup.gameOver'),
  comingSoon: (season: number) => said('lineup.comingSoon', { season }),
} as const;

/** What a lineup cannot do without, in the order in which the form asks for it. */
export const LINEUP_PARTS = ['lineupName', ...SLOTS, 'captain'] as const;
export type LineupPart = (typeof LINEUP_PARTS)[number];

/** How a part is called in a sentence. */
export const PART_WORDS = {
  ...SLOT_LABELS,
  lineupName: 'lineup name',
  captain: 'captain',
} as const satisfies Readonly<Record<LineupPart, string>>;

/** Which parts are missing. */
export const missingParts = (lineup: { readonly [P in LineupPart]?: unknown }): LineupPart[] =>
  LINEUP_PARTS.filter((part) => {
    const value = lineup[part];
    return typeof value !== 'string' || isBlank(value);
  });

const pick = z
  .string(LINEUP_TEXTS.incomplete.message)
  .check(
    z.trim(),
    z.minLength(1, LINEUP_TEXTS.incomplete.message),
    z.regex(/^\d{0,10}$/, LINEUP_TEXTS.incomplete.message),
  );

/** Picks are players' ids as text. Whether each may play in its slot is for the roster to say. */
export const lineupInput = z
  .object({
    lineupName: requiredLine({
      max: LINEUP_NAME_MAX,
      blank: LINEUP_TEXTS.incomplete.message,
      tooLong: said('lineup.nameTooLong', { max: LINEUP_NAME_MAX }),
    }),
    wideReceiver1: pick,
    wideReceiver2: pick,
    runningBack: pick,
    tightEnd: pick,
    flex: pick,
    idp: pick,
    captain: pick,
  })
  .check(
    z.refine((lineup) => new Set(picksOf(lineup)).size === SLOTS.length, LINEUP_TEXTS.twice),
    z.refine((lineup) => picksOf(lineup).includes(lineup.captain), LINEUP_TEXTS.captain.message),
  );
export type LineupInput = z.input<typeof lineupInput>;

export const picksOf = (lineup: { readonly [S in Slot]: string }): string[] =>
  SLOTS.map((slot) => lineup[slot]);

const POSITIONS: Readonly<Record<Exclude<Slot, 'idp'>, readonly string[]>> = {
  wideReceiver1: ['WR'],
  wideReceiver2: ['WR'],
  runningBack: ['RB'],
  tightEnd: ['TE'],
  flex: ['WR', 'RB', 'TE'],
};

/** Whether a player of that position may be put into a slot. The IDP slot takes every defender. */
export const isEligible = (slot: Slot, position: string): boolean =>
  slot === 'idp' ? isDefender(position) : POSITIONS[slot].includes(position);

export const LINEUP_CLOSED = ['locked', 'game-over'] as const;
export type LineupClosed = (typeof LINEUP_CLOSED)[number];

const CLOSED_TEXTS: Readonly<Partial<Record<string, string>>> = {
  LOCKED: LINEUP_TEXTS.locked,
  GAME_OVER: LINEUP_TEXTS.gameOver,
} satisfies Readonly<Record<EnumName<LineupClosed>, string>>;

/** Why lineups are closed, in words; nothing for a reason that came later than this build. */
export const closedText = (reason: EnumName<LineupClosed>): string => CLOSED_TEXTS[reason] ?? '';

/** The lineup window of one game. */
export interface LineupWindow {
  readonly isOpen: boolean;
  /** Why it is not open; null while it is. */
  readonly closedBecause: LineupClosed | null;
  /** When lineups for the week after open, once the game is over: Tuesday, midnight Mountain time. */
  readonly nextOpenDate: Date | null;
}

const TUESDAY = 2;

/** The Tuesday after a game, at midnight Mountain time; never the day of the game itself. */
export function tuesdayAfter(kickoffAt: Date): Date {
  const gameDay = mountainDate(kickoffAt);
  const weekday = new Date(`${gameDay}T00:00:00Z`).getUTCDay();
  return instantOfMountain({ date: addDays(gameDay, ((TUESDAY - weekday + 6) % 7) + 1) });
}

/** Open until the instant of kickoff, or its first play; then locked. Over once the game has a result. */
export function lineupWindow(
  game: { readonly kickoffAt: Date; readonly isStarted: boolean; readonly isCompleted: boolean },
  now: Date,
): LineupWindow {
  if (game.isCompleted)
    return {
      isOpen: false,
      closedBecause: 'game-over',
      nextOpenDate: tuesdayAfter(game.kickoffAt),
    };
  // A kickoff that is moved after the first play opens nothing.
  if (game.isStarted || now >= game.kickoffAt)
    return { isOpen: false, closedBecause: 'locked', nextOpenDate: null };
  return { isOpen: true, closedBecause: null, nextOpenDate: null };
}
