import type { Server as ProtocolServer, WebSocket as ProtocolSocket } from 'graphql-ws';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { CLOSE_CODES, CLOSE_REASONS, PROTOCOL_REASONS } from '../../../schema/site/sockets.ts';
import { type OutletLimits, SocketOutlet, type Way } from '../fanout/outlet.ts';
import type { SocketCaller } from './caller.ts';
import { Connection, type ConnectionOutlet, type SocketContext } from './connection.ts';
import { type KeepAlive, notePong } from './keepalive.ts';
import { inTurns } from './turns.ts';

/** A WebSocket that was let in, and who opened it. */
export interface Arrival extends Way {
  readonly caller: SocketCaller;
}

export interface ServingOptions<C extends SocketContext> {
  readonly protocol: ProtocolServer<Connection<C>>;
  /** Open sockets; this one is removed when it closes. */
  readonly connections: Set<Connection<C, ConnectionOutlet>>;
  readonly keepAlive: KeepAlive;
  readonly limits: OutletLimits;
  context(caller: SocketCaller): Promise<C>;
  readonly logger: Pick<Logger, 'warn' | 'debug'>;
}

/** Ties a socket to the protocol, to the check that its reader is alive, and to the connections that are closed at the end. */
export function serveSocket<C extends SocketContext>(
  options: ServingOptions<C>,
  { caller, ...way }: Arrival,
): void {
  const { protocol, connections, keepAlive, limits, logger } = options;
  const { socket } = way;
  let release: ReturnType<typeof protocol.opened> | undefined;
  /** Ends the operations of the socket, once, whichever side closed it. */
  const released = (code: number, reason: string) => {
    const run = release;
    release = undefined;
    run?.(code, reason).catch((err: unknown) =>
      logger.warn({ err }, 'A socket could not be released'),
    );
  };
  const outlet = new SocketOutlet(way, limits, released);
  const connection = new Connection<C>(outlet, caller, options.context);

  connections.add(connection);
  const unwatch = keepAlive.watch(connection);
  socket.on('pong', (data) => notePong(connection, data));
  socket.on('ping', (data) => outlet.pong(data));
  // Faults of the wire (too long, not UTF-8 …): `ws` closes with the fitting code by itself.
  socket.on('error', (err) => logger.debug({ err }, 'A socket broke'));
  socket.once('close', (code, reason) => {
    unwatch();
    connections.delete(connection);
    released(code, String(reason));
    connection.gone();
  });
  release = protocol.opened(protocolSocket(socket, outlet, logger), connection);
}

/** The socket as graphql-ws takes it. */
function protocolSocket(
  socket: WebSocket,
  outlet: SocketOutlet,
  logger: Pick<Logger, 'warn'>,
): ProtocolSocket {
  return {
    protocol: socket.protocol,
    send: (text) => outlet.send(text),
    close: (code = 1000, reason = '') => outlet.close(code, PROTOCOL_REASONS[code] ?? reason),
    onMessage(listener) {
      const receive = inTurns((text) =>
        listener(text).catch((err: unknown) => {
          logger.warn({ err }, 'A socket violated the protocol');
          outlet.close(CLOSE_CODES.badRequest, CLOSE_REASONS.notAMessage);
        }),
      );
      socket.on('message', (data: RawData, isBinary) => {
        if (!outlet.isOpen()) return;
        if (isBinary) return outlet.close(CLOSE_CODES.badRequest, CLOSE_REASONS.textOnly);
        // `ws` gives each message whole.
        receive((data as Buffer).toString());
      });
    },
  };
}
