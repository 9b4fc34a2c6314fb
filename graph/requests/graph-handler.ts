import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import vary from 'vary';
import { COST_OF } from '../../schema/site/query-limits.ts';
import { behindIn } from '../core/behind.ts';
import { costOf, operationOf } from '../core/documents/cost.ts';
import { deprecatedIn } from '../core/documents/deprecated.ts';
import { type DocumentReader, isRefused } from '../core/documents/read-document.ts';
import { domainErrorOf, type FormatError, refuse, STATUS_OF } from '../core/errors.ts';
import { graphUploadIn } from '../core/http/graph-uploads.ts';
import { bodyFaultOf, type BodyReader } from '../core/http/json-bodies.ts';
import { isForm } from '../core/http/media-types.ts';
import { send } from '../core/http/send.ts';
import { unavailableFor } from '../core/http/unavailable.ts';
import type { ApolloResponder } from './apollo-responder.ts';
import {
  askedByAddress,
  type GraphRequest,
  graphRequestIn,
  mediaTypeFor,
  protocolFaultOf,
  sendErrors,
} from './graph-requests.ts';
import type { Identity } from './identity.ts';
import { createKnownOperations } from './known-operations.ts';
import type { RequestBudget } from './request-budget.ts';
import type { RequestUse } from './request-use.ts';
import type { VisitorResults } from './visitor-results.ts';

interface GraphHandlerOptions {
  readonly schema: GraphQLSchema;
  readonly identity: Identity;
  readonly budget: RequestBudget;
  readonly use: RequestUse;
  readonly readDocument: DocumentReader;
  readonly readBody: BodyReader;
  readonly visitors: VisitorResults;
  readonly apollo: ApolloResponder;
  readonly formatError: FormatError;
}

/** Responds to a request to the graph, whatever happens. */
export type GraphHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The one way of requests to the graph over HTTP. What is cached is sent at once, operations that are known are executed
 * directly, and everything else is left to Apollo Server; identity, limits, costs and headers come before all three.
 */
export function createGraphHandler(options: GraphHandlerOptions): GraphHandler {
  const { identity, budget, visitors, formatError } = options;
  const execute = createExecution(options);

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = protocolFaultOf(request, response);
    if (fault) return sendErrors(request, response, fault.status, [fault.refusal], formatError);
    await budget.deposit(request, response);
    const body = await askedOf(options, request, response);
    setCaching(request, response);
    const asked = graphRequestIn(body);
    const type = mediaTypeFor(request);
    const caller = identity.callerOf(request);
    const found = type && caller !== 'token' && !isForm(request) && visitors.find(asked, caller);
    if (!found) return execute(request, response, asked, body);
    // A cached result costs next to nothing, regardless of the query.
    await budget.settle(request, response, COST_OF.cachedResult);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    if (caller === 'visitor') return send(request, response, found.body);
    const context = await identity.http(request, response);
    send(request, response, await visitors.bodyFor(found, context));
  };

  return async (request, response) => {
    try {
      await respond(request, response);
    } catch (error) {
      sendFailure(options, request, response, error);
    }
  };
}

/** The operation as it was sent: in the address, as a form with a file, or as JSON. */
function askedOf(
  { identity, readBody }: GraphHandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): unknown {
  if (request.method === 'GET') return askedByAddress(request);
  if (!isForm(request)) return readBody(request, response);
  return graphUploadIn(request, response, () => identity.http(request, response));
}

function createExecution(options: GraphHandlerOptions) {
  const { schema, identity, budget, use, readDocument, visitors, apollo, formatError } = options;
  const known = createKnownOperations({ schema, formatError });

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    asked: GraphRequest,
    body: unknown,
  ): Promise<void> => {
    const behind = behindIn(asked);
    const present = await identity.http(request, response);
    const context = behind ? { ...present, behind } : present;
    const read = readDocument(asked.query);
    if (isRefused(read)) return sendErrors(request, response, 400, read, formatError);
    const { document } = read;
    const { variables, operationName } = asked;
    const operation = operationOf(document, operationName);
    if (operation?.operation === 'subscription') throw refuse('query.subscriptionByHttp');
    if (operation?.operation === 'mutation' && request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return sendErrors(request, response, 405, [refuse('query.mutationByPost')], formatError);
    }
    const cost = costOf({ schema, document, variables, operationName });
    await budget.settle(request, response, cost);
    const deprecated = deprecatedIn(schema, document);
    const onError = () => use.add(request, { isRefused: true });
    use.add(request, { deprecated });
    const paid = { ...context, cost, deprecated, onError };
    const type = mediaTypeFor(request);
    if (!type || !operation) return apollo.respond(request, response, { body, context: paid });
    const run = { request: asked, document, operation, cost, deprecated, context };
    const shared = await visitors.make(run);
    if (shared) {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      return send(request, response, shared);
    }
    const result = await known.run(run);
    if (!result) return apollo.respond(request, response, { body, context: paid });
    if (result.errors) onError();
    const seconds = unavailableFor(result);
    if (seconds !== undefined) {
      response.statusCode = STATUS_OF.UNAVAILABLE;
      response.setHeader('Retry-After', String(seconds));
    }
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    send(request, response, `${JSON.stringify(result)}\n`);
  };
}

/** Responses to GET without a token are the same for everybody, and may be checked again by their tag. */
function setCaching({ method, headers }: IncomingMessage, response: ServerResponse): void {
  const isForAll = method === 'GET' && headers.authorization === undefined;
  if (method === 'GET') vary(response, 'Accept, Authorization');
  response.setHeader('Cache-Control', isForAll ? 'no-cache' : 'private, no-store');
}

/** Sends what went wrong in GraphQL's format; unknown errors are logged and masked. */
function sendFailure(
  { formatError }: GraphHandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.headersSent) return void response.destroy();
  const refusal = bodyFaultOf(error) ?? domainErrorOf(error);
  if (refusal?.retryAfter !== undefined)
    response.setHeader('Retry-After', String(refusal.retryAfter));
  const status = refusal ? STATUS_OF[refusal.code] : STATUS_OF.INTERNAL_SERVER_ERROR;
  sendErrors(request, response, status, [refusal ?? asGraphQLError(error)], formatError);
}

const asGraphQLError = (error: unknown) =>
  new GraphQLError('Unexpected error', {
    originalError: error instanceof Error ? error : new Error(String(error)),
  });
