import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';

/** Set in the context of a query that needs a request of its own. */
export interface SharingContext {
  readonly isShared?: boolean;
}

type Result = ApolloLink.Result;

interface Observer {
  next(result: Result): void;
  error(error: unknown): void;
  complete(): void;
}

/** One request for all who ask while it is in flight. It is canceled when the last of them leaves. */
class SharedRequest {
  readonly #observers = new Set<Observer>();
  readonly #response: Observable<Result>;
  readonly #onEnd: () => void;
  #subscription: { unsubscribe(): void } | undefined;

  constructor(response: Observable<Result>, onEnd: () => void) {
    this.#response = response;
    this.#onEnd = onEnd;
  }

  join(observer: Observer): () => void {
    this.#observers.add(observer);
    this.#subscription ??= this.#response.subscribe({
      next: (result) => {
        // Queries sent from now on may be sent because of this result.
        this.#onEnd();
        for (const each of this.#observers) each.next(result);
      },
      error: (error) => {
        this.#onEnd();
        for (const each of this.#observers) each.error(error);
      },
      complete: () => {
        for (const each of this.#observers) each.complete();
      },
    });
    return () => {
      this.#observers.delete(observer);
      if (this.#observers.size > 0) return;
      this.#onEnd();
      this.#subscription?.unsubscribe();
    };
  }
}

/**
 * Components that send the same query at the same time share one request. Apollo Client's own deduplication is off,
 * because after a mutation it still shares requests that were sent before it. Their responses don't include the mutation,
 * so what is refetched to show it would stay stale.
 */
export function createSharingLink(): ApolloLink {
  let requests = new Map<string, SharedRequest>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return new Observable((observer) =>
        forward(operation).subscribe({
          next(result) {
            requests = new Map();
            observer.next(result);
          },
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      );

    const { isShared = true, fetchOptions } = operation.getContext() as SharingContext & {
      fetchOptions?: RequestInit;
    };
    // One that can be canceled must not cancel it for others.
    if (!isShared || fetchOptions?.signal) return forward(operation);
    const { query, variables, extensions } = operation;
    const key = print(query) + JSON.stringify([variables, extensions]);
    return new Observable((observer) => {
      const inFlight = requests;
      const known = inFlight.get(key);
      if (known) return known.join(observer);
      const request: SharedRequest = new SharedRequest(forward(operation), () => {
        if (inFlight.get(key) === request) inFlight.delete(key);
      });
      inFlight.set(key, request);
      return request.join(observer);
    });
  });
}
