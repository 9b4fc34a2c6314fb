import { usePollWhileDown } from '../live/poll-while-down.ts';

/** Check-ins are asked for this often while the live connection is down, in ms. */
const POLL_MS = 30_000;

/** How often check-ins have to be asked for, in ms: 0 while everything is pushed. */
export const usePollInterval = (): number => usePollWhileDown(POLL_MS);
