import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Deprecation } from '../../schema/accounts/api-token-usage.ts';
import type { Context } from '../core/context.ts';
import { send } from '../core/http/send.ts';
import { searchOf } from './graph-requests.ts';

/** The context of an operation that was admitted. Apollo Server gives resolvers a copy. */
export interface PaidContext extends Context {
  /** What the operation costs. */
  readonly cost: number;
  /** What its document uses that is deprecated. */
  readonly deprecated: readonly Deprecation[];
  /** Called when the response has an error. */
  onError(): void;
}

interface Admitted {
  readonly body: unknown;
  readonly context: PaidContext;
}

/** Apollo Server over HTTP. */
export interface ApolloResponder {
  respond(request: IncomingMessage, response: ServerResponse, admitted: Admitted): Promise<void>;
}

export const createApolloResponder = (apollo: ApolloServer<PaidContext>): ApolloResponder => ({
  async respond(request, response, { body, context }) {
    const made = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method ?? '',
        headers: headersOf(request),
        search: searchOf(request),
        body,
      },
      context: () => Promise.resolve(context),
    });
    for (const [name, value] of made.headers) response.setHeader(name, value);
    response.statusCode = made.status ?? 200;
    if (made.body.kind === 'chunked') throw new Error('No schema of ours streams its results.');
    send(request, response, made.body.string);
  },
});

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}
