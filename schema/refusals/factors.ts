import { badInput, conflict, forbidden, notFound, signedOut } from './codes.ts';

/** Passkeys, authenticator apps, recovery codes. */
export const FACTORS_REFUSALS = {
  'signIn.secondStep': signedOut('One more step: confirm that it is you.'),
  'signIn.stepEnded': signedOut('That took too long or too many tries. Please sign in again.'),
  'signIn.wrongCode': signedOut('That code is not right, or was used already'),
  'signIn.unknownPasskey': signedOut('This site does not know that passkey.'),
  'factor.codeMissing': badInput('Please enter a code'),
  'factor.wrongCode': badInput('That code is not right, or was used already'),
  'factor.wrongPasskey': badInput('That passkey could not be confirmed. Please try again.'),
  'factor.passkeyNameMissing': badInput('Please give the passkey a name'),
  'factor.tooManyPasskeys': conflict(
    'You have {max} passkeys, which is as many as there may be. Remove one first.',
  ),
  'factor.passkeyExists': conflict('That passkey has been added already.'),
  'factor.passkeyGone': notFound('That passkey is no longer there.'),
  'factor.totpOn': conflict('The authenticator app is on already.'),
  'factor.totpOff': notFound('The authenticator app is not on.'),
  'factor.totpNotStarted': conflict('Please scan the code first.'),
  'factor.none': conflict('Recovery codes come with a passkey or an authenticator app.'),
  'factor.lastRequired': conflict(
    'Admins need a second factor on this site. Add another one first.',
  ),
  'factor.proofNeeded': forbidden('Please confirm that it is you before you do that.'),
  'factor.adminPasswordShort': badInput('Admins need a password of at least {min} characters.'),
  'factor.adminPasswordCommon': badInput(
    'That password is one of the most common ones. Please choose another.',
  ),
} as const;
