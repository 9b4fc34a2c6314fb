import { inLanguage } from '../../core/language.ts';
import type { Message } from '../../core/mail/mail-transport.ts';
import { accountMail, type Cause } from '../account.mails.ts';
import { EMAIL_PATHS } from './email-paths.ts';

/** To the new address: the link that proves it. */
export function emailProofMail(cause: Cause, to: string, token: string): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Confirm your e-mail address'), [
    say('An {site} account uses this e-mail address. If it is yours, please confirm the address:', {
      site: cause.site.name,
    }),
    `${cause.publicUrl}${EMAIL_PATHS.prove}?token=${token}`,
    say('The link works once, for 3 days. If it is not your account, ignore this mail.'),
  ]);
}

/** To the address that an account trusts, when it moves to another: the way back. */
export function emailMovedMail(cause: Cause, to: string, token: string): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Your e-mail address was changed'), [
    say('Your {site} account now uses another e-mail address.', { site: cause.site.name }),
    say(
      'If it was not you, undo the change. That also signs out every device and removes passkeys, authenticator apps and recovery codes added since:',
    ),
    `${cause.publicUrl}${EMAIL_PATHS.undo}?token=${token}`,
    say('The link works once, for 7 days. If it was you, there is nothing to do.'),
  ]);
}

/** To an address that an account left and that never was proven. */
export function emailChangedMail(cause: Cause, to: string): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Your e-mail address was changed'), [
    say('Your {site} account now uses another e-mail address; this one gets no more mails.', {
      site: cause.site.name,
    }),
    say('If it was not you, please tell us: {address}', {
      address: `${cause.publicUrl}/contact-us`,
    }),
  ]);
}
