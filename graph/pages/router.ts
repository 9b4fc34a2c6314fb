import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../core/context.ts';
import type { SiteTemplate } from '../core/http/site.ts';
import { headHtml, inScript, noscriptHtml } from './head.ts';
import { createPageAnswers } from './page-answers.ts';
import { page } from './page.service.ts';
import { robots, sitemap } from './sitemap.ts';

const brotli = promisify(brotliCompress);
/** Fast enough for each request; the assets are compressed harder, once, when they are built. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface PagesOptions {
  readonly template: SiteTemplate;
  readonly schema: GraphQLSchema;
  readonly origin: string;
  /** The context of somebody who is not signed in: nothing of a session ever gets into a page. */
  readonly anonymous: () => Context;
}

/** The site's one page with the head and the first answers of each route, `sitemap.xml` and `robots.txt`. */
export function pagesRouter({ template, schema, origin, anonymous }: PagesOptions): Router {
  const answersOf = createPageAnswers(schema, template.operations);
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robots(origin));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    response.type('application/xml').send(await sitemap(anonymous(), origin));
  });
  router.get('/{*path}', (async (request, response, next) => {
    if (/\.[a-z0-9]{1,8}$/i.test(request.path) || !request.accepts('html')) return next();
    const context = anonymous();
    const [{ status, head }, answers] = await Promise.all([
      page(context, request.path),
      answersOf(context, request.path),
    ]);
    const html = template.fill({
      head: headHtml(head, origin),
      noscript: noscriptHtml(head),
      data: `<script id="page-answers" type="application/json">${inScript(JSON.stringify(answers))}</script>`,
    });
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', etag);
    response.vary('Accept-Encoding');
    response.status(status).type('html');
    if (status === 200 && request.headers['if-none-match'] === etag)
      return void response.status(304).end();
    if (!request.acceptsEncodings('br')) return void response.send(html);
    response.setHeader('Content-Encoding', 'br');
    response.end(await brotli(html, COMPRESSION));
  }) satisfies RequestHandler);
  return router;
}
