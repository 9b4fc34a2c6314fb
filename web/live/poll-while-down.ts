import { useLiveStatus } from './live-status.ts';

/** Poll interval for data that is normally pushed, in ms: 0 while the live connection is open. */
export const usePollWhileDown = (everyMs: number): number =>
  useLiveStatus().state === 'connected' ? 0 : everyMs;
