import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Context } from '../core/context.ts';
import { costOf, operationOf } from '../core/documents/cost.ts';
import { type DocumentReader, isRefused } from '../core/documents/read-document.ts';
import { domainErrorOf, type FormatError, refuse, STATUS_OF } from '../core/errors.ts';
import { bodyFaultOf } from '../core/http/json-bodies.ts';
import { isTooDeep, MOST_LEVELS } from '../core/http/nesting.ts';
import type { Identity } from './identity.ts';
import type { RequestBudget } from './request-budget.ts';

/** A request to the graph as it was sent, before anything of it is believed. */
export interface GraphRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
  readonly extensions?: unknown;
}

interface GraphRequestsOptions {
  readonly schema: GraphQLSchema;
  readonly identity: Identity;
  readonly budget: RequestBudget;
  readonly readDocument: DocumentReader;
  readonly formatError: FormatError;
}

/** What a request passes before its operation runs. */
export interface GraphRequests {
  /** The methods and media types that the graph accepts. */
  readonly protocol: RequestHandler;
  /** Reads the document, checks it against the limits, and takes what it costs. */
  readonly admits: RequestHandler;
  /** Sends an error from parsing the request in GraphQL's format. */
  readonly refuses: ErrorRequestHandler;
  /** The cost of the operation that this context belongs to. */
  costOf(context: Context): number | undefined;
}

export function createGraphRequests(options: GraphRequestsOptions): GraphRequests {
  const costs = new WeakMap<Context, number>();
  return {
    protocol: (request, response, next) => {
      if (request.method === 'GET') return next();
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'GET, POST');
        return sendRefusal(options, request, response, 405, [refuse('query.method')]);
      }
      // A file must come with a header that no form of another site can send; see graph-uploads.ts.
      if (request.is('application/json') || request.is('multipart/form-data')) return next();
      const type = refuse('query.type');
      return sendRefusal(options, request, response, 415, [type]);
    },

    async admits(request, response, next) {
      const context = await options.identity.http(request, response);
      const asked = requestIn(request);
      const read = options.readDocument(asked.query);
      if (isRefused(read)) return sendRefusal(options, request, response, 400, read);
      const { document } = read;
      const { variables, operationName } = asked;
      const kind = operationOf(document, operationName)?.operation;
      if (kind === 'subscription') throw refuse('query.subscriptionByHttp');
      if (kind === 'mutation' && request.method !== 'POST') {
        response.setHeader('Allow', 'POST');
        return sendRefusal(options, request, response, 405, [refuse('query.mutationByPost')]);
      }
      const cost = costOf({ schema: options.schema, document, variables, operationName });
      await options.budget.settle(request, response, cost);
      costs.set(context, cost);
      next();
    },

    refuses: (error: unknown, request, response, next) => {
      const refusal = bodyFaultOf(error) ?? domainErrorOf(error);
      if (!refusal || response.headersSent) return next(error);
      if (refusal.retryAfter !== undefined)
        response.setHeader('Retry-After', String(refusal.retryAfter));
      sendRefusal(options, request, response, STATUS_OF[refusal.code], [refusal]);
    },

    costOf: (context) => costs.get(context),
  };
}

/** The request in the query string or in the body. */
export function requestIn(request: Request): GraphRequest {
  const asked: unknown = request.method === 'GET' ? requestInUrl(request.query) : request.body;
  if (Array.isArray(asked)) throw refuse('query.batch');
  const { query, variables, operationName } = (asked ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string' || query === '') throw refuse('query.missing');
  if (variables !== undefined && variables !== null && !isObject(variables))
    throw refuse('query.variables');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw refuse('query.operationName');
  if (isTooDeep(variables)) throw refuse('query.nestedTooDeep', { max: MOST_LEVELS });
  return asked as GraphRequest;
}

function requestInUrl({ query, operationName, variables, extensions }: Request['query']) {
  return {
    query,
    ...(operationName !== undefined && operationName !== '' && { operationName }),
    ...(variables !== undefined && variables !== '' && { variables: parsed(variables) }),
    ...(extensions !== undefined && extensions !== '' && { extensions: parsed(extensions) }),
  };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    throw refuse('query.address');
  }
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const JSON_TYPE = 'application/json';
const GRAPH_TYPE = 'application/graphql-response+json';

/** The media type that the caller takes: JSON unless only the graph's own is named first. */
export function mediaTypeFor(request: Request): string | false {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return JSON_TYPE;
  return request.accepts([JSON_TYPE, GRAPH_TYPE]);
}

function sendRefusal(
  { formatError }: GraphRequestsOptions,
  request: Request,
  response: Response,
  status: number,
  errors: readonly GraphQLError[],
): void {
  response.setHeader('Cache-Control', 'no-store');
  response
    .status(status)
    .type(`${mediaTypeFor(request) || JSON_TYPE}; charset=utf-8`)
    .send(
      `${JSON.stringify({ errors: errors.map((error) => formatError(error.toJSON(), error)) })}\n`,
    );
}
