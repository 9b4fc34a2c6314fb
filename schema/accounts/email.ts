import * as z from 'zod/mini';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** Characters of an address, at most: what mail itself allows. */
export const EMAIL_MAXIMUM = 254;

/** A required e-mail address, trimmed. */
export const requiredEmail = (required: string) =>
  z.string(required).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(EMAIL_MAXIMUM, { error: ACCOUNT_TEXTS.emailInvalid, abort: true }),
    // The pattern of a browser's own e-mail field, so that both agree. It allows no line breaks.
    z.regex(z.regexes.html5Email, ACCOUNT_TEXTS.emailInvalid),
  );
