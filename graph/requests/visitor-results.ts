import type { ApolloServerPlugin } from '@apollo/server';
import { execute, type GraphQLSchema } from 'graphql';
import { stamp } from '../core/clock.ts';
import type { ResultCache } from '../core/result-cache.ts';
import type { Context } from '../core/context.ts';
import { costOf } from '../core/documents/cost.ts';
import { freshnessOf, rootFieldsOf } from '../freshness.ts';
import type { GraphRequest } from './graph-requests.ts';
import type { QueryExtensions } from './query-extensions.ts';

interface VisitorResultsOptions {
  readonly schema: GraphQLSchema;
  /** Finished bodies by operation and variables. */
  readonly cache: ResultCache<Buffer>;
}

/** A result and when it was made; it includes nothing that happened later. */
interface CachedResult {
  readonly data: unknown;
  readonly extensions: QueryExtensions;
}

/** Results of the graph for visitors who are not signed in, cached until an event changes them. */
export interface VisitorResults {
  /** The cached body of the response, if there is one. */
  find(request: GraphRequest): Buffer | undefined;
  /** Makes new ones, once for all concurrent requests. */
  readonly plugin: ApolloServerPlugin<Context>;
}

export function createVisitorResults({ schema, cache }: VisitorResultsOptions): VisitorResults {
  const find = (request: GraphRequest) => {
    const key = keyOf(request);
    return key === undefined ? undefined : cache.find(key);
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
  return { find, plugin };
}

/** The cache key of a request; undefined for one that can't be cached. */
function keyOf({ query, variables, operationName, extensions }: Partial<GraphRequest>) {
  if (query === undefined || Object.keys(extensions ?? {}).length > 0) return undefined;
  return `${operationName ?? ''}\n${JSON.stringify(variables ?? {})}\n${query}`;
}
