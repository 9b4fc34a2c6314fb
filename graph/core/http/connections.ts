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
  /** Without a byte in either direction. Longer than the 60 s for which balancers reuse a connection. */
  idle: 74_000,
  /** How long a connection must have been silent to be closed when the server stops: then no request is in flight. */
  quiet: 1_000,
  /** For responses in progress when the server stops. */
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
  /** Ends each connection after its last response, and resolves when all are closed. */
  drain(): Promise<void>;
}

interface Open {
  /** Beyond the most that are served. */
  readonly isSurplus: boolean;
  readonly answers: Set<ServerResponse>;
  quietSince: number;
  readonly leave: () => void;
}

interface ConnectionOptions extends Partial<ConnectionLimits> {
  /** WebSockets that may be open in addition. */
  readonly sockets?: number;
  /** The client of the connection; absent where it is unknown, as behind a proxy. */
  readonly addressOf?: (socket: Socket) => string;
}

export function createHttpConnections(options: ConnectionOptions = {}): HttpConnections {
  const limits: ConnectionLimits = { ...LIMITS, ...options };
  const server = boundedServer(limits, options.sockets);
  const open = new OpenConnections(limits, options.addressOf);
  server.on('connection', (socket: Socket) => open.add(socket));

  return {
    server,
    serve(listener) {
      server.on('request', (request, response) => {
        if (open.note(request, response)?.isSurplus) refuse(response);
        else listener(request, response);
      });
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, ...(host && { host }) }, resolve);
      }),
    port: () => (server.address() as AddressInfo | null)?.port,
    release: (socket) => open.forget(socket),
    async stopListening() {
      open.isStopping = true;
      if (!server.listening) return;
      await allAccepted(server);
      // The http server's own method would cut connections on which the next request may be in flight.
      NetServer.prototype.close.call(server);
    },
    async drain() {
      open.isStopping = true;
      await open.drain();
      server.closeAllConnections();
      // Ends what looks after them.
      server.close();
    },
  };
}

function boundedServer(limits: ConnectionLimits, sockets = 0): Server {
  const server = createServer({
    requestTimeout: limits.request,
    headersTimeout: limits.headers,
    connectionsCheckingInterval: limits.look,
    // Node adds a second of its own.
    keepAliveTimeout: Math.max(1, limits.idle - 1_000),
    maxHeaderSize: 16_384,
  });
  server.timeout = limits.idle;
  server.maxConnections = limits.most + limits.refused + sockets;
  return server;
}

/** The connections over HTTP with the answers that are being made on them. */
class OpenConnections {
  readonly #limits: ConnectionLimits;
  readonly #addressOf: ConnectionOptions['addressOf'];
  readonly #open = new Map<unknown, Open>();
  readonly #census = new Census();
  /** From then on each answer is the last on its connection. */
  isStopping = false;

  constructor(limits: ConnectionLimits, addressOf: ConnectionOptions['addressOf']) {
    this.#limits = limits;
    this.#addressOf = addressOf;
  }

  add(socket: Socket): void {
    const { most, perAddressWhenCrowded } = this.#limits;
    const address = this.#addressOf?.(socket);
    const isCrowded = this.#open.size >= most * SOCKET_LIMITS.crowdedFrom;
    const mostOfAddress = isCrowded ? perAddressWhenCrowded : Infinity;
    const isCounted = address !== undefined && this.#census.enter(address, mostOfAddress);
    this.#open.set(socket, {
      isSurplus: this.#open.size >= most || (address !== undefined && !isCounted),
      answers: new Set(),
      quietSince: performance.now(),
      leave: () => {
        if (isCounted) this.#census.leave(address);
      },
    });
    socket.once('close', () => this.forget(socket));
  }

  forget(socket: unknown): void {
    this.#open.get(socket)?.leave();
    this.#open.delete(socket);
  }

  /** Tracks the response with its connection until it is sent. */
  note(request: IncomingMessage, response: ServerResponse): Open | undefined {
    const connection = this.#open.get(request.socket);
    connection?.answers.add(response);
    response.once('close', () => {
      connection?.answers.delete(response);
      if (connection) connection.quietSince = performance.now();
    });
    if (this.isStopping || connection?.isSurplus) response.setHeader('Connection', 'close');
    return connection;
  }

  /** Ends each connection after its last response; resolves when all are closed, or after the time limit. */
  async drain(): Promise<void> {
    for (const { answers } of this.#open.values())
      for (const answer of answers)
        if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const deadline = performance.now() + this.#limits.drain;
    while (this.#open.size > 0 && performance.now() < deadline) {
      this.#endQuiet();
      await new Promise((resolve) => setTimeout(resolve, Math.min(20, this.#limits.quiet)));
    }
  }

  #endQuiet(): void {
    const now = performance.now();
    for (const [socket, { answers, quietSince }] of this.#open)
      if (answers.size === 0 && now - quietSince >= this.#limits.quiet) (socket as Socket).end();
  }
}

/** With this many, one more always gets in. */
const SOME = 100;

/** Accepts connections that the system has already established: closing the server would reset them. */
async function allAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void accepted++;
  server.on('connection', count);
  let before: number;
  do {
    before = accepted;
    // Runs right after reading from the sockets, before anything else.
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
