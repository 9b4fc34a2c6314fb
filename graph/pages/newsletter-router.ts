import { Router } from 'express';
import type { Context } from '../core/context.ts';
import { noReferrer } from '../core/http/security.ts';
import { inLanguage } from '../core/language.ts';
import { linkPage, type Reader } from './link-page.ts';
import { masked, sheet } from './small-page.ts';
import { CONFIRM_PATH } from '../newsletter/subscribers/confirm-path.ts';
import { confirmSubscription, emailOfLink } from '../newsletter/subscribers/subscribe.service.ts';
import {
  resubscribe,
  type Subscription,
  subscriptionOfToken,
  unsubscribe,
} from '../newsletter/subscription.service.ts';

const OUT = '/newsletter/unsubscribe';
const BACK = '/newsletter/subscribe';

/**
 * The links in newsletters, for browsers without JavaScript and for mail programs that unsubscribe with one click (RFC
 * 8058). GET changes nothing, because programs that scan mails follow every link. The token of an address is enough: no
 * account is needed, and cookies are ignored.
 */
export function newsletterRouter({ anonymous }: { readonly anonymous: () => Context }): Router {
  const router = Router();

  const answer = (act: (ctx: Context, token: string) => Promise<Subscription | null>) =>
    linkPage({ anonymous, token: /^[0-9a-f]{64}$/, act, found: page, unknown: unknownPage });
  const confirm = (
    act: (ctx: Context, token: string) => Promise<string | null>,
    found: (reader: Reader, email: string, token: string) => string,
  ) => linkPage({ anonymous, token: /^[\w-]{43}$/, act, found, unknown: expiredPage });

  router.use('/newsletter', noReferrer);
  router.get(CONFIRM_PATH, confirm(emailOfLink, askPage));
  router.post(CONFIRM_PATH, confirm(confirmSubscription, confirmedPage));
  router.get(OUT, answer(subscriptionOfToken));
  router.post(OUT, answer(unsubscribe));
  router.post(BACK, answer(resubscribe));
  return router;
}

function page(reader: Reader, { email, isOptedOut }: Subscription, token: string): string {
  const say = inLanguage(reader.language);
  const address = masked(email);
  return isOptedOut
    ? sheet(reader, {
        title: say("You're unsubscribed"),
        text: say("{address} won't get any more newsletters. Was that a mistake?", { address }),
        form: { to: `${BACK}?token=${token}`, label: say('Subscribe again') },
      })
    : sheet(reader, {
        title: say('Newsletter'),
        text: say('{address} is subscribed. Tap below to unsubscribe.', { address }),
        form: { to: `${OUT}?token=${token}`, label: say('Unsubscribe') },
      });
}

function askPage(reader: Reader, email: string, token: string): string {
  const say = inLanguage(reader.language);
  return sheet(reader, {
    title: say('Newsletter'),
    text: say('Send our newsletter to {address}?', { address: masked(email) }),
    form: { to: `${CONFIRM_PATH}?token=${token}`, label: say('Yes, subscribe me') },
  });
}

function confirmedPage(reader: Reader, email: string): string {
  const say = inLanguage(reader.language);
  return sheet(reader, {
    title: say("You're subscribed"),
    text: say('{address} will get our newsletter. You can unsubscribe from any of them.', {
      address: masked(email),
    }),
  });
}

function expiredPage(reader: Reader): string {
  const say = inLanguage(reader.language);
  return sheet(reader, {
    title: say("This link isn't valid"),
    text: say(
      'Links work for 7 days, and only the newest one counts. Sign up again for a new one.',
    ),
  });
}

function unknownPage(reader: Reader): string {
  const say = inLanguage(reader.language);
  return sheet(reader, {
    title: say("This link isn't valid"),
    text: say("Open the link from the newsletter again. Make sure it's complete."),
  });
}
