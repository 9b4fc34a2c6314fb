import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { COST_OF } from '../../schema/site/query-limits.ts';
import { placeAt } from '../../schema/pages/addresses.ts';
import { PAGES } from '../../schema/pages/pages.ts';
import type { GraphQLSchema } from 'graphql';
import { stamp } from '../core/clock.ts';
import type { Freshness, ResultCache } from '../core/result-cache.ts';
import type { Context } from '../core/context.ts';
import type { SiteTemplate } from '../core/http/site.ts';
import type { OldAddresses } from '../articles/imports/old-addresses.ts';
import { escapeHtml } from '../articles/body/body-html.ts';
import { PODCAST_PAGES } from '../../schema/shows/podcast-feed.ts';
import { differing } from '../../schema/site/settings.ts';
import { dataHtml, headHtml, noscriptHtml } from './head.ts';
import { createPageResults } from './page-results.ts';
import type { PageDrawing } from './page-drawing.ts';
import { PODCAST_CHANGED_BY, podcastOff } from './podcast-feed.ts';
import { createPageFiles, picturesOf } from './page-files.ts';
import { type CachedText, sendCached, tagOf } from './cached-text.ts';
import { type Page, page } from './page.service.ts';
import type { RequestBudget } from '../requests/request-budget.ts';
import { robots, sitemap } from './sitemap.ts';

const brotli = promisify(brotliCompress);
/** Fast enough for each request; the assets are compressed harder, once, when they are built. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface PagesOptions {
  readonly template: SiteTemplate;
  readonly schema: GraphQLSchema;
  /** The site's own origin; known once the server listens. */
  readonly origin: () => string;
  /** Whether it was set; else it only is where the server listens, and visitors may come by another one. */
  readonly isOriginSet: boolean;
  /** The context of a visitor: no session data ever gets into a page. */
  readonly anonymous: () => Context;
  readonly cache: ResultCache<RenderedPage>;
  readonly texts: ResultCache<CachedText>;
  readonly budget: Pick<RequestBudget, 'spend'>;
  readonly drawing: PageDrawing;
  readonly oldAddresses: Pick<OldAddresses, 'find'>;
}

/** A page as it goes out. */
export interface RenderedPage {
  readonly status: number;
  readonly etag: string;
  readonly html: string;
  /** Every query of the page has its result, and the page is rendered. */
  readonly isWhole: boolean;
  brotli?: Promise<Buffer>;
}

/** Bytes of a page with its compressed copy; Infinity for one that must not be cached. */
export const sizeOfPage = ({ isWhole, html }: RenderedPage): number =>
  isWhole ? html.length * 2 : Infinity;

/** The path whose results and files every unknown page uses. */
const NOWHERE = '/404';

/** The site's one page with the head and the first view of each route, `sitemap.xml` and `robots.txt`. */
export function pagesRouter(options: PagesOptions): Router {
  const { origin, anonymous, cache, texts, budget, oldAddresses } = options;
  const rendered = createRendering(options);

  /** What is cached is free. The rest is taken before the work is done. */
  const spend = async (request: Request, response: Response) => {
    const { path } = request;
    if (!placeAt(path)) await budget.spend(request, response, COST_OF.notFoundPage);
    else if (!cache.find(path)) await budget.spend(request, response, COST_OF.drawnPage);
  };

  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robots(origin()));
  });
  router.get('/sitemap.xml', async (request, response) => {
    const make = () => sitemap(anonymous(), origin());
    const changedBy = ['article.changed', 'show.changed'] as const;
    const text = (await texts.getOrMake('sitemap', { changedBy }, make)) ?? (await make());
    sendCached(request, response, text);
  });
  router.get('/{*path}', (async (request, response, next) => {
    const { path } = request;
    const article = placeAt(path) ? undefined : oldAddresses.find(path);
    if (article !== undefined) return response.redirect(301, `/articles/${article}`);
    if (/\.[a-z0-9]{1,8}$/i.test(path) || !request.accepts('html')) return next();
    await spend(request, response);
    await sendPage(request, response, await rendered(path));
  }) satisfies RequestHandler);
  return router;
}

/** The page of a path, from the cache if it is there. All that are not found share one for each reason. */
function createRendering(options: PagesOptions): (path: string) => Promise<RenderedPage> {
  const { template, schema, anonymous, cache } = options;
  const answers = createPageResults(schema, template.operations);
  const render = createRenderer(options, answers);
  const freshnessOf = (path: string): Freshness => {
    const freshness = answers.freshnessOf(path);
    if (!PODCAST_PAGES.includes(path)) return freshness;
    return { ...freshness, changedBy: [...freshness.changedBy, ...PODCAST_CHANGED_BY] };
  };
  return async (path) => {
    const cached = cache.find(path);
    if (cached) return cached;
    const visitor = anonymous();
    const made = { asOf: stamp(), position: visitor.position() };
    const found = await page(visitor, path);
    const [key, shown] = found.status === 404 ? [`404 ${found.head.title}`, NOWHERE] : [path, path];
    const make = () => render(shown, found, made);
    return (await cache.getOrMake(key, freshnessOf(shown), make)) ?? (await make());
  };
}

/** The time and the position that everything on a page includes. */
interface Made {
  readonly asOf: number;
  readonly position: string;
}

/** Makes a page: its head, the results of its first queries, and what is drawn of them. */
function createRenderer(
  { template, origin, isOriginSet, anonymous, drawing }: PagesOptions,
  answers: ReturnType<typeof createPageResults>,
) {
  const filesOf = createPageFiles(template.manifest, template.pageFiles);
  return async (path: string, { status, head }: Page, made: Made): Promise<RenderedPage> => {
    const visitor = anonymous();
    const { site } = visitor;
    const { found, isWhole } = await answers.of(visitor, path);
    const place = status === 200 ? placeAt(path) : undefined;
    const isDrawn = place !== undefined && !place.isRedirect && PAGES[place.name].isDrawn;
    const drawn = isDrawn
      ? await drawing.draw({ path, origin: origin(), answers: found, site })
      : undefined;
    const hasPodcast = PODCAST_PAGES.includes(path) && !(await podcastOff(visitor));
    const times =
      drawn && ` data-at="${drawn.at}" data-position="${made.position}" data-as-of="${made.asOf}"`;
    const html = template.fill({
      name: escapeHtml(site.name),
      tagline: escapeHtml(site.tagline),
      files: `${dataHtml('site-settings', differing(site))}${dataHtml(
        'page-files',
        { ...filesOf(path), pictures: picturesOf(found) },
        ` data-origin="${origin()}"${isOriginSet ? ' data-origin-is-set' : ''}`,
      )}`,
      head: headHtml(head, origin(), site, { hasPodcast }),
      noscript: noscriptHtml(head, site),
      drawn: drawn
        ? `<template id="page">${drawn.html}</template>${dataHtml('page-cache', drawn.cache, times)}`
        : '',
    });
    const isComplete = isWhole && (!isDrawn || drawn !== undefined);
    return { status, etag: tagOf(html), html, isWhole: isComplete };
  };
}

async function sendPage(request: Request, response: Response, found: RenderedPage): Promise<void> {
  const { status, etag, html } = found;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  response.vary('Accept-Encoding');
  response.status(status).type('html');
  if (status === 200 && request.headers['if-none-match'] === etag)
    return void response.status(304).end();
  if (!request.acceptsEncodings('br')) return void response.send(html);
  response.setHeader('Content-Encoding', 'br');
  found.brotli ??= brotli(html, COMPRESSION);
  response.end(await found.brotli);
}
