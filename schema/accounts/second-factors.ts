/** What proves a member besides their password: passkeys, codes of an authenticator app, recovery codes. */

/** In this order they are offered after the password. */
export const SECOND_FACTORS = ['passkey', 'totp', 'recovery'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

export const PASSKEYS_LIMIT = 10;
export const PASSKEY_NAME_MAXIMUM = 50;
/** What a browser answers about a passkey, as JSON text; those with a certificate weigh some kilobytes. */
export const PASSKEY_RESPONSE_MAXIMUM = 16_384;

/** As every authenticator app reads it. */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;

export const RECOVERY_CODES_COUNT = 10;
/** Characters of a recovery code besides its dashes: 80 random bits in base32. */
export const RECOVERY_CODE_LENGTH = 16;

/** How long one has for the second step of a sign-in, and how many tries. */
export const SECOND_STEP_MINUTES = 10;
export const SECOND_STEP_ATTEMPTS = 5;

/** A passkey as its owner sees it. */
export interface PasskeyView<Instant = string> {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
}

/** The second factors of an account, as its owner sees them. */
export interface SignInSecurityView<Instant = string> {
  readonly passkeys: readonly PasskeyView<Instant>[];
  readonly isTotpOn: boolean;
  readonly recoveryCodesLeft: number;
  /** True for admins where the site demands a second factor of them. */
  readonly isRequired: boolean;
}

export const SECOND_FACTOR_TEXTS = {
  /** After the right password; the session starts with the second step. */
  secondStep: 'One more step: confirm that it is you.',
  stepEnded: 'That took too long or too many tries. Please sign in again.',
  codeRequired: 'Please enter a code',
  wrongCode: 'That code is not right, or was used already',
  wrongPasskey: 'That passkey could not be confirmed. Please try again.',
  unknownPasskey: 'This site does not know that passkey.',
  nameRequired: 'Please give the passkey a name',
  nameTooLong: 'The name must be no more than 50 characters long',
  tooManyPasskeys: 'You have 10 passkeys, which is as many as there may be. Remove one first.',
  passkeyExists: 'That passkey has been added already.',
  passkeyGone: 'That passkey is no longer there.',
  totpOn: 'The authenticator app is on already.',
  totpOff: 'The authenticator app is not on.',
  totpNotStarted: 'Please scan the code first.',
  noFactor: 'Recovery codes come with a passkey or an authenticator app.',
  lastRequired: 'Admins need a second factor on this site. Add another one first.',
  proofNeeded: 'Please confirm that it is you before you do that.',
  adminPasswordShort: 'Admins need a password of at least 10 characters.',
  adminPasswordCommon: 'That password is one of the most common ones. Please choose another.',
} as const;
