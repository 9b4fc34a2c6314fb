import type { SecurityEventKind } from '../../../schema/accounts/security-log.ts';
import type { Context } from '../../core/context.ts';
import { inLanguage } from '../../core/language.ts';
import type { Message } from '../../core/mail/mail-transport.ts';
import { accountMail } from '../account.mails.ts';

/** What became of the second factors of an account, as its owner is mailed. */
const SENTENCES = {
  PASSKEY_ADDED:
    'A passkey was added to your {site} account just now. It signs in without the password.',
  PASSKEY_REMOVED: 'A passkey was removed from your {site} account just now.',
  TOTP_ON:
    'An authenticator app was set up for your {site} account just now. Signing in with the password asks for its codes.',
  TOTP_OFF: 'The authenticator app of your {site} account was turned off just now.',
  RECOVERY_CODES_REPLACED:
    'New recovery codes were made for your {site} account just now. The ones before them no longer work.',
  RECOVERY_CODE_USED:
    'A recovery code was used just now to sign in to your {site} account. It does not work again.',
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
    say('If it was not you, change your password at once and look at your profile: {address}', {
      address: `${cause.publicUrl}/profile`,
    }),
  ]);
}
