import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SECOND_FACTOR_TEXTS } from '../../../schema/accounts/second-factors.ts';
import type { Text } from '../../../schema/language/english.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { translated } from '../../ui/language.ts';

/** True where the browser can make and use passkeys; pages without https, but for localhost, can't. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Makes a passkey for the options of the server; both are JSON text. Rejects when it is not made. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) as never }));
}

/** Signs the server's challenge with a passkey; options and response are JSON text. Rejects when none is used. */
export async function signWithPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}

const FAULTS: Readonly<Record<string, Text>> = {
  NotAllowedError: 'No passkey was used. Try again, or choose another way.',
  AbortError: 'No passkey was used. Try again, or choose another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this address.',
};

/** Why there is no passkey, in words for people: the server refused it, or the browser made none. */
export function passkeyFault(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return messageOf(error, SECOND_FACTOR_TEXTS.failed);
  const name = error instanceof Error ? error.name : '';
  return translated(FAULTS[name] ?? 'We couldn’t use the passkey. Please try again.');
}
