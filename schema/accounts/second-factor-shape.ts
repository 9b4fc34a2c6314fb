import * as z from 'zod/mini';
import {
  PASSKEY_NAME_MAXIMUM,
  PASSKEY_RESPONSE_MAXIMUM,
  SECOND_FACTOR_TEXTS as TEXTS,
} from './second-factors.ts';
import { requiredLine } from '../text.ts';

/** A code of an authenticator app, or a recovery code; spaces, dashes and letter case don't count. */
export const factorCode = z.string(TEXTS.codeRequired).check(
  z.maxLength(64, { error: TEXTS.wrongCode, abort: true }),
  z.overwrite((code) => code.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, TEXTS.codeRequired),
);

export const passkeyName = requiredLine({
  max: PASSKEY_NAME_MAXIMUM,
  blank: TEXTS.nameRequired,
  tooLong: TEXTS.nameTooLong,
});

/** JSON text as the browser's WebAuthn gives it; what is in it is checked with its signature. */
export const passkeyResponse = z
  .string(TEXTS.wrongPasskey)
  .check(
    z.minLength(2, TEXTS.wrongPasskey),
    z.maxLength(PASSKEY_RESPONSE_MAXIMUM, TEXTS.wrongPasskey),
  );
