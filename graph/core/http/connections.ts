import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { SOCKET_LIMITS } from '../../../schema/site/sockets.ts';
import { Census } from '../sockets/census.ts';

/** Times in milliseconds. */
const LIMITS = {
  /** Connections over HTTP at once; WebSockets are counted apart. */
  most: 5_000,
  /** Of one address, once four fifths are taken. */
  perAddressWhenCrowded: SOCKET_LIMITS.perAddressWhenCrowded,
  /** Beyond `most` a connection hears a sentence; beyond these as well it hears nothing. */
  refused: 1_000,
  /** Until the headers of a request must have come, also on a connection that never began one. */
  headers: 9_000,
  /** Between two looks at that. */
  look: 500,
  /** Until a request must have come whole. */
  request: 30_000,
  /** Without a byte in either direction. Longer than the 60 s for which balancers keep a connection. */
  idle: 74_000,
  /** How long a connection must have been silent to be closed when the server stops: no request is on its way then. */
  quiet: 1_000,
  /** For answers that are still being made when the server stops. */
  drain: 4_000,
};
export type ConnectionLimits = { readonly [Limit in keyof typeof LIMITS]: number };

const FULL = 'The site has as many connections as it can take. Please try again in a moment.';
const RETRY_AFTER_S = 5;

/** An HTTP server whose connections are bounded, in time and number, and which can be stopped without cutting one. */
export interface HttpConnections {
  readonly server: Server;
  serve(listener: RequestListener): void;
  listen(port: number, host?: string): Promise<void>;
  port(): number | undefined;
  /** The connection belongs to a WebSocket from now on. */
  release(socket: unknown): void;
  /** No new connections from now on; those that are open are served. */
  stopListening(): Promise<void>;
  /** Ends each connection behind its last answer, and resolves when all are gone. */
  drain(): Promise<void>;
}

interface Open {
  /** Beyond the most that are served. */
  readonly isSurplus: boolean;
  readonly answers: Set<ServerResponse>;
  quietSince: number;
  readonly leave: () => void;
}

export function createHttpConnections(
  options: Partial<ConnectionLimits> & {
    /** WebSockets that may be open besides. */
    readonly sockets?: number;
    /** Whose connection it is; absent where that can't be seen, as behind a proxy. */
    readonly addressOf?: (socket: Socket) => string;
  } = {},
): HttpConnections {
  const limits: ConnectionLimits = { ...LIMITS, ...options };
  const open = new Map<unknown, Open>();
  const census = new Census();
  let isStopping = false;

  const server = createServer({
    requestTimeout: limits.request,
    headersTimeout: limits.headers,
    connectionsCheckingInterval: limits.look,
    // Node adds a second of its own.
    keepAliveTimeout: Math.max(1, limits.idle - 1_000),
    maxHeaderSize: 16_384,
  });
  server.timeout = limits.idle;
  server.maxConnections = limits.most + limits.refused + (options.sockets ?? 0);

  server.on('connection', (socket: Socket) => {
    const address = options.addressOf?.(socket);
    const isCrowded = open.size >= limits.most * SOCKET_LIMITS.crowdedFrom;
    const most = isCrowded ? limits.perAddressWhenCrowded : Infinity;
    const isCounted = address !== undefined && census.enter(address, most);
    open.set(socket, {
      isSurplus: open.size >= limits.most || (address !== undefined && !isCounted),
      answers: new Set(),
      quietSince: performance.now(),
      leave: () => {
        if (isCounted) census.leave(address);
      },
    });
    socket.once('close', () => forget(socket));
  });

  function forget(socket: unknown): void {
    open.get(socket)?.leave();
    open.delete(socket);
  }

  /** Notes the answer with its connection, until it has left. */
  function note(request: IncomingMessage, response: ServerResponse): Open | undefined {
    const connection = open.get(request.socket);
    connection?.answers.add(response);
    response.once('close', () => {
      connection?.answers.delete(response);
      if (connection) connection.quietSince = performance.now();
    });
    if (isStopping || connection?.isSurplus) response.setHeader('Connection', 'close');
    return connection;
  }

  function endQuiet(): void {
    const now = performance.now();
    for (const [socket, { answers, quietSince }] of open)
      if (answers.size === 0 && now - quietSince >= limits.quiet) (socket as Socket).end();
  }

  return {
    server,
    serve(listener) {
      server.on('request', (request, response) => {
        if (note(request, response)?.isSurplus) refuse(response);
        else listener(request, response);
      });
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, ...(host && { host }) }, resolve);
      }),
    port: () => (server.address() as AddressInfo | null)?.port,
    release: forget,
    async stopListening() {
      isStopping = true;
      if (!server.listening) return;
      await allAccepted(server);
      // That of http would cut connections on which the next request may be on its way.
      NetServer.prototype.close.call(server);
    },
    async drain() {
      isStopping = true;
      for (const { answers } of open.values())
        for (const answer of answers)
          if (!answer.headersSent) answer.setHeader('Connection', 'close');
      const deadline = performance.now() + limits.drain;
      while (open.size > 0 && performance.now() < deadline) {
        endQuiet();
        await new Promise((resolve) => setTimeout(resolve, Math.min(20, limits.quiet)));
      }
      server.closeAllConnections();
      // Ends what looks after them.
      server.close();
    },
  };
}

/** Among so many there is always one more. */
const SOME = 100;

/** Accepts connections that the system has already established: closing the server would reset them. */
async function allAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void accepted++;
  server.on('connection', count);
  let before: number;
  do {
    before = accepted;
    // Comes right behind a look for what has come, before anything else is done.
    await new Promise((resolve) => setImmediate(resolve));
  } while (accepted > before && accepted < SOME);
  server.off('connection', count);
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': RETRY_AFTER_S,
  });
  response.end(JSON.stringify({ message: FULL }));
}
