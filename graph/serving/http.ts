import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import {
  type GraphQLFormattedError,
  type GraphQLSchema,
  printSchema,
  lexicographicSortSchema,
} from 'graphql';
import type { Logger } from 'pino';
import { can } from '../../schema/accounts/capabilities.ts';
import { QUERY_LIMITS } from '../../schema/site/query-limits.ts';
import { resetPasswordPage } from '../../schema/pages/entries/reset-password.ts';
import { answerTimes } from '../requests/answer-times.ts';
import type { Context } from '../core/context.ts';
import { domainErrorOf, refuse, STATUS_OF } from '../core/errors.ts';
import { graphUploads } from '../core/http/graph-uploads.ts';
import { jsonBodies } from '../core/http/json-bodies.ts';
import { requestLog } from '../core/http/request-log.ts';
import { crossOrigin, noReferrer, securityHeaders } from '../core/http/security.ts';
import { unavailable } from '../core/http/unavailable.ts';
import type { DocumentReader } from '../core/documents/read-document.ts';
import { costPlugin } from '../requests/cost-plugin.ts';
import { createGraphRequests } from '../requests/graph-requests.ts';
import type { Site } from '../core/http/site.ts';
import type { AnswerCache } from '../core/answer-cache.ts';
import type { Identity } from '../requests/identity.ts';
import type { RequestBudget } from '../requests/request-budget.ts';
import { ownDataRouter } from '../own-data/own-data-router.ts';
import { calendarRouter } from '../pages/calendar-router.ts';
import { emailRouter } from '../pages/email-router.ts';
import { feedsRouter } from '../pages/feeds-router.ts';
import { graphiqlRouter } from '../pages/graphiql-router.ts';
import type { CachedText } from '../pages/cached-text.ts';
import { newsletterRouter } from '../pages/newsletter-router.ts';
import type { PageDrawing } from '../pages/page-drawing.ts';
import { pagesRouter, type RenderedPage } from '../pages/router.ts';
import { securityTxt } from '../pages/security-txt.ts';
import { exportsRouter } from '../rest/exports-router.ts';
import { openapiRouter } from '../rest/openapi/openapi-router.ts';
import { restRouter } from '../rest/router.ts';
import { REST_ROWS } from '../rest/rows.ts';
import { createVisitorAnswers } from '../requests/visitor-answers.ts';

export interface HttpOptions {
  readonly schema: GraphQLSchema;
  readonly identity: Identity;
  readonly logger: Logger;
  readonly formatError: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
  readonly readDocument: DocumentReader;
  readonly budget: RequestBudget;
  /** What visitors were answered, until an event changes it. */
  readonly caches: {
    readonly answers: AnswerCache<Buffer>;
    readonly pages: AnswerCache<RenderedPage>;
    /** Feeds and calendars. */
    readonly texts: AnswerCache<CachedText>;
  };
  readonly ownOrigins: readonly string[];
  readonly isSecure: boolean;
  readonly trustProxy: number;
  /** `/healthz`, `/readyz`, `/metrics`. */
  readonly operations: RequestHandler;
  /** Uploaded files. */
  readonly files: RequestHandler;
  readonly site: Site;
  /** Draws the pages of a built site. */
  readonly drawing?: PageDrawing;
  /** The context of a visitor who is not signed in. */
  readonly anonymous: () => Context;
  /** Origin of canonical addresses; known once the server listens. */
  readonly publicUrl: () => string;
}

/** The express application: one origin for the graph, its REST doors, and the web site. */
export async function createHttp(
  options: HttpOptions,
): Promise<{ app: Express; apollo: ApolloServer<Context> }> {
  const { schema, identity, ownOrigins } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestLog(options.logger), options.operations);
  app.use(securityHeaders({ isSecure: options.isSecure, scriptHashes: options.site.scriptHashes }));
  app.use(resetPasswordPage.path, noReferrer);

  const readsBody = jsonBodies(async (request, response) =>
    can((await identity.http(request, response)).viewer, 'article.write'),
  );

  const visitors = createVisitorAnswers({
    schema,
    cache: options.caches.answers,
    isVisitor: (request) => identity.isVisitor(request),
    budget: options.budget,
  });
  const graph = createGraphRequests(options);

  const apollo = new ApolloServer<Context>({
    schema,
    allowBatchedHttpRequests: false,
    // Cookies count for POST with JSON alone, which no page of another site can send unasked; see graph-requests.ts.
    csrfPrevention: false,
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    formatError: options.formatError,
    logger: quietLogger(options.logger),
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      visitors.plugin,
      answerTimes,
      unavailable,
      costPlugin((context) => graph.costOf(context)),
    ],
  });
  await apollo.start();

  const sdl = printSchema(lexicographicSortSchema(schema));
  app.get('/schema.graphql', (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.type('text/plain').send(sdl);
  });
  app.use(graphiqlRouter(options.site.graphiql));
  app.use(
    '/graphql',
    crossOrigin({ ownOrigins, writes: 'anonymous' }),
    graph.protocol,
    options.budget.deposits,
    readsBody,
    caching,
    graphUploads({ contextOf: (req, res) => identity.http(req, res) }),
    visitors.handler,
    graph.admits,
    expressMiddleware(apollo, { context: ({ req, res }) => identity.http(req, res) }),
    graph.refuses,
  );
  app.use(
    '/api',
    crossOrigin({ ownOrigins, writes: 'by token' }),
    restRouter({
      schema,
      readsBody,
      rows: REST_ROWS,
      contextOf: (req, res) => identity.http(req, res),
      budget: options.budget,
      formatError: options.formatError,
    }),
  );
  app.use(
    openapiRouter({
      schema,
      rows: REST_ROWS,
      origin: options.publicUrl,
      now: () => options.anonymous().now(),
    }),
  );
  app.use(
    ownDataRouter({
      contextOf: (req, res) => identity.http(req, res),
      logger: options.logger,
    }),
  );
  const texts = {
    origin: options.publicUrl,
    anonymous: options.anonymous,
    cache: options.caches.texts,
  };
  app.use(feedsRouter(texts), calendarRouter(texts));
  app.use(
    exportsRouter({
      contextOf: (req, res) => identity.http(req, res),
      formatError: options.formatError,
    }),
  );
  app.get(['/.well-known/security.txt', '/security.txt'], (_request, response) => {
    response.type('text/plain').send(securityTxt(options.publicUrl(), options.anonymous().now()));
  });
  app.use(newsletterRouter({ anonymous: options.anonymous }));
  app.use(emailRouter({ contextOf: (req, res) => identity.http(req, res) }));
  app.use(options.files, options.site.assets);
  const { template } = options.site;
  if (template && options.drawing) {
    app.use(
      pagesRouter({
        template,
        schema,
        origin: options.publicUrl,
        isOriginSet: ownOrigins.length > 0,
        anonymous: options.anonymous,
        cache: options.caches.pages,
        texts: options.caches.texts,
        budget: options.budget,
        drawing: options.drawing,
      }),
    );
  }
  app.use(
    (_request, response) => void response.status(404).json({ message: 'There is no such path.' }),
  );
  app.use(lastResort(options.logger));
  return { app, apollo };
}

/** Answers to GET without a token are the same for everybody, and may be checked again by their tag. */
const caching: RequestHandler = ({ method, headers }, response, next) => {
  const isForAll = method === 'GET' && headers.authorization === undefined;
  if (method === 'GET') response.vary('Accept').vary('Authorization');
  response.setHeader('Cache-Control', isForAll ? 'no-cache' : 'private, no-store');
  next();
};

/** Apollo warns about clients' mistakes; those are no concern of the operator. */
const quietLogger = (logger: Logger) => ({
  debug: (message?: unknown) => logger.debug(message as string),
  info: (message?: unknown) => logger.debug(message as string),
  warn: (message?: unknown) => logger.debug(message as string),
  error: (message?: unknown) => logger.error(message as string),
});

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
