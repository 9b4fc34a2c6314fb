import { type ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { PROOF_NEEDED } from '../../../schema/accounts/fresh-proof.ts';
import { requestProof } from './request-proof.ts';

/** Retries an operation refused for lack of a fresh proof, after the user gave it; callers don't notice. */
export const freshProofLink = new ErrorLink(({ error, result, operation, forward }) => {
  if (!CombinedGraphQLErrors.is(error) || !result) return undefined;
  const isNeeded = error.errors.some(({ extensions }) => extensions?.reason === PROOF_NEEDED);
  if (!isNeeded) return undefined;
  return new Observable<ApolloLink.Result>((observer) => {
    void requestProof().then((isProven) => {
      if (isProven) return void forward(operation).subscribe(observer);
      observer.next(result);
      observer.complete();
    });
  });
});
