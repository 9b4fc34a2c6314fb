import type { Text } from '../language/english.ts';

/** What happened to an account, as its member reads it. */
export const SECURITY_EVENTS = {
  SIGNED_UP: 'Account created',
  SIGNED_IN: 'Signed in',
  SIGNED_IN_BY_CODE: 'Signed in with password and code',
  SIGNED_IN_BY_PASSKEY: 'Signed in with a passkey',
  SIGN_IN_FAILED: 'Failed sign-in: wrong password',
  SECOND_STEP_FAILED: 'Failed sign-in: right password, wrong code or passkey',
  PROOF_FAILED: 'Wrong password, code or passkey in a signed-in browser',
  SIGNED_OUT: 'Signed out',
  SESSION_ENDED: 'Signed out a device',
  SESSIONS_ENDED: 'Signed out all other devices',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_RESET: 'New password set from an emailed link',
  EMAIL_CHANGED: 'Email changed',
  EMAIL_PROVEN: 'Email confirmed',
  EMAIL_RESTORED: 'Email change undone',
  PASSKEY_ADDED: 'Passkey added',
  PASSKEY_REMOVED: 'Passkey removed',
  TOTP_ON: 'Authenticator app set up',
  TOTP_OFF: 'Authenticator app turned off',
  RECOVERY_CODES_REPLACED: 'New recovery codes created',
  RECOVERY_CODE_USED: 'Recovery code used',
  TOKEN_CREATED: 'API token created',
  TOKEN_REVOKED: 'API token revoked',
  WEBHOOK_CREATED: 'Webhook created',
  WEBHOOK_DELETED: 'Webhook deleted',
} as const satisfies Record<string, Text>;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;

/** What a member should look at twice. */
export const SECURITY_FAILURES: readonly SecurityEventKind[] = [
  'SIGN_IN_FAILED',
  'SECOND_STEP_FAILED',
  'PROOF_FAILED',
];

export interface SecurityEventView<Instant = string> {
  readonly id: number;
  readonly at: Instant;
  readonly kind: SecurityEventKind;
  /** E.g. `Firefox on Linux`. */
  readonly device: string | null;
  /** Where it came from, roughly: `203.0.113.*`, or the first half of an IPv6 address. */
  readonly network: string | null;
}

export const SECURITY_LOG_DAYS = 90;
/** Events of one page. */
export const SECURITY_LOG_PAGE = 10;
