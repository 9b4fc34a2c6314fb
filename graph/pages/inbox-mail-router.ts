import { Router } from 'express';
import type { Context } from '../core/context.ts';
import { noReferrer } from '../core/http/security.ts';
import { inLanguage } from '../core/language.ts';
import { type MailOfLink, mailOfLink, stopMail } from '../inbox/inbox-mail.service.ts';
import { STOP_PATH } from '../inbox/mail-inboxes.service.ts';
import { linkPage, type Reader } from './link-page.ts';
import { masked, sheet } from './small-page.ts';

/**
 * The link in the daily email that stops it, for people and for mail programs that do it with one click (RFC 8058). GET
 * changes nothing, because programs that scan mails follow every link. No sign-in is needed, and cookies are ignored.
 */
export function inboxMailRouter({ anonymous }: { readonly anonymous: () => Context }): Router {
  const answer = (act: (ctx: Context, token: string) => Promise<MailOfLink | null>) =>
    linkPage({ anonymous, token: /^[\w-]{43}$/, act, found: page, unknown: unknownPage });
  const router = Router();
  router.use(STOP_PATH, noReferrer);
  router.get(STOP_PATH, answer(mailOfLink));
  router.post(STOP_PATH, answer(stopMail));
  return router;
}

function page(reader: Reader, { email, isStopped }: MailOfLink, token: string): string {
  const say = inLanguage(reader.language);
  const address = masked(email);
  return isStopped
    ? sheet(reader, {
        title: say('The daily email is off'),
        text: say('{address} no longer gets it. You can turn it on again in your settings.', {
          address,
        }),
        link: { to: '/settings#inbox', label: say('Settings') },
      })
    : sheet(reader, {
        title: say('Daily email'),
        text: say('{address} gets what is new in your inbox. Tap below to stop that.', { address }),
        form: { to: `${STOP_PATH}?token=${token}`, label: say('Stop the daily email') },
      });
}

function unknownPage(reader: Reader): string {
  const say = inLanguage(reader.language);
  return sheet(reader, {
    title: say("This link isn't valid"),
    text: say('Open the link from the email again. Make sure it’s complete.'),
  });
}
