import { useLiveStatus } from './live-status.ts';

/** How often something that is pushed has to be asked for, in ms: 0 while the live connection stands. */
export const useAskWhileDown = (everyMs: number): number =>
  useLiveStatus().state === 'connected' ? 0 : everyMs;
