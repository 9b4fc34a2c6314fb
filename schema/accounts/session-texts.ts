import type { Text } from '../language/english.ts';
import { sayingFrom } from '../refusals/said.ts';
import { SESSION_REFUSALS } from '../refusals/session.ts';

/** What a toast or a dialog says. */
export interface Notice {
  readonly title: Text;
  readonly text: Text;
}

const said = sayingFrom(SESSION_REFUSALS);

/** What every page may say of a session, apart from the words of forms. */
export const SESSION_ENDED = said('account.sessionEnded');

export const SESSION_NOTICES = {
  signedIn: { title: 'Welcome back!', text: 'Signed in as {name}' },
  signedUp: { title: 'Account created!', text: 'Welcome to the {site} community!' },
  signedOut: { title: 'Signed out', text: 'You have been signed out successfully' },
} as const satisfies Record<string, Notice>;
