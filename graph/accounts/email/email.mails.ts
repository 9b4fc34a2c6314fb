import { inLanguage } from '../../core/language.ts';
import type { Message } from '../../core/mail/mail-transport.ts';
import { accountMail, type Cause } from '../account.mails.ts';
import { EMAIL_PATHS } from './email-paths.ts';

/** To the new address: the link that proves it. */
export function emailProofMail(cause: Cause, to: string, token: string): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Confirm your email'), [
    say("An {site} account uses this email. If it's yours, please confirm it:", {
      site: cause.site.name,
    }),
    `${cause.publicUrl}${EMAIL_PATHS.prove}?token=${token}`,
    say("The link works once, for 3 days. If it isn't your account, ignore this email."),
  ]);
}

/** To the address that an account trusts, when it moves to another: the way back. */
export function emailMovedMail(cause: Cause, to: string, token: string): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Your email was changed'), [
    say('Your {site} account now uses a different email.', { site: cause.site.name }),
    say(
      "If it wasn't you, undo the change. That also signs out every device and removes any passkeys, authenticator apps and recovery codes added since:",
    ),
    `${cause.publicUrl}${EMAIL_PATHS.undo}?token=${token}`,
    say("The link works once, for 7 days. If it was you, you're all set."),
  ]);
}

/** To an address that an account left and that never was proven. */
export function emailChangedMail(cause: Cause, to: string): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Your email was changed'), [
    say(
      "Your {site} account now uses a different email. This one won't get any more messages from us.",
      {
        site: cause.site.name,
      },
    ),
    say("If it wasn't you, let us know: {address}", {
      address: `${cause.publicUrl}/contact-us`,
    }),
  ]);
}
