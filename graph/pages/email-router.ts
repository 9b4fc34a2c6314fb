import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Language } from '../../schema/language/languages.ts';
import { findLink } from '../accounts/email/email-link.service.ts';
import type { EmailLinkKind } from '../accounts/email/email-link.entity.ts';
import { EMAIL_PATHS } from '../accounts/email/email-paths.ts';
import { proveEmail } from '../accounts/email/prove-email.service.ts';
import type { FactorsSince } from '../accounts/factors/factors-since.ts';
import {
  removedByUndo,
  undoEmailChange,
  type UndoneChange,
} from '../accounts/email/undo-email-change.service.ts';
import { escapeHtml } from '../articles/body/body-html.ts';
import type { Context } from '../core/context.ts';
import { noReferrer } from '../core/http/security.ts';
import { inLanguage, languageOf } from '../core/language.ts';
import { masked, type Sheet, sheet } from './small-page.ts';

interface EmailRouterOptions {
  readonly contextOf: (request: Request, response: Response) => Promise<Context>;
}

/**
 * Where the links of mails about addresses lead, for browsers without JavaScript too. Looking changes nothing: programs
 * that scan mails follow every link. The token alone counts, signed in or not.
 */
export function emailRouter({ contextOf }: EmailRouterOptions): Router {
  const router = Router();
  router.use('/email', noReferrer);

  const answer =
    (
      pageFor: (ctx: Context, token: string, language: Language) => Promise<Sheet | null>,
    ): RequestHandler<object, unknown, unknown, { token?: unknown }> =>
    async (request, response) => {
      const { token } = request.query;
      const language = languageOf(request);
      const isToken = typeof token === 'string' && /^[\w-]{43}$/.test(token);
      const ctx = await contextOf(request as Request, response);
      const page = isToken ? await pageFor(ctx, token, language) : null;
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Robots-Tag', 'noindex');
      response.vary('Accept-Language');
      response
        .status(page ? 200 : 404)
        .type('html')
        .send(sheet({ language, site: ctx.site }, page ?? unknownPage(language)));
    };

  const look = (kind: EmailLinkKind) =>
    answer(async (ctx, token, language) => {
      const link = await findLink(ctx.em, kind, token, ctx.now());
      if (!link) return null;
      const removes = kind === 'undo' ? await removedByUndo(ctx.em, link) : null;
      return askPage(language, { kind, email: link.email, token, removes });
    });

  for (const kind of ['prove', 'undo'] as const) router.get(EMAIL_PATHS[kind], look(kind));
  router.post(
    EMAIL_PATHS.prove,
    answer(async (ctx, token, language) => {
      const email = await proveEmail(ctx, token);
      return email === null ? null : provenPage(language, email);
    }),
  );
  router.post(
    EMAIL_PATHS.undo,
    answer(async (ctx, token, language) => {
      const undone = await undoEmailChange(ctx, token);
      return undone && undonePage(language, undone);
    }),
  );
  return router;
}

interface Asked {
  readonly kind: EmailLinkKind;
  readonly email: string;
  readonly token: string;
  readonly removes: FactorsSince | null;
}

/** The factors as HTML, each by its name; empty where there are none. */
function listed(language: Language, { passkeys, hasTotp, hasRecoveryCodes }: FactorsSince): string {
  const say = inLanguage(language);
  const all = [
    ...passkeys.map((name) =>
      say('the passkey {name}', { name: `<strong>${escapeHtml(name)}</strong>` }),
    ),
    ...(hasTotp ? [say('the authenticator app')] : []),
    ...(hasRecoveryCodes ? [say('the recovery codes')] : []),
  ];
  return new Intl.ListFormat(language).format(all);
}

function askPage(language: Language, { kind, email, token, removes }: Asked): Sheet {
  const say = inLanguage(language);
  const address = masked(email);
  const to = `${EMAIL_PATHS[kind]}?token=${token}`;
  const factors = removes ? listed(language, removes) : '';
  return kind === 'prove'
    ? {
        title: say('Confirm your email'),
        text: say('Tap the button to confirm that {address} is yours.', { address }),
        form: { to, label: say('Confirm address') },
      }
    : {
        title: say('Undo the email change?'),
        text: say(
          'Your account will go back to {address}. Every device will be signed out and every API token revoked.',
          { address },
        ),
        ...(factors && {
          more: say('This also removes what was added since then: {factors}.', { factors }),
        }),
        form: { to, label: say('Undo the change') },
      };
}

function provenPage(language: Language, email: string): Sheet {
  const say = inLanguage(language);
  return {
    title: say('Address confirmed'),
    text: say('From now on, account emails go to {address}.', { address: masked(email) }),
  };
}

function undonePage(language: Language, undone: UndoneChange): Sheet {
  const say = inLanguage(language);
  const { email, isRestored, resetToken, removed } = undone;
  const address = masked(email);
  const factors = listed(language, removed);
  return {
    title: say('Your account is yours again'),
    text: isRestored
      ? say('It uses {address} again, and every device is signed out. Now choose a new password.', {
          address,
        })
      : say(
          'Another account uses {address} now, so yours keeps its current email. Every device is signed out, and password reset links go to {address} again. Now choose a new password.',
          { address },
        ),
    ...(factors && { more: say('Removed, as added since then: {factors}.', { factors }) }),
    link: { to: `/reset-password?token=${resetToken}`, label: say('Choose a new password') },
  };
}

function unknownPage(language: Language): Sheet {
  const say = inLanguage(language);
  return {
    title: say("This link isn't valid"),
    text: say('It may have been used or expired. Check for a newer email.'),
  };
}
