import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../core/context.ts';

/** Shows what a query cost as `extensions.cost`. */
export function costPlugin(
  costOf: (context: Context) => number | undefined,
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ operation, contextValue, response: { body } }) {
          const cost = costOf(contextValue);
          if (cost !== undefined && operation?.operation === 'query' && body.kind === 'single')
            body.singleResult.extensions = { ...body.singleResult.extensions, cost };
          return Promise.resolve();
        },
      }),
  };
}
