import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { stamp } from '../core/clock.ts';
import type { AnswerCache } from '../core/answer-cache.ts';
import type { Context } from '../core/context.ts';
import type { SiteTemplate } from '../core/http/site.ts';
import { dataHtml, headHtml, noscriptHtml } from './head.ts';
import { createPageAnswers } from './page-answers.ts';
import type { PageDrawing } from './page-drawing.ts';
import { createPageFiles, picturesOf } from './page-files.ts';
import { page } from './page.service.ts';
import { robots, sitemap } from './sitemap.ts';

const brotli = promisify(brotliCompress);
/** Fast enough for each request; the assets are compressed harder, once, when they are built. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface PagesOptions {
  readonly template: SiteTemplate;
  readonly schema: GraphQLSchema;
  /** The site's own origin; known once the server listens. */
  readonly origin: () => string;
  /** The context of somebody who is not signed in: nothing of a session ever gets into a page. */
  readonly anonymous: () => Context;
  readonly cache: AnswerCache<RenderedPage>;
  readonly drawing: PageDrawing;
}

/** A page as it goes out. */
export interface RenderedPage {
  readonly status: number;
  readonly etag: string;
  readonly html: string;
  /** Every query of the page has its answer, and it is drawn. */
  readonly isWhole: boolean;
  brotli?: Promise<Buffer>;
}

/** Bytes of a page with its compressed copy; Infinity for one that must not be kept. */
export const sizeOfPage = ({ status, isWhole, html }: RenderedPage): number =>
  status === 200 && isWhole ? html.length * 2 : Infinity;

/** The site's one page with the head and the first view of each route, `sitemap.xml` and `robots.txt`. */
export function pagesRouter(options: PagesOptions): Router {
  const { template, schema, origin, anonymous, cache, drawing } = options;
  const answers = createPageAnswers(schema, template.operations);
  const filesOf = createPageFiles(template.manifest);

  const render = async (path: string): Promise<RenderedPage> => {
    const context = anonymous();
    const asOf = stamp();
    const [{ status, head }, { found, isWhole }] = await Promise.all([
      page(context, path),
      answers.of(context, path),
    ]);
    const drawn =
      status === 200 ? await drawing.draw({ path, origin: origin(), answers: found }) : undefined;
    const times = drawn && ` data-at="${drawn.at}" data-as-of="${asOf}"`;
    const html = template.fill({
      files: dataHtml('page-files', { ...filesOf(path), pictures: picturesOf(found) }),
      head: headHtml(head, origin()),
      noscript: noscriptHtml(head),
      drawn: drawn?.html
        ? `<template id="page">${drawn.html}</template>${dataHtml('page-cache', drawn.cache, times)}`
        : '',
    });
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
    return { status, etag, html, isWhole: isWhole && drawn !== undefined };
  };

  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robots(origin()));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    response.type('application/xml').send(await sitemap(anonymous(), origin()));
  });
  router.get('/{*path}', (async (request, response, next) => {
    const { path } = request;
    if (/\.[a-z0-9]{1,8}$/i.test(path) || !request.accepts('html')) return next();
    const make = () => render(path);
    const rendered = (await cache.answer(path, answers.freshnessOf(path), make)) ?? (await make());
    const { status, etag, html } = rendered;
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', etag);
    response.vary('Accept-Encoding');
    response.status(status).type('html');
    if (status === 200 && request.headers['if-none-match'] === etag)
      return void response.status(304).end();
    if (!request.acceptsEncodings('br')) return void response.send(html);
    response.setHeader('Content-Encoding', 'br');
    rendered.brotli ??= brotli(html, COMPRESSION);
    response.end(await rendered.brotli);
  }) satisfies RequestHandler);
  return router;
}
