import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from './core/context.ts';
import { DomainError } from './core/errors.ts';
import { type Allowance, allowanceHeaders, costOf } from './core/query-limits.ts';
import { rejectWithStatus } from './core/http/reject-with-status.ts';

const SUBSCRIBE_OVER_SOCKET =
  'Subscriptions go over a WebSocket at this address (graphql-transport-ws).';

/** Takes a cost from what the caller may still spend. */
export type Spend = (
  caller: Pick<Context, 'viewer' | 'address'>,
  cost: number,
) => Promise<Allowance | undefined>;

interface CostOptions {
  readonly schema: GraphQLSchema;
  readonly spend: Spend;
}

/**
 * Refuses operations that cost too much, or belong on the socket, before they run. What a query costs is
 * told as `extensions.cost`, what is left by headers.
 */
export function costPlugin({ schema, spend }: CostOptions): ApolloServerPlugin<Context> {
  return {
    requestDidStart() {
      let cost: number | undefined;
      return Promise.resolve({
        async didResolveOperation({
          document,
          request,
          operation,
          operationName,
          contextValue,
          response,
        }) {
          try {
            if (operation?.operation === 'subscription')
              throw new DomainError('BAD_USER_INPUT', SUBSCRIBE_OVER_SOCKET);
            cost = costOf({ schema, document, variables: request.variables, operationName });
            for (const [name, value] of allowanceHeaders(await spend(contextValue, cost)))
              response.http.headers.set(name, value);
          } catch (error) {
            rejectWithStatus(error);
          }
        },
        willSendResponse({ operation, response: { body } }) {
          if (cost !== undefined && operation?.operation === 'query' && body.kind === 'single')
            body.singleResult.extensions = { ...body.singleResult.extensions, cost };
          return Promise.resolve();
        },
      });
    },
  };
}
