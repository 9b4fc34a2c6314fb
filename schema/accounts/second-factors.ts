import { FACTORS_REFUSALS } from '../refusals/factors.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { SITE_REFUSALS } from '../refusals/site.ts';
import { sayingFrom } from '../refusals/said.ts';

import { ADMIN_PASSWORD_MINIMUM } from './account-limits.ts';

const said = sayingFrom({ ...SITE_REFUSALS, ...INPUT_REFUSALS, ...FACTORS_REFUSALS });

/** What proves a member besides their password: passkeys, codes of an authenticator app, recovery codes. */

/** In this order they are offered after the password. */
export const SECOND_FACTORS = ['passkey', 'totp', 'recovery'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

export const PASSKEYS_LIMIT = 10;
export const PASSKEY_NAME_MAXIMUM = 50;
/** A browser's response about a passkey, as JSON text; with a certificate it takes some kilobytes. */
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
  secondStep: said('signIn.secondStep'),
  stepEnded: said('signIn.stepEnded'),
  codeRequired: said('factor.codeMissing'),
  wrongCode: said('factor.wrongCode'),
  wrongPasskey: said('factor.wrongPasskey'),
  unknownPasskey: said('signIn.unknownPasskey'),
  nameRequired: said('factor.passkeyNameMissing'),
  nameTooLong: said('input.shortNameTooLong', { max: PASSKEY_NAME_MAXIMUM }),
  tooManyPasskeys: said('factor.tooManyPasskeys', { max: PASSKEYS_LIMIT }),
  passkeyExists: said('factor.passkeyExists'),
  passkeyGone: said('factor.passkeyGone'),
  totpOn: said('factor.totpOn'),
  totpOff: said('factor.totpOff'),
  totpNotStarted: said('factor.totpNotStarted'),
  noFactor: said('factor.none'),
  lastRequired: said('factor.lastRequired'),
  failed: said('site.failed'),
  proofNeeded: said('factor.proofNeeded'),
  adminPasswordShort: said('factor.adminPasswordShort', { min: ADMIN_PASSWORD_MINIMUM }),
  adminPasswordCommon: said('factor.adminPasswordCommon'),
} as const;
