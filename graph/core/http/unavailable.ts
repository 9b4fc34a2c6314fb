import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { STATUS_OF } from '../errors.ts';

/**
 * Responds 503 with `Retry-After` when a service is down and no requested field could be read, so that clients that
 * don't look into the body retry too. Partial results stay 200.
 */
export const unavailable: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single') return Promise.resolve();
        const { data, errors = [] } = body.singleResult;
        const isEmpty = Object.values(data ?? {}).every((value) => value === null);
        if (errors.length > 0 && isEmpty && errors.every(isUnavailable)) {
          const waits = errors.map(({ extensions }) => Number(extensions?.retryAfter ?? 1));
          http.status = STATUS_OF.UNAVAILABLE;
          http.headers.set('retry-after', String(Math.max(...waits)));
        }
        return Promise.resolve();
      },
    }),
};

const isUnavailable = ({ extensions }: GraphQLFormattedError) => extensions?.code === 'UNAVAILABLE';
