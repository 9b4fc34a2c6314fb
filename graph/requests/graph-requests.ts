import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse as parseQueryString } from 'node:querystring';
import accepts from 'accepts';
import type { GraphQLError } from 'graphql';
import { type DomainError, type FormatError, refuse } from '../core/errors.ts';
import { isForm, isJson } from '../core/http/media-types.ts';
import { isTooDeep, MOST_LEVELS } from '../core/http/nesting.ts';
import { send } from '../core/http/send.ts';

/** A request to the graph as it was sent, before anything of it is believed. */
export interface GraphRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
  readonly extensions?: unknown;
}

/** The address as the client sent it; Express cuts off what leads to a router. */
export const addressOf = (request: IncomingMessage): string =>
  (request as { originalUrl?: string }).originalUrl ?? request.url ?? '';

const GRAPH = /^\/graphql(?=[/?]|$)/i;

/** Whether the request is for the graph. */
export const isForGraph = (request: IncomingMessage): boolean => GRAPH.test(addressOf(request));

/** Where subscriptions are streamed as server-sent events. */
export const STREAM_PATH = '/graphql/stream';
const STREAM = /^\/graphql\/stream(?=[/?]|$)/i;

export const isForStream = (request: IncomingMessage): boolean => STREAM.test(addressOf(request));

/** The query string of the address, with its question mark if there is one. */
export const searchOf = (request: IncomingMessage): string => {
  const address = addressOf(request);
  const start = address.indexOf('?');
  return start === -1 ? '' : address.slice(start);
};

/** What is wrong with the method or the media type of a request to the graph. */
export function protocolFaultOf(
  request: IncomingMessage,
  response: ServerResponse,
): { status: number; refusal: DomainError } | undefined {
  if (request.method === 'GET') return undefined;
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'GET, POST');
    return { status: 405, refusal: refuse('query.method') };
  }
  // A file must come with a header that no form of another site can send; see graph-uploads.ts.
  if (isJson(request) || isForm(request)) return undefined;
  return { status: 415, refusal: refuse('query.type') };
}

/** The request of a body, or of the query string for a GET. */
export function graphRequestIn(asked: unknown): GraphRequest {
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

/** What the query string asks. */
export function askedByAddress(request: IncomingMessage): unknown {
  const { query, operationName, variables, extensions } = parseQueryString(
    searchOf(request).slice(1),
  );
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
export function mediaTypeFor(request: IncomingMessage): string | false {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return JSON_TYPE;
  return accepts(request).type([JSON_TYPE, GRAPH_TYPE]) as string | false;
}

/** Sends errors in GraphQL's format. */
export function sendErrors(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  errors: readonly GraphQLError[],
  formatError: FormatError,
): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', `${mediaTypeFor(request) || JSON_TYPE}; charset=utf-8`);
  const formatted = errors.map((error) => formatError(error.toJSON(), error));
  send(request, response, `${JSON.stringify({ errors: formatted })}\n`);
}
