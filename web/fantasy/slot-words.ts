import type { Slot } from '../../schema/fantasy/lineup.ts';

/** Who may play in a slot, in words. */
export const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  wideReceiver1: 'Wide receiver',
  wideReceiver2: 'Wide receiver',
  runningBack: 'Running back',
  tightEnd: 'Tight end',
  flex: 'WR, RB or TE',
  idp: 'Any defender',
};
