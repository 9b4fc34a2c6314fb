import type { ApolloServerPlugin } from '@apollo/server';
import { stamp } from './core/clock.ts';
import type { Context } from './core/context.ts';

/**
 * Tells with each answer to a query since when it holds, as `extensions.asOf` in ms since 1970: what happened before is
 * in it. Answers that were kept tell it themselves, events tell it as well, and so a page knows the newer of two.
 */
export const answerTimes: ApolloServerPlugin<Context> = {
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
