import type { ApolloServerPlugin } from '@apollo/server';
import { stamp } from '../core/clock.ts';
import type { PaidContext } from './apollo-responder.ts';

/** Beside the data of each query. */
export interface QueryExtensions {
  /**
   * In ms since 1970: the response includes every change before that time. Cached responses carry the time they were
   * made, and events carry theirs, so that a page knows which of two is newer.
   */
  readonly asOf: number;
  /** What the query cost. */
  readonly cost: number;
}

/** Adds `extensions.asOf` and `extensions.cost` to the response of each query, unless it comes from the cache. */
export const queryExtensions: ApolloServerPlugin<PaidContext> = {
  requestDidStart() {
    const asOf = stamp();
    return Promise.resolve({
      willSendResponse({ operation, contextValue, response: { body } }) {
        if (operation?.operation === 'query' && body.kind === 'single') {
          const made: QueryExtensions = { asOf, cost: contextValue.cost };
          body.singleResult.extensions = { ...made, ...body.singleResult.extensions };
        }
        return Promise.resolve();
      },
    });
  },
};
