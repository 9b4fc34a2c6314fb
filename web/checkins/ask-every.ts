import { useAskWhileDown } from '../live/ask-while-down.ts';

/** Check-ins are asked for this often while the live connection is down, in ms. */
const ASK_EVERY = 30_000;

/** How often check-ins have to be asked for, in ms: 0 while everything is pushed. */
export const useAskEvery = (): number => useAskWhileDown(ASK_EVERY);
