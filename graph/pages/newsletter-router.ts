import { type RequestHandler, Router } from 'express';
import type { Language } from '../../schema/language/translate.ts';
import { SITE_NAME, UNOFFICIAL_NOTICE } from '../../schema/site.ts';
import { escapeHtml } from '../articles/body-html.ts';
import type { Context } from '../core/context.ts';
import { noReferrer } from '../core/http/security.ts';
import { inLanguage, languageOf } from '../core/language.ts';
import {
  resubscribe,
  type Subscription,
  subscriptionOfToken,
  unsubscribe,
} from '../newsletter/subscription.service.ts';

const OUT = '/newsletter/unsubscribe';
const BACK = '/newsletter/subscribe';

/**
 * Where the links of newsletters lead, for browsers without JavaScript and for mail programs that unsubscribe with one
 * click (RFC 8058). Looking changes nothing: programs that scan mails follow every link. Who has the token of an
 * address needs no account, and no cookie counts here.
 */
export function newsletterRouter({ anonymous }: { readonly anonymous: () => Context }): Router {
  const router = Router();

  const answer =
    (
      act: (ctx: Context, token: string) => Promise<Subscription | null>,
    ): RequestHandler<object, unknown, unknown, { token?: unknown }> =>
    async (request, response) => {
      const { token } = request.query;
      const isToken = typeof token === 'string' && /^[0-9a-f]{64}$/.test(token);
      const subscription = isToken ? await act(anonymous(), token) : null;
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Robots-Tag', 'noindex');
      response.vary('Accept-Language');
      const language = languageOf(request);
      response
        .status(subscription ? 200 : 404)
        .type('html')
        .send(
          subscription && isToken ? page(language, subscription, token) : unknownPage(language),
        );
    };

  router.use('/newsletter', noReferrer);
  router.get(OUT, answer(subscriptionOfToken));
  router.post(OUT, answer(unsubscribe));
  router.post(BACK, answer(resubscribe));
  return router;
}

/** Enough of an address to know one's own, for whoever a mail was passed on to. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

function page(language: Language, { email, isOptedOut }: Subscription, token: string): string {
  const say = inLanguage(language);
  const address = `<strong>${escapeHtml(masked(email))}</strong>`;
  return isOptedOut
    ? sheet(language, {
        title: say('You are unsubscribed'),
        text: say('{address} gets no more newsletters from us. Was that a mistake?', { address }),
        form: { to: `${BACK}?token=${token}`, label: say('Subscribe again') },
      })
    : sheet(language, {
        title: say('Newsletter'),
        text: say('{address} gets our newsletter. Press the button to stop that.', { address }),
        form: { to: `${OUT}?token=${token}`, label: say('Unsubscribe') },
      });
}

function unknownPage(language: Language): string {
  const say = inLanguage(language);
  return sheet(language, {
    title: say('This link is not valid'),
    text: say('Please open the link from the newsletter again, whole as it is.'),
  });
}

/** These pages come without the application; they have its colours, in light and dark. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff;color:#0b1b2e;font:1rem/1.5 "Public Sans",Arial,sans-serif}
main{max-width:30rem;margin:1rem;padding:1.5rem;border-radius:12px;background:#f4f6f9}
h1{font-size:1.75rem;line-height:1.1;margin:0 0 1rem}
p{overflow-wrap:anywhere}
button{min-height:44px;padding:0 1.25rem;border:0;border-radius:8px;background:#fb4f14;color:#001a33;font:inherit;font-weight:700;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #0a4b8f;outline-offset:2px}
a{color:#0a4b8f}
small{color:#44546a}
@media (prefers-color-scheme:dark){
body{background:#06121f;color:#edf2f8}
main{background:#0e1f33}
button:focus-visible,a:focus-visible{outline-color:#ffb38a}
a{color:#8cc2ff}
small{color:#a9b8cb}
}`;

interface Sheet {
  readonly title: string;
  /** HTML. */
  readonly text: string;
  readonly form?: { readonly to: string; readonly label: string };
}

const sheet = (language: Language, { title, text, form }: Sheet) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${SITE_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${form ? `<form method="post" action="${form.to}"><button type="submit">${form.label}</button></form>` : ''}
<p><a href="/">${SITE_NAME}</a></p>
<small>${inLanguage(language)(UNOFFICIAL_NOTICE)}</small>
</main>
</body>
</html>
`;
