import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { can } from '../../schema/accounts/capabilities.ts';
import { resetPasswordPage } from '../../schema/pages/entries/reset-password.ts';
import type { Context, Services } from '../core/context.ts';
import { domainErrorOf, refuse, STATUS_OF } from '../core/errors.ts';
import { type BodyReader, jsonBodies } from '../core/http/json-bodies.ts';
import { requestLog } from '../core/http/request-log.ts';
import { crossOrigin, noReferrer, securityHeaders } from '../core/http/security.ts';
import type { Site } from '../core/http/site.ts';
import { ownDataRouter } from '../own-data/own-data-router.ts';
import { cardRouter } from '../pages/card-router.ts';
import { calendarRouter } from '../pages/calendar-router.ts';
import { emailRouter } from '../pages/email-router.ts';
import { embedRouter } from '../pages/embeds/embed-router.ts';
import { feedsRouter } from '../pages/feeds-router.ts';
import { podcastRouter } from '../pages/podcast-router.ts';
import { graphiqlRouter } from '../pages/graphiql-router.ts';
import { llmsRouter } from '../pages/llms-router.ts';
import { inboxMailRouter } from '../pages/inbox-mail-router.ts';
import { newsletterRouter } from '../pages/newsletter-router.ts';
import { offlineRouter } from '../pages/offline-router.ts';
import type { ServeStream } from '../core/sse/serve-streams.ts';
import type { PageDrawing } from '../pages/page-drawing.ts';
import { pagesRouter } from '../pages/router.ts';
import { securityTxt } from '../pages/security-txt.ts';
import type { PaidContext } from '../requests/apollo-responder.ts';
import { isForGraph, isForStream, STREAM_PATH } from '../requests/graph-requests.ts';
import type { OldAddresses } from '../articles/imports/old-addresses.ts';
import { printGraph } from '../printed-schema.ts';
import { createRequestBudget, type RequestBudget } from '../requests/request-budget.ts';
import { createRequestUse, type RequestUse } from '../requests/request-use.ts';
import { createStreamHandler } from '../requests/stream-handler.ts';
import { exportsRouter } from '../rest/exports-router.ts';
import { openapiRouter } from '../rest/openapi/openapi-router.ts';
import { restRouter } from '../rest/router.ts';
import { REST_ROWS } from '../rest/rows.ts';
import type { Caches } from './caches.ts';
import { createGraphEndpoint } from './graph-endpoint.ts';
import type { Pipeline } from './pipeline.ts';

export interface HttpOptions {
  readonly pipeline: Pipeline;
  readonly services: Services;
  readonly caches: Caches;
  readonly logger: Logger;
  /** `/healthz`, `/readyz`, `/metrics`. */
  readonly operations: RequestHandler;
  readonly site: Site;
  /** Renders the pages of a built site. */
  readonly drawing: PageDrawing | undefined;
  readonly oldAddresses: OldAddresses;
  /** Serves subscriptions as server-sent events. */
  readonly stream: ServeStream;
}

/** What most routers ask for. */
interface Mounting extends HttpOptions {
  readonly budget: RequestBudget;
  readonly use: RequestUse;
  readonly readBody: BodyReader;
  readonly contextOf: Pipeline['identity']['http'];
  /** A fresh context of a visitor who is not signed in. */
  readonly anonymous: () => Context;
  /** Origin of canonical addresses; known once the server listens. */
  readonly origin: () => string;
}

/** One origin for the graph, its REST paths, and the web site. */
export async function createHttp(
  options: HttpOptions,
): Promise<{ listener: RequestListener; apollo: ApolloServer<PaidContext> }> {
  const mounting = mountingOf(options);
  const { pipeline, budget, use, readBody, caches, logger } = mounting;
  const cache = caches.results;
  const { handler, apollo } = await createGraphEndpoint({
    pipeline,
    budget,
    use,
    readBody,
    cache,
    logger,
  });
  const open = crossOrigin({ ownOrigins: pipeline.ownOrigins, writes: 'anonymous' });
  const graph = (request: IncomingMessage, response: ServerResponse) =>
    open(request, response, () => void handler(request, response));
  const streams = createStreamHandler({ ...pipeline, readBody, stream: options.stream });
  const stream = (request: IncomingMessage, response: ServerResponse) =>
    open(request, response, () => void streams(request, response));
  const app = createApp(mounting, graph, stream);
  const log = requestLog(logger);
  const setHeaders = headersOf(options);
  return {
    apollo,
    // Most requests are operations, for which the routes of everything else would cost more than they do themselves.
    listener: (request, response) =>
      log(request, response, () =>
        setHeaders(request, response, () =>
          request.method !== 'GET' && isForGraph(request) && !isForStream(request)
            ? graph(request, response)
            : void app(request, response),
        ),
      ),
  };
}

/** Everything but operations by POST. */
function createApp(
  mounting: Mounting,
  graph: (request: IncomingMessage, response: ServerResponse) => void,
  stream: (request: IncomingMessage, response: ServerResponse) => void,
): Express {
  const { pipeline, services, logger, operations, site } = mounting;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', services.env.trustProxy);
  app.set('query parser', 'simple');
  app.use(operations);
  app.use(resetPasswordPage.path, noReferrer);
  app.get('/schema.graphql', schemaText(pipeline.schema));
  app.use(graphiqlRouter(site.graphiql));
  mountEmbeds(app, mounting);
  app.use(STREAM_PATH, stream);
  app.use('/graphql', graph);
  mountRest(app, mounting);
  mountDocuments(app, mounting);
  app.use(offlineRouter(site.offline, mounting.anonymous));
  app.use(services.files.handler, site.assets);
  mountPages(app, mounting);
  app.use(
    (_request, response) => void response.status(404).json({ message: 'There is no such path.' }),
  );
  app.use(lastResort(logger));
  return app;
}

function mountingOf(options: HttpOptions): Mounting {
  const { services, pipeline } = options;
  const { identity, budget } = pipeline;
  const use = createRequestUse(services.tokenUse);
  const contextOf: Mounting['contextOf'] = (request, response) => identity.http(request, response);
  return {
    ...options,
    use,
    budget: createRequestBudget({ identity, budget, use }),
    readBody: jsonBodies(async (request, response) =>
      can((await contextOf(request, response)).viewer, 'article.write'),
    ),
    contextOf,
    anonymous: () => identity.anonymous(),
    origin: () => services.publicUrl,
  };
}

/** Sets the headers of every response. */
const headersOf = ({ services, site }: HttpOptions) =>
  securityHeaders({
    isSecure: services.publicUrl.startsWith('https:'),
    scriptHashes: site.scriptHashes,
  });

/** The schema's text, for tools of any origin. */
function schemaText(schema: GraphQLSchema): RequestHandler {
  let sdl: string | undefined;
  return (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.type('text/plain').send((sdl ??= printGraph(schema)));
  };
}

/** The `/api` paths and their description. */
function mountRest(app: Express, mounting: Mounting): void {
  const { pipeline, budget, readBody, contextOf, anonymous, origin } = mounting;
  const { schema, ownOrigins, formatError } = pipeline;
  app.use(
    '/api',
    crossOrigin({ ownOrigins, writes: 'by token' }),
    restRouter({ schema, readBody, rows: REST_ROWS, contextOf, budget, formatError }),
  );
  app.use(openapiRouter({ schema, rows: REST_ROWS, origin, now: () => anonymous().now() }));
}

/** What is neither of the graph nor a page: downloads, feeds, calendars, links of mails. */
function mountDocuments(app: Express, mounting: Mounting): void {
  const { pipeline, caches, logger, contextOf, anonymous, origin } = mounting;
  app.use(ownDataRouter({ contextOf, logger }));
  const texts = { origin, anonymous, cache: caches.texts };
  app.use(feedsRouter(texts), calendarRouter(texts), podcastRouter(texts));
  app.use(llmsRouter({ ...texts, sdl: () => printGraph(pipeline.schema) }));
  app.use(exportsRouter({ contextOf, formatError: pipeline.formatError }));
  app.get(['/.well-known/security.txt', '/security.txt'], (_request, response) => {
    response.type('text/plain').send(securityTxt(origin(), anonymous().now()));
  });
  app.use(newsletterRouter({ anonymous }), inboxMailRouter({ anonymous }));
  app.use(emailRouter({ contextOf }));
}

/** What others put on their own pages. */
function mountEmbeds(app: Express, { pipeline, caches, site, budget, anonymous }: Mounting): void {
  const { schema } = pipeline;
  app.use(embedRouter({ files: site.embeds, schema, anonymous, cache: caches.texts, budget }));
}

/** The pages of a built site; in development its assets answer them. */
function mountPages(app: Express, mounting: Mounting): void {
  const { pipeline, caches, site, drawing, budget, anonymous, origin, oldAddresses } = mounting;
  app.use(cardRouter({ anonymous, cache: caches.cards, budget }));
  if (!site.template || !drawing) return;
  app.use(
    pagesRouter({
      template: site.template,
      schema: pipeline.schema,
      origin,
      isOriginSet: pipeline.ownOrigins.length > 0,
      anonymous,
      cache: caches.pages,
      texts: caches.texts,
      budget,
      drawing,
      oldAddresses,
    }),
  );
}

const lastResort =
  (logger: Logger): ErrorRequestHandler =>
  (error: { status?: number; statusCode?: number; type?: string }, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error.status ?? error.statusCode ?? 500;
    const refusal = domainErrorOf(error) ?? (status < 500 ? refuse('request.bad') : undefined);
    if (!refusal) logger.error({ err: error, requestId: request.id }, 'Unhandled error');
    if (refusal?.retryAfter !== undefined)
      response.setHeader('Retry-After', String(refusal.retryAfter));
    response.status(refusal && status >= 500 ? STATUS_OF[refusal.code] : status);
    const message = refusal?.message ?? 'Something went wrong. Please try again.';
    if (request.accepts(['json', 'html']) === 'html') response.type('text/plain').send(message);
    else response.json({ message });
  };
