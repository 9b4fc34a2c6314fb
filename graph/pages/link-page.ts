import type { RequestHandler } from 'express';
import type { Language } from '../../schema/language/languages.ts';
import type { Context } from '../core/context.ts';
import { languageOf } from '../core/language.ts';

/** Who reads a page of one sentence: in which language, on which site. */
export type Reader = { readonly language: Language } & Pick<Context, 'site'>;

interface LinkPage<Found> {
  readonly anonymous: () => Context;
  /** The form of the tokens of this kind of link. */
  readonly token: RegExp;
  /** What the link does, or reads; null for a token that does not work. */
  readonly act: (ctx: Context, token: string) => Promise<Found | null>;
  readonly found: (reader: Reader, found: Found, token: string) => string;
  readonly unknown: (reader: Reader) => string;
}

/** The page of a link in an email, whose `token` is enough: no sign-in is needed, and cookies are ignored. */
export const linkPage =
  <Found>({
    anonymous,
    token: form,
    act,
    found: shown,
    unknown,
  }: LinkPage<Found>): RequestHandler<object, unknown, unknown, { token?: unknown }> =>
  async (request, response) => {
    const { token } = request.query;
    const ctx = anonymous();
    const reader = { language: languageOf(request), site: ctx.site };
    const isToken = typeof token === 'string' && form.test(token);
    const found = isToken ? await act(ctx, token) : null;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.vary('Accept-Language');
    response
      .status(found ? 200 : 404)
      .type('html')
      .send(found && isToken ? shown(reader, found, token) : unknown(reader));
  };
