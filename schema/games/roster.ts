import type { Text } from '../language/english.ts';

/** The team's roster: positions and their sides, the injury report, and what everybody sees of it. */

/** Codes of the injury report. O and IR show as out, Q and D as questionable. */
export const INJURY_CODES = ['O', 'IR', 'Q', 'D', 'PUP', 'NFI', 'SUS'] as const;
export type InjuryCode = (typeof INJURY_CODES)[number];

/** Codes of those who will not play; the others may. */
const UNAVAILABLE: readonly string[] = ['O', 'IR', 'PUP', 'NFI', 'SUS'] satisfies InjuryCode[];
export const isUnavailable = (code: string | null): boolean =>
  code !== null && UNAVAILABLE.includes(code);

/** What the codes mean. */
export const INJURY_WORDS = {
  O: 'Out',
  IR: 'Injured Reserve',
  Q: 'Questionable',
  D: 'Doubtful',
  PUP: 'Physically Unable to Perform',
  NFI: 'Non-Football Injury',
  SUS: 'Suspended',
} as const satisfies Record<InjuryCode, Text>;

export const POSITION_GROUPS = ['Offense', 'Defense', 'Special Teams'] as const;
export type PositionGroup = (typeof POSITION_GROUPS)[number];

/** Code and full name of each position, in the order in which a side is listed. */
export const POSITIONS: Readonly<Record<PositionGroup, Readonly<Record<string, Text>>>> = {
  Offense: {
    QB: 'Quarterback',
    RB: 'Running Back',
    FB: 'Fullback',
    WR: 'Wide Receiver',
    TE: 'Tight End',
    LT: 'Left Tackle',
    LG: 'Left Guard',
    C: 'Center',
    RG: 'Right Guard',
    RT: 'Right Tackle',
    G: 'Guard',
    T: 'Tackle',
    OL: 'Offensive Lineman',
  },
  Defense: {
    DE: 'Defensive End',
    DT: 'Defensive Tackle',
    NT: 'Nose Tackle',
    LB: 'Linebacker',
    OLB: 'Outside Linebacker',
    ILB: 'Inside Linebacker',
    MLB: 'Middle Linebacker',
    CB: 'Cornerback',
    S: 'Safety',
    SS: 'Strong Safety',
    FS: 'Free Safety',
    DB: 'Defensive Back',
  },
  'Special Teams': {
    K: 'Kicker',
    P: 'Punter',
    LS: 'Long Snapper',
  },
};

/** The position of a player of whom none is known. */
export const UNKNOWN_POSITION = 'UNK';

/** The side of a position; one that is not known counts as Defense. */
export function positionGroupOf(position: string): PositionGroup {
  return POSITION_GROUPS.find((group) => Object.hasOwn(POSITIONS[group], position)) ?? 'Defense';
}

export const isDefender = (position: string): boolean => positionGroupOf(position) === 'Defense';

/** The full name of a position; its code where it has none. */
export function positionName(position: string): string {
  const names = POSITIONS[positionGroupOf(position)];
  const name = Object.hasOwn(names, position) ? names[position] : undefined;
  return name ?? (position === UNKNOWN_POSITION ? 'Unknown' : position);
}

/** The last word of the name. */
export const shortNameOf = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

export const ROSTER_TEXTS = {
  title: 'Current Roster',
  loading: 'Loading current roster...',
  failed: 'Failed to load roster data',
  tryLater: 'Please try again later',
  legend: ['O = Out / Injured Reserve', 'Q = Questionable / Doubtful'],
  empty: {
    Offense: 'No offensive players available',
    Defense: 'No defensive players available',
    'Special Teams': 'No special teams players available',
  },
} as const;

/** A browser shows a roster that it has read for this long without asking again, in ms. */
export const ROSTER_CACHE_MS = 10 * 60_000;

export interface RosterPlayerView {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly jersey: string;
  readonly position: string;
  readonly positionGroup: PositionGroup;
  readonly isStarter: boolean;
  /** As in `217 lbs`. */
  readonly weight: string | null;
  /** As in `6'2"`. */
  readonly height: string | null;
  readonly age: number;
  /** Seasons played before this one. */
  readonly experience: number;
  readonly injuryStatus: InjuryCode | null;
  readonly injuryDetails: string | null;
}

/** The players of one position. */
export interface RosterPositionView {
  readonly position: string;
  readonly displayName: string;
  readonly players: readonly RosterPlayerView[];
}

export interface RosterView {
  readonly offense: readonly RosterPositionView[];
  readonly defense: readonly RosterPositionView[];
  readonly specialTeams: readonly RosterPositionView[];
  /** When it was changed last, by the provider or by hand; null while nothing is known. */
  readonly lastUpdated: Date | null;
}
