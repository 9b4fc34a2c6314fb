import type { Text } from '../language/english.ts';
import type { PlayEntry } from './entry-shape.ts';
import type { PlayFacts, PlayKind, PlayRole } from './plays.ts';

/** Plays as scorekeepers type them, in one line: `R 4 27` is a run of four yards by number 27. */

/** What can be entered, by its key. */
export const ENTRY_KEYS = {
  kickoff: 'K',
  run: 'R',
  pass: 'P',
  incomplete: 'M',
  sack: 'B',
  interception: 'I',
  fumble: 'F',
  punt: 'U',
  'field-goal': 'G',
  'extra-point': 'X',
  'two-point': '2',
  kneel: 'L',
  spike: 'D',
  penalty: 'N',
  other: 'S',
  timeout: 'T',
  'period-end': 'Q',
  'game-end': 'E',
} as const satisfies Partial<Record<PlayKind, string>>;
export type EntryKind = keyof typeof ENTRY_KEYS;

const KINDS = new Map(Object.entries(ENTRY_KEYS).map(([kind, key]) => [key, kind as EntryKind]));

/** Who is asked for, in the order in which their numbers are typed. */
export const ENTRY_ROLES = {
  kickoff: ['kicker'],
  run: ['rusher', 'tackler'],
  pass: ['passer', 'receiver', 'tackler'],
  incomplete: ['passer', 'target'],
  sack: ['passer', 'sacker'],
  interception: ['interceptor', 'passer'],
  fumble: ['fumbler', 'forced-by', 'recovered-by'],
  punt: ['punter'],
  'field-goal': ['kicker'],
  'extra-point': ['kicker'],
  'two-point': ['passer', 'receiver'],
  kneel: ['rusher'],
  spike: ['passer'],
  penalty: ['penalized'],
  other: [],
  timeout: [],
  'period-end': [],
  'game-end': [],
} as const satisfies Readonly<Record<EntryKind, readonly PlayRole[]>>;
export type EntryRole = (typeof ENTRY_ROLES)[EntryKind][number];

/** What the yards of a play are called; kinds without an entry have none. */
export const ENTRY_YARDS: Readonly<Partial<Record<EntryKind, Text>>> = {
  kickoff: 'Returned to (yard line)',
  run: 'Yards',
  pass: 'Yards',
  sack: 'Yards',
  interception: 'Yards',
  fumble: 'Yards',
  punt: 'Yards',
  'field-goal': 'Distance',
  penalty: 'Yards',
  kneel: 'Yards',
};
/** Here the first number is a player's: yards are rarely entered. */
const PLAYERS_FIRST: readonly EntryKind[] = ['interception', 'fumble', 'kneel'];

/** What else may be said of a play, by the letter at the end of its line. */
export const ENTRY_FLAGS = { T: 'isTouchdown', N: 'isMissed', H: 'isHeld' } as const;
export type EntryFlag = (typeof ENTRY_FLAGS)[keyof typeof ENTRY_FLAGS];

export const FLAGS_OF: Readonly<Partial<Record<EntryKind, readonly EntryFlag[]>>> = {
  kickoff: ['isTouchdown'],
  run: ['isTouchdown'],
  pass: ['isTouchdown'],
  interception: ['isTouchdown'],
  fumble: ['isHeld', 'isTouchdown'],
  punt: ['isTouchdown'],
  'field-goal': ['isMissed'],
  'extra-point': ['isMissed'],
  'two-point': ['isMissed'],
};

/** A play while it is entered, as its fields have it. */
export interface Draft {
  readonly kind: EntryKind;
  readonly yards: string;
  /** In the order of the roles of its kind. */
  readonly jerseys: readonly string[];
  readonly flags: readonly EntryFlag[];
}

export const draftOf = (kind: EntryKind): Draft => ({ kind, yards: '', jerseys: [], flags: [] });

/** The draft that a line is; null for what is none. */
export function readEntryLine(line: string): Draft | null {
  const [key = '', ...words] = line.trim().toUpperCase().split(/\s+/);
  const kind = KINDS.get(key as never);
  if (!kind) return null;
  const numbers = words.filter((word) => /^-?\d{1,3}$/.test(word));
  const letters = words.filter((word) => !numbers.includes(word));
  const flags = letters.map((letter) => ENTRY_FLAGS[letter as keyof typeof ENTRY_FLAGS]);
  const allowed = FLAGS_OF[kind] ?? [];
  if (flags.some((flag) => !allowed.includes(flag))) return null;
  const hasYards = Boolean(ENTRY_YARDS[kind]) && !PLAYERS_FIRST.includes(kind);
  const [yards = '', ...rest] = hasYards ? numbers : ['', ...numbers];
  const roles = ENTRY_ROLES[kind];
  if (rest.length > roles.length || rest.some((jersey) => !/^\d{1,2}$/.test(jersey))) return null;
  // Of a pass with one number it is who was meant to catch it.
  const isOne = kind === 'pass' || kind === 'incomplete' || kind === 'two-point';
  const jerseys = isOne && rest.length === 1 ? ['', ...rest] : rest;
  return { kind, yards, jerseys, flags };
}

/** Whole yards as they are typed, with either minus; NaN for anything else, null for nothing. */
export function typedYards(typed: string): number | null {
  const text = typed.trim().replace('−', '-');
  if (text === '') return null;
  return /^-?\d{1,3}$/.test(text) ? Number(text) : NaN;
}

/** What is sent of a draft. */
export function entryOf({ kind, yards, jerseys, flags }: Draft): PlayEntry {
  const players = ENTRY_ROLES[kind].flatMap((role, at) => {
    const jersey = jerseys[at]?.trim();
    return jersey ? [{ role, jersey }] : [];
  });
  const gained = typedYards(yards);
  return {
    kind,
    ...(gained !== null && { yards: gained }),
    ...(players.length > 0 && { players }),
    ...(flags.includes('isTouchdown') && { isTouchdown: true }),
    ...(flags.includes('isMissed') && { isGood: false }),
    ...(flags.includes('isHeld') && { isLost: false }),
    ...(kind === 'other' && { isSafety: true }),
  };
}

type Stored = Pick<PlayFacts, 'kind' | 'yards' | 'points' | 'before' | 'after' | 'participants'>;

/** The draft that a stored play would be, to correct it. */
export function draftOfPlay(play: Stored): Draft {
  const kind = play.kind in ENTRY_KEYS ? (play.kind as EntryKind) : 'run';
  const { points, before, after, participants } = play;
  const isHeld = kind === 'fumble' && points === 0 && after?.side === before?.side;
  const isKick = FLAGS_OF[kind]?.includes('isMissed') ?? false;
  const yards = kind === 'kickoff' ? after?.ballOn : play.yards;
  return {
    kind,
    yards: yards == null ? '' : String(yards),
    jerseys: ENTRY_ROLES[kind].map(
      (role) => participants.find((one) => one.role === role)?.jersey ?? '',
    ),
    flags: [
      ...(points === 6 ? (['isTouchdown'] as const) : []),
      ...(isKick && points === 0 ? (['isMissed'] as const) : []),
      ...(isHeld ? (['isHeld'] as const) : []),
    ],
  };
}
