import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Logger } from 'pino';
import { QUERY_LIMITS } from '../../schema/site/query-limits.ts';
import type { ResultCache } from '../core/result-cache.ts';
import type { BodyReader } from '../core/http/json-bodies.ts';
import { unavailable } from '../core/http/unavailable.ts';
import { createApolloResponder, type PaidContext } from '../requests/apollo-responder.ts';
import { createGraphHandler, type GraphHandler } from '../requests/graph-handler.ts';
import { queryExtensions } from '../requests/query-extensions.ts';
import type { RequestBudget } from '../requests/request-budget.ts';
import type { RequestUse } from '../requests/request-use.ts';
import { createVisitorResults, type VisitorBody } from '../requests/visitor-results.ts';
import type { Pipeline } from './pipeline.ts';

interface GraphEndpointOptions {
  readonly pipeline: Pipeline;
  readonly budget: RequestBudget;
  readonly use: RequestUse;
  readonly readBody: BodyReader;
  readonly cache: ResultCache<VisitorBody>;
  readonly logger: Logger;
}

interface GraphEndpoint {
  readonly handler: GraphHandler;
  readonly apollo: ApolloServer<PaidContext>;
}

/** The graph over HTTP. */
export async function createGraphEndpoint(options: GraphEndpointOptions): Promise<GraphEndpoint> {
  const { pipeline, budget, use, readBody, cache, logger } = options;
  const { schema, identity, readDocument, formatError } = pipeline;
  const visitors = createVisitorResults({ schema, cache, anonymous: identity.anonymous });
  const apollo = apolloOf(pipeline, logger, [unavailable, queryExtensions]);
  await apollo.start();
  const handler = createGraphHandler({
    schema,
    identity,
    budget,
    use,
    readDocument,
    readBody,
    visitors,
    apollo: createApolloResponder(apollo),
    formatError,
  });
  return { apollo, handler };
}

function apolloOf(
  { schema, formatError }: Pipeline,
  logger: Logger,
  plugins: ApolloServerPlugin<PaidContext>[],
): ApolloServer<PaidContext> {
  return new ApolloServer<PaidContext>({
    schema,
    allowBatchedHttpRequests: false,
    // Cookies count for POST with JSON alone, which no page of another site can send unasked; see identity.ts.
    csrfPrevention: false,
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: QUERY_LIMITS.tokens },
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

/** Apollo warns about clients' mistakes; those are no concern of the operator. */
const quietLogger = (logger: Logger) => ({
  debug: (message?: unknown) => logger.debug(message as string),
  info: (message?: unknown) => logger.debug(message as string),
  warn: (message?: unknown) => logger.debug(message as string),
  error: (message?: unknown) => logger.error(message as string),
});
