import { signedOut } from './codes.ts';

/** What every page may have to say of a session. */
export const SESSION_REFUSALS = {
  'account.sessionEnded': signedOut('Your session has ended. Please sign in again.'),
} as const;
