import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';

type Handler = (variables: Record<string, unknown>) => unknown;

/** A refusal by the server, to be thrown by a handler. Anything else thrown is a lost network. */
export class Refusal {
  readonly error: GraphQLFormattedError;
  constructor(message: string, extensions: Record<string, unknown> = {}) {
    this.error = { message, extensions };
  }
}

/**
 * A graph that answers from handlers by operation name, and whose subscriptions the test feeds. An operation without
 * a handler is a lost network.
 */
export function fakeGraph(handlers: Record<string, Handler>) {
  const calls: { operation: string; variables: Record<string, unknown> }[] = [];
  const listeners = new Map<string, Set<(data: Record<string, unknown>) => void>>();

  const link = new ApolloLink(
    ({ operationName = '', operationType, variables }) =>
      new Observable((observer) => {
        calls.push({ operation: operationName, variables });
        if (operationType === 'subscription') {
          const listener = (data: Record<string, unknown>) => observer.next({ data });
          const all = listeners.get(operationName) ?? new Set();
          listeners.set(operationName, all.add(listener));
          return () => void all.delete(listener);
        }
        const handler = handlers[operationName];
        Promise.resolve()
          .then(() => {
            if (!handler) throw new TypeError(`No handler for ${operationName}`);
            return handler(variables);
          })
          .then(
            (data) => {
              observer.next({ data: data as Record<string, unknown> });
              observer.complete();
            },
            (reason: unknown) => {
              if (!(reason instanceof Refusal)) return observer.error(reason);
              observer.next({ data: null, errors: [reason.error] });
              observer.complete();
            },
          );
        return () => {};
      }),
  );

  return {
    client: new ApolloClient({ link, cache: new InMemoryCache() }),
    calls,
    /** Changes what operations answer from now on. */
    handlers,
    /** Sends one event to everybody who is subscribed. */
    emit(operation: string, data: Record<string, unknown>) {
      for (const listener of [...(listeners.get(operation) ?? [])]) listener(data);
    },
    countOf: (operation: string) => calls.filter((call) => call.operation === operation).length,
  };
}
