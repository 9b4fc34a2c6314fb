import type { Context } from '../core/context.ts';
import { inLanguage } from '../core/language.ts';
import type { Message } from '../core/mail/mail-transport.ts';

/**
 * Mails about accounts, in the language of the request that causes them. They contain no user input, because the
 * addresses are unproven and the recipient may be a stranger.
 */

/** What a mail needs of its request. */
export type Cause = Pick<Context, 'publicUrl' | 'language' | 'site'>;

export function accountMail(
  { language, site }: Cause,
  to: string,
  subject: string,
  paragraphs: string[],
): Message {
  const say = inLanguage(language);
  const signature = say("{site}, the fan site. Replies to this address aren't monitored.", {
    site: site.name,
  });
  return { to, subject, text: [...paragraphs, signature].join('\n\n') + '\n' };
}

/** `signsInWith`: the account's address, if the mail goes to another one, the trusted address. */
export function resetMail(
  cause: Cause,
  to: string,
  { token, signsInWith }: { token: string; signsInWith?: string | undefined },
): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Reset your password'), [
    say(
      'Someone (hopefully you) asked to reset the password for your {site} account. To choose a new one, open:',
      { site: cause.site.name },
    ),
    `${cause.publicUrl}/reset-password?token=${token}`,
    ...(signsInWith ? [say('Sign in with this email: {email}', { email: signsInWith })] : []),
    say(
      "The link works once, for 30 minutes. If it wasn't you, ignore this email. Your password won't change.",
    ),
  ]);
}

export function passwordChangedMail(cause: Cause, to: string): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('Your password was changed'), [
    say(
      'The password for your {site} account was just changed, and your other devices were signed out.',
      { site: cause.site.name },
    ),
    say(
      'If it wasn\'t you, choose a new one right away: open {site} and use "{forgot}" in the sign-in dialog.',
      { site: cause.publicUrl, forgot: say('Forgot your password?') },
    ),
  ]);
}

export function alreadyMemberMail(cause: Cause, to: string): Message {
  const say = inLanguage(cause.language);
  return accountMail(cause, to, say('You already have an account'), [
    say(
      'Someone (maybe you) tried to sign up at {site} with your email, which already has an account.',
      { site: cause.site.name },
    ),
    say(
      'To sign in, open {site}. If you forgot your password, use "{forgot}" there. If it wasn\'t you, you don\'t need to do anything.',
      { site: cause.publicUrl, forgot: say('Forgot your password?') },
    ),
  ]);
}
