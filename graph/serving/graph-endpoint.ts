import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { QUERY_LIMITS } from '../../schema/site/query-limits.ts';
import type { ResultCache } from '../core/result-cache.ts';
import type { Context } from '../core/context.ts';
import { graphUploads } from '../core/http/graph-uploads.ts';
import { crossOrigin } from '../core/http/security.ts';
import { unavailable } from '../core/http/unavailable.ts';
import { asOfPlugin } from '../requests/as-of-plugin.ts';
import { costPlugin } from '../requests/cost-plugin.ts';
import { createGraphRequests } from '../requests/graph-requests.ts';
import type { RequestBudget } from '../requests/request-budget.ts';
import { createVisitorResults } from '../requests/visitor-results.ts';
import type { Pipeline } from './pipeline.ts';

interface GraphEndpointOptions {
  readonly pipeline: Pipeline;
  readonly budget: RequestBudget;
  /** Parses JSON bodies. */
  readonly readsBody: RequestHandler;
  readonly cache: ResultCache<Buffer>;
  readonly logger: Logger;
}

interface GraphEndpoint {
  /** What a request to the graph passes, in this order. */
  readonly handlers: readonly (RequestHandler | ErrorRequestHandler)[];
  readonly apollo: ApolloServer<Context>;
}

/** The graph over HTTP. */
export async function createGraphEndpoint(options: GraphEndpointOptions): Promise<GraphEndpoint> {
  const { pipeline, budget, readsBody, cache, logger } = options;
  const { schema, identity, ownOrigins, readDocument, formatError } = pipeline;
  const visitors = createVisitorResults({
    schema,
    cache,
    isVisitor: (request) => identity.isVisitor(request),
    budget,
  });
  const graph = createGraphRequests({ schema, identity, budget, readDocument, formatError });
  const apollo = apolloOf(pipeline, logger, [
    visitors.plugin,
    asOfPlugin,
    unavailable,
    costPlugin((context) => graph.costOf(context)),
  ]);
  await apollo.start();
  return {
    apollo,
    handlers: [
      crossOrigin({ ownOrigins, writes: 'anonymous' }),
      graph.protocol,
      budget.deposits,
      readsBody,
      caching,
      graphUploads({ contextOf: (req, res) => identity.http(req, res) }),
      visitors.handler,
      graph.admits,
      expressMiddleware(apollo, { context: ({ req, res }) => identity.http(req, res) }),
      graph.refuses,
    ],
  };
}

function apolloOf(
  { schema, formatError }: Pipeline,
  logger: Logger,
  plugins: ApolloServerPlugin<Context>[],
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    allowBatchedHttpRequests: false,
    // Cookies count for POST with JSON alone, which no page of another site can send unasked; see graph-requests.ts.
    csrfPrevention: false,
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    formatError,
    logger: quietLogger(logger),
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ...plugins,
    ],
  });
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
