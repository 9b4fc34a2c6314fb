import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { execute, type GraphQLSchema } from 'graphql';
import { stamp } from '../core/clock.ts';
import type { ResultCache } from '../core/result-cache.ts';
import type { Context } from '../core/context.ts';
import { COST_OF } from '../../schema/site/query-limits.ts';
import { costOf } from '../core/documents/cost.ts';
import { freshnessOf, rootFieldsOf } from '../freshness.ts';
import { requestIn, type GraphRequest, mediaTypeFor } from './graph-requests.ts';
import type { RequestBudget } from './request-budget.ts';

interface VisitorResultsOptions {
  readonly schema: GraphQLSchema;
  /** Finished bodies by operation and variables. */
  readonly cache: ResultCache<Buffer>;
  /** True when the request has no valid session. */
  readonly isVisitor: (request: Request) => boolean;
  readonly budget: Pick<RequestBudget, 'settle'>;
}

/** A result and when it was made; it includes nothing that happened later. */
interface CachedResult {
  readonly data: unknown;
  readonly extensions: { readonly asOf: number; readonly cost: number };
}

/**
 * Results of the graph for visitors who are not signed in, cached until an event changes them. The handler serves
 * cached results before anything is parsed; the plugin makes new ones, once for all concurrent requests.
 */
export function createVisitorResults({ schema, cache, isVisitor, budget }: VisitorResultsOptions): {
  handler: RequestHandler;
  plugin: ApolloServerPlugin<Context>;
} {
  const handler: RequestHandler = async (request, response, next) => {
    if (request.is('multipart/form-data') || !isVisitor(request)) return next();
    const key = keyOf(requestIn(request));
    const body = key === undefined ? undefined : cache.find(key);
    const type = body && mediaTypeFor(request);
    if (!body || !type) return next();
    // A cached result costs next to nothing, regardless of the query.
    await budget.settle(request, response, COST_OF.cachedResult);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    // Express adds an ETag, and responds 304 to clients that have it already.
    if (request.method === 'GET') response.send(body);
    else response.setHeader('Content-Length', body.length).end(body);
  };

  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async responseForOperation({ request, document, operation, contextValue }) {
          // An unknown operation name yields no operation, whatever the type says.
          const kind = (operation as typeof operation | undefined)?.operation;
          if (contextValue.viewer || kind !== 'query') return null;
          const freshness = freshnessOf(rootFieldsOf(document, operation));
          const key = freshness && keyOf(request);
          if (!freshness || key === undefined) return null;
          let made: CachedResult | undefined;
          const body = await cache.getOrMake(key, freshness, async () => {
            const asOf = stamp();
            const { data, errors } = await execute({
              schema,
              document,
              variableValues: request.variables ?? {},
              operationName: request.operationName,
              contextValue,
            });
            // Requests that waited are executed again: errors are reported in the format of their protocol.
            if (errors || !data) return undefined;
            const { variables, operationName } = request;
            const cost = costOf({ schema, document, variables, operationName });
            made = { data, extensions: { asOf, cost } };
            return Buffer.from(`${JSON.stringify(made)}\n`);
          });
          if (!body) return null;
          const singleResult = made ?? (JSON.parse(body.toString()) as CachedResult);
          return {
            http: { status: undefined, headers: new Map() },
            body: { kind: 'single', singleResult },
          } as never;
        },
      };
    },
  };
  return { handler, plugin };
}

/** The cache key of a request; undefined for one that can't be cached. */
function keyOf({ query, variables, operationName, extensions }: Partial<GraphRequest>) {
  if (query === undefined || Object.keys(extensions ?? {}).length > 0) return undefined;
  return `${operationName ?? ''}\n${JSON.stringify(variables ?? {})}\n${query}`;
}
