import type { ApolloServerPlugin } from '@apollo/server';
import type { Deprecation } from '../../schema/accounts/api-token-usage.ts';
import { stamp } from '../core/clock.ts';
import type { PaidContext } from './apollo-responder.ts';

/** Beside the data of each response whose document uses something deprecated. */
export interface DeprecatedExtension {
  readonly deprecated?: readonly Deprecation[];
}

export const deprecatedExtension = (deprecated: readonly Deprecation[]): DeprecatedExtension =>
  deprecated.length > 0 ? { deprecated } : {};

/** Beside the data of each query. */
export interface QueryExtensions extends DeprecatedExtension {
  /**
   * In ms since 1970: the response includes every change before that time. Cached responses carry the time they were
   * made, and events carry theirs, so that a page knows which of two is newer.
   */
  readonly asOf: number;
  /** The same place in the stream of events: subscribe after it, and nothing is missed between the two. */
  readonly position: string;
  /** What the query cost. */
  readonly cost: number;
}

/**
 * Adds `extensions.asOf`, `position` and `cost` to the response of each query, unless it comes from the cache, and
 * `extensions.deprecated` to that of each operation.
 */
export const queryExtensions: ApolloServerPlugin<PaidContext> = {
  requestDidStart({ contextValue: { position } }) {
    const at = { asOf: stamp(), position: position() };
    return Promise.resolve({
      willSendResponse({ operation, contextValue, response: { body } }) {
        if (body.kind !== 'single') return Promise.resolve();
        const { cost, deprecated } = contextValue;
        const isQuery = operation?.operation === 'query';
        const made: Partial<QueryExtensions> = {
          ...(isQuery && { ...at, cost }),
          ...deprecatedExtension(deprecated),
        };
        if (Object.keys(made).length > 0)
          body.singleResult.extensions = { ...made, ...body.singleResult.extensions };
        if (body.singleResult.errors) contextValue.onError();
        return Promise.resolve();
      },
    });
  },
};
