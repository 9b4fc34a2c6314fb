import { badInput, conflict, forbidden, notFound, signedOut } from './codes.ts';

/** Passkeys, authenticator apps, recovery codes. */
export const FACTORS_REFUSALS = {
  'signIn.secondStep': signedOut('One more step: confirm it’s you.'),
  'signIn.stepEnded': signedOut('That took too long or too many tries. Please sign in again.'),
  'signIn.wrongCode': signedOut('That code is wrong or was already used'),
  'signIn.unknownPasskey': signedOut('We don’t recognize that passkey.'),
  'factor.codeMissing': badInput('Please enter a code'),
  'factor.wrongCode': badInput('That code is wrong or was already used'),
  'factor.wrongPasskey': badInput('We couldn’t confirm that passkey. Please try again.'),
  'factor.passkeyNameMissing': badInput('Please give the passkey a name'),
  'factor.tooManyPasskeys': conflict(
    'You’ve reached the limit of {max} passkeys. Remove one first.',
  ),
  'factor.passkeyExists': conflict('That passkey was already added.'),
  'factor.passkeyGone': notFound('That passkey is gone.'),
  'factor.totpOn': conflict('The authenticator app is already on.'),
  'factor.totpOff': notFound('The authenticator app is not on.'),
  'factor.totpNotStarted': conflict('Please scan the code first.'),
  'factor.none': conflict('Recovery codes come with a passkey or an authenticator app.'),
  'factor.lastRequired': conflict(
    'Admins need a second factor on this site. Add another one first.',
  ),
  'factor.proofNeeded': forbidden('Please confirm it’s you before you do that.'),
  'factor.adminPasswordShort': badInput('Admins need a password of at least {min} characters.'),
  'factor.adminPasswordCommon': badInput(
    'That password is one of the most common ones. Please choose another.',
  ),
} as const;
