import type { Slot } from '../../../schema/fantasy/lineup.ts';
import type { Text } from '../../../schema/language/english.ts';

/** Who may play in a slot, in words. */
export const SLOT_WORDS = {
  wideReceiver1: 'Wide receiver',
  wideReceiver2: 'Wide receiver',
  runningBack: 'Running back',
  tightEnd: 'Tight end',
  flex: 'WR, RB or TE',
  idp: 'Any defender',
} as const satisfies Record<Slot, Text>;
