import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import type { GraphQLFormattedError } from 'graphql';
import { setLiveState } from './live-status.ts';
import { afterReset } from './after-reset.ts';
import { createOperationIds } from './operation-ids.ts';
import { waitToReconnect } from './reconnect.ts';
import type { openSocketClient } from './socket.ts';

/**
 * Set in the context of a subscription: called each time the server confirms it (again); no event is missed after.
 * The argument is the time of the last event before, by the server's clock. Also called when events were lost.
 */
export interface LiveContext {
  readonly onSubscribed?: (changedAt: number) => void;
}

interface EventExtensions {
  /** Not an event: some were lost, the last of them at `toldAt`. */
  readonly reset?: boolean;
  readonly toldAt: number;
}

type SocketClient = ReturnType<typeof openSocketClient>;

/** The connections of this page: one, unless more links were created. */
const restarts = new Set<() => void>();

/** Connects anew, so that the server sees who is signed in now. Subscriptions go on. */
export function restartLive(): void {
  for (const restart of restarts) restart();
}

/** Errors worth a retry: the database is unavailable, or a rate limit was reached. */
const PASSING = ['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR'];
const isPassing = ({ extensions }: GraphQLFormattedError) =>
  PASSING.includes(String(extensions?.code));

/** Carries subscriptions over one WebSocket and resubscribes forever: only a refusal by the graph ends one. */
export function createLiveLink(): ApolloLink {
  const ids = createOperationIds();
  const subscribed = new Map<string, (changedAt: number) => void>();
  let nextId = '';
  let socket: Promise<SocketClient> | undefined;

  /** The socket client is a download of its own, made by the first subscription. */
  function connect() {
    socket ??= import('./socket.ts').then(({ openSocketClient }) =>
      openSocketClient({
        nextId: () => nextId,
        onSubscribed: (id, at) => subscribed.get(id)?.(at),
      }),
    );
    socket.catch(() => (socket = undefined));
    return socket;
  }
  restarts.add(() => void socket?.then((client) => client.restart()));

  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, variables, operationName } = operation;
        const { onSubscribed } = operation.getContext() as LiveContext;
        const extensions = { ...operation.extensions, ...(onSubscribed && { acknowledge: true }) };
        let stop = () => {};
        let stopped = false;
        let tries = 0;
        let isRefused = false;
        let cancelReading = () => {};
        const payload = () => ({
          query: print(query),
          variables,
          ...(operationName && { operationName }),
          extensions,
        });

        async function attempt() {
          const client = await connect();
          // graphql-ws releases an id a tick after unsubscribing; the next subscription must not reuse it before that.
          await new Promise((done) => setTimeout(done));
          if (stopped) return;
          const sent = payload();
          const id = ids.take(sent);
          nextId = id;
          if (onSubscribed) {
            subscribed.set(id, (changedAt) => {
              tries = 0;
              onSubscribed(changedAt);
            });
          }
          let isHeld = true;
          const release = () => {
            if (!isHeld) return;
            isHeld = false;
            ids.release(id);
            subscribed.delete(id);
          };
          const unsubscribe = client.subscribe(sent, {
            next(result) {
              const { reset, toldAt } = (result.extensions ?? {}) as EventExtensions;
              if (reset) {
                tries = 0;
                cancelReading();
                cancelReading = afterReset(toldAt, () => onSubscribed?.(toldAt));
                return;
              }
              // An event always has `data`, even if null. A source that fails to open has only errors, and is complete.
              isRefused = !('data' in result) && !result.errors?.every(isPassing);
              if ('data' in result) tries = 0;
              observer.next(result as ApolloLink.Result);
            },
            complete() {
              release();
              if (isRefused) observer.complete();
              else again();
            },
            error(error) {
              release();
              if (!Array.isArray(error)) return lost();
              const errors = error as GraphQLFormattedError[];
              if (errors.every(isPassing)) again();
              else observer.error(new CombinedGraphQLErrors({ errors }));
            },
          });
          stop = () => {
            release();
            unsubscribe();
          };
        }

        // graphql-ws gives up on some close codes. Whatever it was, a page that stays open should come back to life.
        function lost() {
          if (!stopped) setLiveState('reconnecting');
          again();
        }
        function again() {
          if (!stopped) void waitToReconnect(tries++).then(start);
        }

        const start = () => void attempt().catch(lost);
        start();
        return () => {
          stopped = true;
          cancelReading();
          stop();
        };
      }),
  );
}
