import type { ApolloServerPlugin } from '@apollo/server';
import { stamp } from '../core/clock.ts';
import type { Context } from '../core/context.ts';

/**
 * Adds `extensions.asOf` to the response of each query, in ms since 1970: it includes every change before that time.
 * Cached responses carry the time they were made, and events carry theirs, so that a page knows which of two is newer.
 */
export const asOfPlugin: ApolloServerPlugin<Context> = {
  requestDidStart() {
    const asOf = stamp();
    return Promise.resolve({
      willSendResponse({ operation, response: { body } }) {
        if (operation?.operation === 'query' && body.kind === 'single')
          body.singleResult.extensions ??= { asOf };
        return Promise.resolve();
      },
    });
  },
};
