import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ExecutionResult, GraphQLError, locatedError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { RefusalKey } from '../../../schema/refusals.ts';
import { DomainError, refuse } from '../errors.ts';
import { FROM_NOW, readPosition, replayCost } from '../events/position.ts';
import { serverSentEvents } from '../fanout/encoding.ts';
import type { Fanout } from '../fanout/fanout.ts';
import type { OwnStream } from '../fanout/own.ts';
import type { SilentStream } from '../fanout/silent-stream.ts';
import type { Admission } from '../sockets/admission.ts';
import type { SocketCaller } from '../sockets/caller.ts';
import { Connection, type ConnectionOutlet, type SocketContext } from '../sockets/connection.ts';
import { type OperationRules, prepareOperation } from '../sockets/operation.ts';
import { callerOf } from '../sockets/upgrade.ts';
import { RETRY, StreamOutlet } from './stream-outlet.ts';

/** Milliseconds between two signs of life. */
const BEAT_EVERY_MS = 15_000;

/** A subscription as it was asked for. */
export interface StreamRequest extends Pick<
  SubscribePayload,
  'query' | 'variables' | 'operationName'
> {
  /** Where to go on; from now on if it is absent. */
  readonly after?: string | undefined;
}

/** Answers a request with a stream of server-sent events. Rejects with a refusal before anything was sent. */
export type ServeStream = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: StreamRequest,
) => Promise<void>;

export interface StreamOptions<C extends SocketContext> extends OperationRules<C> {
  readonly fanout: Fanout;
  /** What may leave the server of a result. */
  readonly format: (result: ExecutionResult) => object;
  readonly admission: Admission;
  /** Open sockets and streams; this one is removed when it ends. */
  readonly connections: Set<Connection<C, ConnectionOutlet>>;
  /** Counts the stream under its user; false when the user has too many. */
  readonly admit: (connection: Connection<C, ConnectionOutlet>) => boolean;
  readonly addressOf: (caller: SocketCaller) => string;
  readonly waitingBytes: number;
  /** The network connection belongs to a stream from now on. */
  readonly onOpen?: ((network: IncomingMessage['socket']) => void) | undefined;
}

/** Serves subscriptions as server-sent events: the same groups and limits as over WebSockets. Cookies never count. */
export function createStreams<C extends SocketContext>(options: StreamOptions<C>): ServeStream {
  const { admission, connections, addressOf, waitingBytes } = options;
  return async (request, response, asked) => {
    const caller = callerOf(request, () => false);
    const address = addressOf(caller);
    const outlet = new StreamOutlet(response, address, waitingBytes);
    const admitted = admission.enter(address);
    if ('refusal' in admitted) return turnAway(outlet, response, admitted.refusal);
    const connection = new Connection<C, StreamOutlet>(outlet, caller, (who) =>
      options.context(who),
    );
    connections.add(connection);
    response.once('close', () => {
      admitted.leave();
      connections.delete(connection);
      connection.gone();
    });
    try {
      await connection.identify(undefined);
      options.onOpen?.(request.socket);
      if (!options.admit(connection)) return turnAway(outlet, response, TOO_MANY);
      await serve(options, connection, asked);
    } catch (error) {
      if (isForClient(error)) throw error;
      failed(options, outlet, [asGraphQLError(error)]);
    }
  };
}

/** What is told by the status: that it will never work so. A client must not come back with the same. */
const FINAL: readonly RefusalKey[] = [
  ...(['token.invalid', 'token.noBearer'] as const),
  ...(['position.malformed', 'stream.subscriptionsOnly'] as const),
];
const isForClient = (error: unknown) => error instanceof DomainError && FINAL.includes(error.key);

const TOO_MANY = 'Too many connections. Please try again later.';

/** A client of EventSource gives up for good on any other status than 200. */
function turnAway(outlet: StreamOutlet, response: ServerResponse, reason: string): void {
  outlet.begin(RETRY.busy);
  response.end(`: ${reason}\n\n`);
}

async function serve<C extends SocketContext>(
  options: StreamOptions<C>,
  connection: Connection<C, StreamOutlet>,
  { query, variables, operationName, after }: StreamRequest,
): Promise<void> {
  const { outlet } = connection;
  // Without a position it begins with this one, so that nothing is missed if it is lost before its first event.
  const named = after === undefined || after === FROM_NOW ? options.position() : after;
  readPosition(named);
  const payload = { query, variables, operationName, extensions: { after: named } };
  const prepared = await prepareOperation(options, connection, payload);
  if (!('subscription' in prepared)) return failed(options, outlet, prepared);
  if (!prepared.isSubscription) throw refuse('stream.subscriptionsOnly');
  const { subscription, isShared, charge } = prepared;
  outlet.begin(RETRY.usual, named);
  const served = isShared
    ? await options.fanout.join(subscription, outlet, serverSentEvents)
    : await options.fanout.serveAlone(subscription, outlet, serverSentEvents, () =>
        connection.context(),
      );
  if (!(Symbol.asyncIterator in served)) return failed(options, outlet, served.errors ?? []);
  charge?.(replayCost(served.beginning.replayed));
  await deliver(options, connection, served);
}

const asGraphQLError = (error: unknown) =>
  error instanceof GraphQLError ? error : locatedError(error, undefined);

/** Writes what is served until it ends, or the reader goes. */
async function deliver<C extends SocketContext>(
  { format }: StreamOptions<C>,
  connection: Connection<C, StreamOutlet>,
  served: SilentStream | OwnStream,
): Promise<void> {
  const { outlet } = connection;
  const beating = setInterval(() => outlet.beat(served.position()), BEAT_EVERY_MS);
  connection.onClosed(() => {
    clearInterval(beating);
    void served.return();
  });
  if (!outlet.isOpen()) connection.gone();
  for await (const result of served as AsyncIterable<ExecutionResult>) {
    const bytes = Buffer.from(JSON.stringify(format(result)));
    const position = String(result.extensions?.position);
    outlet.write(serverSentEvents.encode([{ bytes, position }]));
  }
  if (outlet.isOpen()) outlet.complete();
}

/** Says what is wrong as an event, since a client of EventSource can't read anything else. */
function failed<C extends SocketContext>(
  { format }: StreamOptions<C>,
  outlet: StreamOutlet,
  errors: readonly GraphQLError[],
): void {
  if (!outlet.isOpen()) return;
  const isBusy = errors.some(({ extensions }) => extensions.code === 'TOO_MANY_REQUESTS');
  outlet.begin(isBusy ? RETRY.busy : RETRY.later);
  outlet.write(`event: next\ndata: ${JSON.stringify(format({ errors }))}\n\n`);
  outlet.complete();
}
