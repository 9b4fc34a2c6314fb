import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import type { GraphQLFormattedError } from 'graphql';
import { setLiveState } from './live-status.ts';
import { afterReset } from './after-reset.ts';
import { createOperationIds } from './operation-ids.ts';
import { waitToReconnect } from './reconnect.ts';
import type { Beginning, openSocketClient } from './socket.ts';

/** Set in the context of a subscription. */
export interface LiveContext {
  /** The position of what is shown already: what happened since comes first. Without it events come from now on. */
  readonly after?: string | undefined;
  /**
   * Called when the server confirms it for the first time, unless it went on after a position, and when events were lost;
   * no event is missed after. The argument is the time of the last event before, by the server's clock.
   */
  readonly onSubscribed?: (changedAt: number) => void;
  /** Called when it stands after a position, as after a lost connection: what was missed has been delivered. */
  readonly onResumed?: () => void;
}

interface EventExtensions {
  /** Not an event: some were lost, the last of them at `toldAt`. */
  readonly reset?: boolean;
  readonly toldAt: number;
  /** Where to go on after this event. */
  readonly position?: string;
}

type SocketClient = ReturnType<typeof openSocketClient>;

/** The connections of this page: one, unless more links were created. */
const restarts = new Set<() => void>();

/** Reconnects, so that the server sees the new session. Subscriptions continue. */
export function restartLive(): void {
  for (const restart of restarts) restart();
}

const resetListeners = new Set<() => void>();

/** Calls back after events were lost, once for all subscriptions. Returns the way to stop. */
export function onEventsLost(listener: () => void): () => void {
  resetListeners.add(listener);
  return () => resetListeners.delete(listener);
}

const noteLoss = () => resetListeners.forEach((listener) => listener());

const accessListeners = new Set<() => void>();

/** Calls back when the server says that the session of this page ended, or has other rights. Returns the way to stop. */
export function onAccessChanged(listener: () => void): () => void {
  accessListeners.add(listener);
  return () => accessListeners.delete(listener);
}

/** Errors worth a retry: the database is unavailable, or a rate limit was reached. */
const PASSING = ['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR'];
const isPassing = ({ extensions }: GraphQLFormattedError) =>
  PASSING.includes(String(extensions?.code));

/** Carries subscriptions over one WebSocket and resubscribes forever: only a refusal by the graph ends one. */
export function createLiveLink(): ApolloLink {
  const connection = createConnection();
  restarts.add(connection.restart);
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, variables, operationName } = operation;
        const context = operation.getContext() as LiveContext;
        const after = context.after ?? FROM_NOW;
        const payload = {
          query: print(query),
          variables,
          ...(operationName && { operationName }),
          extensions: { ...operation.extensions, acknowledge: true, after },
        };
        return staySubscribed({ connection, payload, observer, context });
      }),
  );
}

type Sink = Parameters<SocketClient['subscribe']>[1];

/** What is sent. The client sends the same object again after a lost connection, so it names the newest position. */
type Payload = Parameters<SocketClient['subscribe']>[0] & {
  readonly extensions: { after: string };
};

/** For who has no position yet. */
const FROM_NOW = 'now';

/** One WebSocket, with an id for each subscription on it. */
function createConnection() {
  const ids = createOperationIds();
  const subscribed = new Map<string, (beginning: Beginning) => void>();
  let nextId = '';
  let socket: Promise<SocketClient> | undefined;

  return {
    restart: () => void socket?.then((client) => client.restart()),
    /** The socket client is a download of its own, made by the first subscription. */
    connect() {
      socket ??= import('./socket.ts').then(({ openSocketClient }) =>
        openSocketClient({
          nextId: () => nextId,
          onSubscribed: (id, beginning) => subscribed.get(id)?.(beginning),
          onAccessChanged: () => accessListeners.forEach((listener) => listener()),
        }),
      );
      socket.catch(() => (socket = undefined));
      return socket;
    },
    /** Subscribes under an id that is free again once the subscription has ended. Returns the way to unsubscribe. */
    subscribe(
      client: SocketClient,
      sent: Payload,
      sink: Sink,
      onSubscribed: (beginning: Beginning) => void,
    ) {
      const id = ids.take(sent);
      nextId = id;
      subscribed.set(id, onSubscribed);
      let isDelayed = true;
      const release = () => {
        if (!isDelayed) return;
        isDelayed = false;
        ids.release(id);
        subscribed.delete(id);
      };
      const unsubscribe = client.subscribe(sent, {
        next: (result) => sink.next(result),
        complete() {
          release();
          sink.complete();
        },
        error(error) {
          release();
          sink.error(error);
        },
      });
      return () => {
        release();
        unsubscribe();
      };
    },
  };
}

interface Subscription {
  readonly connection: ReturnType<typeof createConnection>;
  readonly payload: Payload;
  readonly observer: {
    next: (result: ApolloLink.Result) => void;
    error: (error: unknown) => void;
    complete: () => void;
  };
  readonly context: LiveContext;
}

/**
 * Subscribes again whenever a subscription ends without a refusal, and goes on after the last event. Returns the way to
 * stop.
 */
function staySubscribed({ connection, payload, observer, context }: Subscription): () => void {
  const { onSubscribed, onResumed } = context;
  let stop = () => {};
  let stopped = false;
  let tries = 0;
  let isRefused = false;
  let hasPosition = context.after !== undefined;
  let cancelReading = () => {};

  async function attempt() {
    const client = await connection.connect();
    // graphql-ws releases an id a tick after unsubscribing; the next subscription must not reuse it before that.
    await new Promise((done) => setTimeout(done));
    if (stopped) return;
    stop = connection.subscribe(client, payload, { next, complete, error }, confirmed);
  }

  function confirmed({ changedAt, position }: Beginning) {
    tries = 0;
    payload.extensions.after = position;
    if (hasPosition) onResumed?.();
    else onSubscribed?.(changedAt);
    hasPosition = true;
  }

  function next(result: Parameters<Sink['next']>[0]) {
    const { reset, toldAt, position } = (result.extensions ?? {}) as EventExtensions;
    if (position !== undefined) payload.extensions.after = position;
    if (reset) {
      tries = 0;
      cancelReading();
      cancelReading = afterReset(toldAt, () => onSubscribed?.(toldAt), noteLoss);
      return;
    }
    // An event always has `data`, even if null. A source that fails to open has only errors, and is complete.
    isRefused = !('data' in result) && !result.errors?.every(isPassing);
    if ('data' in result) tries = 0;
    observer.next(result as ApolloLink.Result);
  }
  function complete() {
    if (isRefused) observer.complete();
    else again();
  }
  function error(cause: unknown) {
    if (!Array.isArray(cause)) return lost();
    const errors = cause as GraphQLFormattedError[];
    if (errors.every(isPassing)) again();
    else observer.error(new CombinedGraphQLErrors({ errors }));
  }

  // graphql-ws gives up on some close codes. Regardless of the code, a page that stays open should reconnect.
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
}
