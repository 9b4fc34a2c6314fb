import { GraphQLError } from 'graphql';
import { domainErrorOf, STATUS_OF } from '../errors.ts';

/** Rethrows a refusal so that Apollo answers with its HTTP status. */
export function rejectWithStatus(error: unknown): never {
  const refusal = domainErrorOf(error);
  if (!refusal) throw error;
  throw new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: {
      ...refusal.extensions,
      http: {
        status: STATUS_OF[refusal.code],
        headers: new Map(
          refusal.retryAfter === undefined ? [] : [['retry-after', String(refusal.retryAfter)]],
        ),
      },
    },
  });
}
