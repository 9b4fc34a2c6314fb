import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import {
  CLOSE_CODES,
  CLOSE_REASONS,
  PROTOCOL_REASONS,
  SOCKET_LIMITS,
  SUBSCRIPTION_LIMITS,
} from '../../../schema/site/sockets.ts';
import type { DocumentReader } from '../documents/read-document.ts';
import type { Events } from '../events/events.ts';
import { SocketOutlet } from '../fanout/outlet.ts';
import { Admission } from './admission.ts';
import { Census } from './census.ts';
import type { SocketCaller } from './caller.ts';
import { Connection, type SocketContext } from './connection.ts';
import { createKeepAlive, notePong } from './keepalive.ts';
import { createProtocol, type Settle } from './protocol.ts';
import { guardSessions } from './sessions.ts';
import { inTurns } from './turns.ts';
import { callerOf, pathOf, refuseUpgrade } from './upgrade.ts';
import { closeFullest } from './waiting.ts';

export type { SocketCaller } from './caller.ts';
export type { SocketContext } from './connection.ts';

/** Times in milliseconds, sizes in bytes. */
const LIMITS = {
  ...SOCKET_LIMITS,
  initWait: 10_000,
  keepAlive: 12_000,
  recheck: 60_000,
  closeGrace: 3_000,
  /** Between two looks at what waits for readers. */
  lookAtWaiting: 1_000,
};
type Limits = { readonly [Limit in keyof typeof LIMITS]: number };

const LEVELS = { on: 1, wide: 10, off: Infinity };

const NO_SUCH_PATH = { message: 'There is no such path.' };
/** Seconds. */
const RETRY_AFTER = 5;

export interface SocketsOptions<C extends SocketContext> {
  readonly server: HttpServer;
  readonly path: string;
  readonly schema: GraphQLSchema;
  readonly events: Events;
  readonly logger: Pick<Logger, 'warn' | 'debug'>;
  /** A fresh context for one operation of the caller; an anonymous one when the caller has no headers. */
  context(caller: SocketCaller): Promise<C>;
  /** False for pages of other sites: they are served, but their cookie is ignored. */
  isOriginAllowed(headers: IncomingMessage['headers']): boolean;
  /** What counts as one client's address; the network's own by default. */
  readonly addressOf?: (caller: SocketCaller) => string;
  /** The same as on HTTP. */
  readonly readDocument: DocumentReader;
  /** The network connection is a WebSocket's from now on. */
  onUpgrade?(network: Duplex): void;
  /** Takes what an operation costs at least, before it is read; see `ProtocolOptions`. */
  deposit?(context: C): Promise<Settle> | Settle;
  formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
  /** `wide` allows ten times as many sockets and questions per user and address, `off` any number. */
  readonly level: keyof typeof LEVELS;
  readonly limits?: Partial<Limits>;
  /** Milliseconds, for what is counted by the second. */
  readonly now?: () => number;
}

export interface Sockets {
  /** Sends every client a close frame with the reason, and resolves when all sockets are closed. */
  close(reason: string): Promise<void>;
  /** Open sockets. */
  count(): number;
}

/** Serves graphql-transport-ws on the path: queries, mutations and subscriptions under the limits of HTTP. */
export function attachSockets<C extends SocketContext>(options: SocketsOptions<C>): Sockets {
  const { server, path, schema, events, logger } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const factor = LEVELS[options.level];
  const addressOf = options.addressOf ?? (({ socket }) => socket.remoteAddress ?? 'unknown');
  const connections = new Set<Connection<C>>();
  const census = new Census();
  const admission = new Admission(
    {
      ...limits,
      perAddress: limits.perAddress * factor,
      perAddressWhenCrowded: limits.perAddressWhenCrowded * factor,
    },
    options.now ?? (() => performance.now()),
  );
  let whenEmpty: (() => void) | undefined;
  let isClosing = false;

  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    // Pongs are answered below, where what waits for the reader is bounded.
    autoPong: false,
    handleProtocols,
  });
  const { server: protocol, fanout } = createProtocol<C>({
    schema,
    context: (caller) => options.context(caller),
    ...(options.deposit && { deposit: options.deposit.bind(options) }),
    formatError: (formatted, error) => options.formatError(formatted, error),
    readDocument: options.readDocument,
    operations: limits.operations,
    questions: timesFactor(SUBSCRIPTION_LIMITS, factor),
    initWait: limits.initWait,
    admit,
    logger,
  });
  const keepAlive = createKeepAlive(limits.keepAlive);
  const stopGuard = guardSessions({ events, connections, period: limits.recheck, logger });
  const stopResets = events.onLoss((lostUntil) => fanout.reset(lostUntil));
  const lookAtWaiting = setInterval(
    () =>
      closeFullest(
        [...connections].map(({ outlet }) => outlet),
        limits,
      ),
    limits.lookAtWaiting,
  );
  lookAtWaiting.unref();

  function admit(connection: Connection<C>): boolean {
    const { viewer, outlet } = connection;
    if (!outlet.isOpen()) return false;
    if (!viewer) return true;
    const key = `user ${viewer.id}`;
    const most = limits.perUser * factor;
    if (census.enter(key, most)) {
      connection.whenGone(() => census.leave(key));
      return true;
    }
    outlet.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tooManyOfUser(most));
    return false;
  }

  function open(socket: WebSocket, network: Duplex, caller: SocketCaller, address: string): void {
    let release: ((code: number, reason: string) => Promise<void>) | undefined;
    const released = (code: number, reason: string) => {
      const run = release;
      release = undefined;
      run?.(code, reason).catch((err: unknown) =>
        logger.warn({ err }, 'A socket could not be released'),
      );
    };
    const outlet = new SocketOutlet({ socket, network, address }, limits, released);
    const connection = new Connection<C>(outlet, caller, (from) => options.context(from));
    let receive: (text: string) => void = () => {};

    connections.add(connection);
    const unwatch = keepAlive.watch(connection);
    socket.on('pong', (data) => notePong(connection, data));
    socket.on('ping', (data) => outlet.pong(data));
    // Faults of the wire (too long, not UTF-8 …): `ws` closes with the fitting code by itself.
    socket.on('error', (err) => logger.debug({ err }, 'A socket broke'));
    socket.on('message', (data: RawData, isBinary) => {
      if (!outlet.isOpen()) return;
      if (isBinary) return outlet.close(CLOSE_CODES.badRequest, CLOSE_REASONS.textOnly);
      // `ws` gives each message whole.
      receive((data as Buffer).toString());
    });
    socket.once('close', (code, reason) => {
      unwatch();
      connections.delete(connection);
      released(code, String(reason));
      connection.gone();
      if (connections.size === 0) whenEmpty?.();
    });

    release = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => outlet.send(text),
        close: (code = 1000, reason = '') => outlet.close(code, PROTOCOL_REASONS[code] ?? reason),
        onMessage(listener) {
          receive = inTurns((text) =>
            listener(text).catch((err: unknown) => {
              logger.warn({ err }, 'A socket sent what the protocol does not allow');
              outlet.close(CLOSE_CODES.badRequest, CLOSE_REASONS.notAMessage);
            }),
          );
        },
      },
      connection,
    );
  }

  function upgrade(request: IncomingMessage, network: Duplex, head: Buffer): void {
    if (pathOf(request) !== path) {
      // Another listener (the development server's reload) may handle upgrades on this server too.
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(network, 404, NO_SUCH_PATH);
      return;
    }
    if (isClosing)
      return refuseUpgrade(network, 503, { message: CLOSE_REASONS.stopping, retryAfter: 1 });
    const caller = callerOf(request, (headers) => options.isOriginAllowed(headers));
    const address = addressOf(caller);
    options.onUpgrade?.(network);
    const admitted = admission.enter(address);
    if ('refusal' in admitted) {
      const message = admitted.refusal;
      if (!admission.maySpeak())
        return refuseUpgrade(network, 429, { message, retryAfter: RETRY_AFTER });
      // Browsers don't let pages read the answer to an upgrade, but they do hand over the reason of a close.
      return wss.handleUpgrade(request, network, head, (socket) => {
        socket.on('error', () => {});
        new SocketOutlet({ socket, network, address }, limits, () => {}).close(
          CLOSE_CODES.tryAgainLater,
          message,
        );
      });
    }
    network.once('close', admitted.leave);
    wss.handleUpgrade(request, network, head, (socket) => open(socket, network, caller, address));
  }
  server.on('upgrade', upgrade);

  return {
    count: () => connections.size,
    async close(reason) {
      isClosing = true;
      stopGuard();
      stopResets();
      fanout.flush();
      const empty = new Promise<void>((resolve) => (whenEmpty = resolve));
      for (const { outlet } of connections) outlet.close(CLOSE_CODES.goingAway, reason);
      if (connections.size > 0) await empty;
      keepAlive.stop();
      clearInterval(lookAtWaiting);
      server.off('upgrade', upgrade);
    },
  };
}

const timesFactor = <Name extends string>(
  limits: { readonly [Limit in Name]: number },
  factor: number,
) =>
  Object.fromEntries(
    Object.entries<number>(limits).map(([name, limit]) => [name, limit * factor]),
  ) as { [Limit in Name]: number };
