import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { stamp } from '../core/clock.ts';
import type { ResultCache } from '../core/result-cache.ts';
import type { Context } from '../core/context.ts';
import { costOf } from '../core/documents/cost.ts';
import { freshnessOf, rootFieldsOf } from '../freshness.ts';
import type { GraphRequest } from './graph-requests.ts';
import type { QueryExtensions } from './query-extensions.ts';
import { isSameForAll } from './same-for-all.ts';

/** A finished response to a visitor. */
export interface VisitorBody {
  readonly body: Buffer;
  /** Whether members get the same. */
  readonly isForMembers: boolean;
}

export const sizeOfVisitorBody = ({ body }: VisitorBody) => body.length;

interface VisitorResultsOptions {
  readonly schema: GraphQLSchema;
  /** By operation and variables. */
  readonly cache: ResultCache<VisitorBody>;
  /** The context of someone who is not signed in. */
  readonly anonymous: () => Context;
}

/** A result and when it was made; it includes nothing that happened later. */
interface CachedResult {
  readonly data: unknown;
  readonly extensions: QueryExtensions;
}

/**
 * Results of the graph for visitors who are not signed in, cached until an event changes them. Members get them too
 * where it makes no difference who asks. They are always made for a visitor, so nothing of a member can get into them.
 */
export interface VisitorResults {
  /** The cached body of the response to a visitor or a member, if there is one. */
  find(request: GraphRequest, caller: 'visitor' | 'member'): Buffer | undefined;
  /** Makes new ones, once for all concurrent requests. */
  readonly plugin: ApolloServerPlugin<Context>;
}

export function createVisitorResults(options: VisitorResultsOptions): VisitorResults {
  const { schema, cache, anonymous } = options;
  const find: VisitorResults['find'] = (request, caller) => {
    const key = keyOf(request);
    const found = key === undefined ? undefined : cache.find(key);
    return found && (caller === 'visitor' || found.isForMembers) ? found.body : undefined;
  };

  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async responseForOperation({ request, document, operation, contextValue }) {
          // An unknown operation name yields no operation, whatever the type says.
          const kind = (operation as typeof operation | undefined)?.operation;
          if (kind !== 'query' || !mayShare(contextValue, document, operation)) return null;
          const freshness = freshnessOf(rootFieldsOf(document, operation));
          const key = freshness && keyOf(request);
          if (!freshness || key === undefined) return null;
          let made: CachedResult | undefined;
          const found = await cache.getOrMake(key, freshness, async () => {
            const asOf = stamp();
            const { data, errors } = await execute({
              schema,
              document,
              variableValues: request.variables ?? {},
              operationName: request.operationName,
              contextValue: contextValue.viewer ? anonymous() : contextValue,
            });
            // Requests that waited are executed again: errors are reported in the format of their protocol.
            if (errors || !data) return undefined;
            const { variables, operationName } = request;
            const cost = costOf({ schema, document, variables, operationName });
            made = { data, extensions: { asOf, cost } };
            return {
              body: Buffer.from(`${JSON.stringify(made)}\n`),
              isForMembers: isSameForAll(document, operation),
            };
          });
          if (!found) return null;
          const singleResult = made ?? (JSON.parse(found.body.toString()) as CachedResult);
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

/**
 * Whether the response may be a shared one: to visitors always, to members where it makes no difference who asks. Tokens
 * have scopes, which are checked as the operation is executed.
 */
export function mayShare(
  { viewer, sessionId }: Context,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  return !viewer || (sessionId !== null && isSameForAll(document, operation));
}

/** The cache key of a request; undefined for one that can't be cached. */
function keyOf({ query, variables, operationName, extensions }: Partial<GraphRequest>) {
  if (query === undefined || Object.keys(extensions ?? {}).length > 0) return undefined;
  return `${operationName ?? ''}\n${JSON.stringify(variables ?? {})}\n${query}`;
}
