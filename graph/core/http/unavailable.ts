import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { STATUS_OF } from '../errors.ts';

/**
 * Whole seconds until a retry makes sense, if a service is down and no requested field could be read; then the status is
 * 503, so that clients that don't look into the body retry too. Partial results stay 200.
 */
export function unavailableFor({
  data,
  errors = [],
}: FormattedExecutionResult): number | undefined {
  if (errors.length === 0 || !errors.every(isUnavailable)) return undefined;
  if (Object.values(data ?? {}).some((value) => value !== null)) return undefined;
  return Math.max(...errors.map(({ extensions }) => Number(extensions?.retryAfter ?? 1)));
}

export const unavailable: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http } }) {
        const seconds = body.kind === 'single' ? unavailableFor(body.singleResult) : undefined;
        if (seconds !== undefined) {
          http.status = STATUS_OF.UNAVAILABLE;
          http.headers.set('retry-after', String(seconds));
        }
        return Promise.resolve();
      },
    }),
};

const isUnavailable = ({ extensions }: GraphQLFormattedError) => extensions?.code === 'UNAVAILABLE';
