import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { execute, type GraphQLSchema } from 'graphql';
import { stamp } from './core/clock.ts';
import type { AnswerCache } from './core/answer-cache.ts';
import type { Context } from './core/context.ts';
import { allowanceHeaders, costOf } from './core/query-limits.ts';
import type { Spend } from './cost-plugin.ts';
import { freshnessOf, rootFieldsOf } from './freshness.ts';

interface VisitorAnswersOptions {
  readonly schema: GraphQLSchema;
  /** Finished bodies by operation and variables. */
  readonly cache: AnswerCache<Buffer>;
  /** True when the request brings no session that counts. */
  readonly isVisitor: (request: Request) => boolean;
  readonly spend: Spend;
}

interface Asked {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
}

/** An answer, and when it was made: nothing is in it that happened later. */
interface Told {
  readonly data: unknown;
  readonly extensions: { readonly asOf: number; readonly cost: number };
}

/** A kept answer costs next to nothing, whatever was asked. */
const COST_OF_KEPT = 1;

/**
 * Answers of the graph for visitors who are not signed in, kept until an event changes them. The handler gives what
 * is kept before anything is parsed; the plugin makes it, once for all who ask at the same time.
 */
export function createVisitorAnswers({ schema, cache, isVisitor, spend }: VisitorAnswersOptions): {
  handler: RequestHandler;
  plugin: ApolloServerPlugin<Context>;
} {
  const handler: RequestHandler = async (request, response, next) => {
    const key = request.method === 'POST' ? keyOf(request.body as Asked | undefined) : undefined;
    const body = key !== undefined && isVisitor(request) ? cache.find(key) : undefined;
    const type = body && typeFor(request);
    if (!body || !type) return next();
    try {
      const caller = { viewer: null, address: request.ip ?? 'unknown' };
      for (const [name, value] of allowanceHeaders(await spend(caller, COST_OF_KEPT)))
        response.setHeader(name, value);
    } catch {
      // Refused there as well, in the words of the protocol.
      return next();
    }
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Content-Length', body.length);
    response.end(body);
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

/** What tells one question from another; undefined for what is asked in other ways. */
function keyOf(asked: Asked | undefined): string | undefined {
  if (!asked || typeof asked.query !== 'string' || asked.extensions) return undefined;
  const { query, variables = null, operationName = null } = asked;
  if (typeof variables !== 'object' || Array.isArray(variables)) return undefined;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  return `${operationName ?? ''}\n${JSON.stringify(variables ?? {})}\n${query}`;
}

const JSON_TYPE = 'application/json';
const GRAPH_TYPE = 'application/graphql-response+json';

/** The media type that the caller takes, as Apollo Server chooses it. */
function typeFor(request: Request): string | false {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return JSON_TYPE;
  return request.accepts([JSON_TYPE, GRAPH_TYPE]);
}
