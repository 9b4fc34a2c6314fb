import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { execute, type GraphQLSchema } from 'graphql';
import { stamp } from './core/clock.ts';
import type { AnswerCache } from './core/answer-cache.ts';
import type { Context } from './core/context.ts';
import { COST_OF } from '../schema/site/query-limits.ts';
import { costOf } from './core/documents/cost.ts';
import { freshnessOf, rootFieldsOf } from './freshness.ts';
import { askedIn, type GraphRequest, mediaTypeFor } from './graph-requests.ts';
import type { RequestBudget } from './request-budget.ts';

interface VisitorAnswersOptions {
  readonly schema: GraphQLSchema;
  /** Finished bodies by operation and variables. */
  readonly cache: AnswerCache<Buffer>;
  /** True when the request brings no session that counts. */
  readonly isVisitor: (request: Request) => boolean;
  readonly budget: Pick<RequestBudget, 'settle'>;
}

/** An answer, and when it was made: nothing is in it that happened later. */
interface Told {
  readonly data: unknown;
  readonly extensions: { readonly asOf: number; readonly cost: number };
}

/**
 * Answers of the graph for visitors who are not signed in, kept until an event changes them. The handler gives what
 * is kept before anything is parsed; the plugin makes it, once for all who ask at the same time.
 */
export function createVisitorAnswers({ schema, cache, isVisitor, budget }: VisitorAnswersOptions): {
  handler: RequestHandler;
  plugin: ApolloServerPlugin<Context>;
} {
  const handler: RequestHandler = async (request, response, next) => {
    if (request.is('multipart/form-data') || !isVisitor(request)) return next();
    const key = keyOf(askedIn(request));
    const body = key === undefined ? undefined : cache.find(key);
    const type = body && mediaTypeFor(request);
    if (!body || !type) return next();
    // A cached answer costs next to nothing, whatever was asked.
    await budget.settle(request, response, COST_OF.cachedAnswer);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    // Express adds a tag to what it sends, and answers 304 to who has it already.
    if (request.method === 'GET') response.send(body);
    else response.setHeader('Content-Length', body.length).end(body);
  };

  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async responseForOperation({ request, document, operation, contextValue }) {
          // A name that the document does not have comes without an operation, whatever its type says.
          const kind = (operation as typeof operation | undefined)?.operation;
          if (contextValue.viewer || kind !== 'query') return null;
          const freshness = freshnessOf(rootFieldsOf(document, operation));
          const key = freshness && keyOf(request);
          if (!freshness || key === undefined) return null;
          let made: Told | undefined;
          const body = await cache.answer(key, freshness, async () => {
            const asOf = stamp();
            const { data, errors } = await execute({
              schema,
              document,
              variableValues: request.variables ?? {},
              operationName: request.operationName,
              contextValue,
            });
            // Whoever asked gets it executed again: errors are told in the words of the protocol.
            if (errors || !data) return undefined;
            const { variables, operationName } = request;
            const cost = costOf({ schema, document, variables, operationName });
            made = { data, extensions: { asOf, cost } };
            return Buffer.from(`${JSON.stringify(made)}\n`);
          });
          if (!body) return null;
          const singleResult = made ?? (JSON.parse(body.toString()) as Told);
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

/** What tells one request from another; undefined for one that asks in other ways. */
function keyOf({ query, variables, operationName, extensions }: Partial<GraphRequest>) {
  if (query === undefined || Object.keys(extensions ?? {}).length > 0) return undefined;
  return `${operationName ?? ''}\n${JSON.stringify(variables ?? {})}\n${query}`;
}
