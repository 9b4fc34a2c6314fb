import type { ApolloServerPlugin } from '@apollo/server';
import { stamp } from '../core/clock.ts';
import type { Context } from '../core/context.ts';
import { type DeprecatedExtension, deprecatedExtension } from '../core/documents/deprecated.ts';
import { noLaterThan } from '../core/events/position.ts';
import { lastSpoilingChange } from '../spoiling.ts';
import type { PaidContext } from './apollo-responder.ts';

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
  /**
   * Beside a query that asks for an earlier moment: when what it could not say of that moment changed last, in ms since
   * 1970. Show the result once that is as long ago.
   */
  readonly changedAt?: number;
}

/** Of a query that begins now: as of when its result is valid, and where its reader goes on in the stream of events. */
export function beginningOf({
  behind,
  position,
}: Pick<Context, 'behind' | 'position'>): Pick<QueryExtensions, 'asOf' | 'position'> {
  const head = position();
  if (!behind) return { asOf: stamp(), position: head };
  const asOf = stamp() - behind.ms;
  return { asOf, position: noLaterThan(head, asOf) };
}

/**
 * Adds `extensions.asOf`, `position` and `cost` to the response of each query, unless it comes from the cache, and
 * `extensions.deprecated` to that of each operation.
 */
export const queryExtensions: ApolloServerPlugin<PaidContext> = {
  requestDidStart({ contextValue }) {
    const at = beginningOf(contextValue);
    return Promise.resolve({
      willSendResponse({ document, operation, contextValue, response: { body } }) {
        if (body.kind !== 'single') return Promise.resolve();
        const { cost, deprecated } = contextValue;
        const isQuery = operation?.operation === 'query';
        const changedAt =
          isQuery && contextValue.behind && document
            ? lastSpoilingChange(contextValue, document, operation)
            : undefined;
        const made: Partial<QueryExtensions> = {
          ...(isQuery && { ...at, cost }),
          ...(changedAt !== undefined && { changedAt }),
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
