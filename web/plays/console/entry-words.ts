import type { EntryFlag, EntryKind, EntryRole } from '../../../schema/plays/entry-line.ts';
import type { Upcoming } from '../../../schema/plays/situation.ts';
import type { Text } from '../../../schema/language/english.ts';

/** What the scorekeeper's console calls things. */

export const KIND_WORDS: Readonly<Record<EntryKind, Text>> = {
  kickoff: 'Kickoff',
  run: 'Run',
  pass: 'Pass',
  incomplete: 'Incomplete pass',
  sack: 'Sack',
  interception: 'Interception',
  fumble: 'Fumble',
  punt: 'Punt',
  'field-goal': 'Field goal',
  'extra-point': 'Extra point',
  'two-point': 'Two-point try',
  kneel: 'Kneel-down',
  spike: 'Spike',
  penalty: 'Penalty',
  other: 'Safety',
  timeout: 'Timeout',
  'period-end': 'End of the quarter',
  'game-end': 'End game',
};

export const ROLE_WORDS: Readonly<Record<EntryRole, Text>> = {
  passer: 'Passer',
  receiver: 'Receiver',
  rusher: 'Ball carrier',
  target: 'Thrown to',
  tackler: 'Tackler',
  sacker: 'Sacked by',
  interceptor: 'Caught by',
  fumbler: 'Fumbled by',
  'forced-by': 'Forced by',
  'recovered-by': 'Recovered by',
  kicker: 'Kicker',
  punter: 'Punter',
  penalized: 'Penalized',
};

export const FLAG_WORDS: Readonly<Record<EntryFlag, Text>> = {
  isTouchdown: 'Touchdown',
  isMissed: 'No good',
  isHeld: 'Kept the ball',
};

/** What is entered while the game waits for that; the rest is behind "Other plays". */
export const KINDS_EXPECTED: Readonly<Record<Upcoming['expects'], readonly EntryKind[]>> = {
  kickoff: ['kickoff'],
  try: ['extra-point', 'two-point'],
  snap: [
    ...(['run', 'pass', 'incomplete', 'penalty', 'punt', 'field-goal'] as const),
    ...(['sack', 'interception', 'fumble'] as const),
  ],
  end: [],
  nothing: [],
};
