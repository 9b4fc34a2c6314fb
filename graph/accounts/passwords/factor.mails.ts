import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { inLanguage } from '../../core/language.ts';
import type { Message } from '../../core/mail/mail-transport.ts';
import { accountMail } from '../account.mails.ts';

/** What became of the second factors of an account, as its owner is mailed. */
const SENTENCES = {
  PASSKEY_ADDED:
    'A passkey was just added to your {site} account. It can sign in without your password.',
  PASSKEY_REMOVED: 'A passkey was just removed from your {site} account.',
  TOTP_ON:
    'An authenticator app was just set up for your {site} account. Signing in with your password now asks for a code.',
  TOTP_OFF: 'The authenticator app for your {site} account was just turned off.',
  RECOVERY_CODES_REPLACED:
    'New recovery codes were just created for your {site} account. The old ones no longer work.',
  RECOVERY_CODE_USED:
    "A recovery code was just used to sign in to your {site} account. It won't work again.",
} as const satisfies { readonly [Kind in SecurityEventKind]?: string };
export type FactorChange = keyof typeof SENTENCES;

export function factorMail(
  cause: Pick<Context, 'publicUrl' | 'language' | 'site'>,
  to: string,
  change: FactorChange,
): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Your sign-in security has changed'), [
    say(SENTENCES[change], { site: cause.site.name }),
    say("If it wasn't you, change your password right away and check your profile: {address}", {
      address: `${cause.publicUrl}/profile`,
    }),
  ]);
}
