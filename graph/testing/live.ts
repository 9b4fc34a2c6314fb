import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocket } from 'ws';
import { DomainError } from '../core/errors.ts';
import type { EventStream } from '../core/events/event-stream.ts';
import { createDocumentReader } from '../core/documents/read-document.ts';
import { createEvents, type Events } from '../core/events/events.ts';
import { attachSockets, type Sockets, type SocketsOptions } from '../core/sockets/sockets.ts';
import { LiveClient } from './live-client.ts';
import { chatEvent, type LiveContext, liveSchema } from './live-schema.ts';

/** Session → who it belongs to. Tests change it to end sessions and to take rights away. */
export type Sessions = Map<number, { id: number; isAdmin: boolean }>;

/** A small graph of its own on a real port, for tests of sockets and fan-out. */
export interface Live {
  readonly events: Events;
  readonly sockets: Sockets;
  readonly sessions: Sessions;
  /** The lines that subscriptions opened on events, oldest first. */
  readonly sources: EventStream[];
  /** How often each field was resolved. */
  readonly resolved: Map<string, number>;
  /** What was logged. */
  readonly log: unknown[];
  /** Server ends of the network connections, oldest first. */
  readonly connections: Socket[];
  readonly url: string;
  /** Publishes the nth chat message. */
  post(n: number, message?: string): void;
  /** A client that has been acknowledged. */
  connect(headers?: Record<string, string>): Promise<LiveClient>;
  /** A WebSocket that has said nothing yet. */
  open(headers?: Record<string, string>, protocol?: string | string[]): LiveClient;
  /** Waits until the server has exactly so many sockets. */
  holds(count: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startLive(
  settings: Partial<SocketsOptions<LiveContext>> = {},
): Promise<Live> {
  const events = createEvents();
  const sessions: Sessions = new Map();
  const sources: EventStream[] = [];
  const resolved = new Map<string, number>();
  const log: unknown[] = [];
  const connections: Socket[] = [];
  const http = createServer();
  http.on('connection', (socket) => connections.push(socket));
  const schema = liveSchema(events, sources, resolved);
  const sockets = attachSockets<LiveContext>({
    ...ACCESS,
    server: http,
    schema,
    events,
    logger: { warn: (entry: unknown) => log.push(entry), debug: () => {} },
    context: contextIn(sessions),
    readDocument: createDocumentReader(schema),
    position: () => events.position(),
    ...settings,
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`;
  const clients = createClients(url);

  return {
    events,
    sockets,
    sessions,
    sources,
    resolved,
    log,
    connections,
    url,
    open: clients.open,
    connect: clients.connect,
    post: (n, message = `message ${n}`) => events.publish('chat.changed', chatEvent(n, message)),
    async holds(count) {
      while (sockets.count() !== count) await new Promise((resolve) => setImmediate(resolve));
    },
    async stop() {
      clients.terminate();
      await sockets.close('Bye');
      await events.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** Who may connect, and what they see of errors. */
const ACCESS: Pick<
  SocketsOptions<LiveContext>,
  'path' | 'isOriginAllowed' | 'formatError' | 'level'
> = {
  path: '/graphql',
  isOriginAllowed: ({ origin }) => origin === undefined || origin === 'http://ours.example',
  formatError({ message, path }, error) {
    const { originalError } = error as { originalError?: unknown };
    const isMeant = !originalError || originalError instanceof DomainError;
    return { message: isMeant ? message : 'masked', ...(path && { path }) };
  },
  level: 'off',
};

/** The context of the session that the cookie names. */
const contextIn =
  (sessions: Sessions): SocketsOptions<LiveContext>['context'] =>
  ({ headers }) => {
    const sessionId = Number(/^session=(\d+)$/.exec(String(headers.cookie ?? ''))?.[1] ?? 0);
    const viewer = sessions.get(sessionId);
    return Promise.resolve({
      viewer: viewer ? { ...viewer } : null,
      sessionId: viewer ? sessionId : null,
    });
  };

function createClients(url: string): Pick<Live, 'open' | 'connect'> & { terminate(): void } {
  const clients: LiveClient[] = [];
  const open: Live['open'] = (headers = {}, protocol = 'graphql-transport-ws') => {
    const client = new LiveClient(
      new WebSocket(url, protocol, { headers, perMessageDeflate: false }),
    );
    clients.push(client);
    return client;
  };
  return {
    open,
    async connect(headers) {
      const client = open(headers);
      await once(client.socket, 'open');
      client.send({ type: 'connection_init' });
      await client.next();
      return client;
    },
    terminate() {
      for (const client of clients) client.socket.terminate();
    },
  };
}
