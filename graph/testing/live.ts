import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { type RawData, WebSocket } from 'ws';
import type { ChatEventView } from '../../schema/chat.ts';
import { DomainError } from '../core/errors.ts';
import type { EventStream } from '../core/event-stream.ts';
import { createEvents, type Events } from '../core/events.ts';
import { attachSockets, type Sockets, type SocketsOptions } from '../core/sockets.ts';

/** Session → who it belongs to. Tests change it to end sessions and to take rights away. */
export type Sessions = Map<number, { id: number; isAdmin: boolean }>;

interface LiveContext {
  readonly viewer: { readonly id: number; readonly isAdmin: boolean } | null;
  readonly sessionId: number | null;
}

/** A small graph of its own on a real port, for tests of sockets and fan-out. */
export interface Live {
  readonly events: Events;
  readonly sockets: Sockets;
  readonly sessions: Sessions;
  /** The lines that subscriptions opened on events, oldest first. */
  readonly sources: EventStream<unknown>[];
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
  /** Waits until the server holds exactly so many sockets. */
  holds(count: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startLive(
  settings: Partial<SocketsOptions<LiveContext>> = {},
): Promise<Live> {
  const events = createEvents();
  const sessions: Sessions = new Map();
  const sources: EventStream<unknown>[] = [];
  const resolved = new Map<string, number>();
  const log: unknown[] = [];
  const connections: Socket[] = [];
  const http = createServer();
  http.on('connection', (socket) => connections.push(socket));

  const sockets = attachSockets<LiveContext>({
    server: http,
    path: '/graphql',
    schema: liveSchema(events, sources, resolved),
    events,
    logger: { warn: (entry: unknown) => log.push(entry), debug: () => {} },
    context({ headers }) {
      const sessionId = Number(/^session=(\d+)$/.exec(String(headers.cookie ?? ''))?.[1] ?? 0);
      const viewer = sessions.get(sessionId);
      return Promise.resolve({
        viewer: viewer ? { ...viewer } : null,
        sessionId: viewer ? sessionId : null,
      });
    },
    isOriginAllowed: ({ origin }) => origin === undefined || origin === 'http://ours.example',
    validationRules: [],
    maxTokens: 1000,
    formatError({ message, path }, error) {
      const { originalError } = error as { originalError?: unknown };
      const isMeant = !originalError || originalError instanceof DomainError;
      return { message: isMeant ? message : 'masked', ...(path && { path }) };
    },
    level: 'off',
    ...settings,
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`;
  const clients: LiveClient[] = [];
  const open: Live['open'] = (headers = {}, protocol = 'graphql-transport-ws') => {
    const client = new LiveClient(
      new WebSocket(url, protocol, { headers, perMessageDeflate: false }),
    );
    clients.push(client);
    return client;
  };

  return {
    events,
    sockets,
    sessions,
    sources,
    resolved,
    log,
    connections,
    url,
    open,
    post: (n, message = `message ${n}`) => events.publish('chat.changed', chatEvent(n, message)),
    async connect(headers) {
      const client = open(headers);
      await once(client.socket, 'open');
      client.send({ type: 'connection_init' });
      await client.next();
      return client;
    },
    async holds(count) {
      while (sockets.count() !== count) await new Promise((resolve) => setImmediate(resolve));
    },
    async stop() {
      for (const client of clients) client.socket.terminate();
      await sockets.close('Bye');
      await events.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** Speaks the protocol by hand, so that tests see every message and can misbehave. */
export class LiveClient {
  readonly socket: WebSocket;
  readonly received: Message[] = [];
  /** Close code and reason, once the socket is closed. */
  readonly closed: Promise<[code: number, reason: string]>;
  #read = 0;
  #wake: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: RawData) => {
      this.received.push(JSON.parse(String(data)) as Message);
      for (const wake of this.#wake.splice(0)) wake();
    });
    // A socket that is refused or torn down ends with 'close' too.
    socket.on('error', () => {});
    this.closed = new Promise((resolve) =>
      socket.once('close', (code, reason) => {
        resolve([code, String(reason)]);
        for (const wake of this.#wake.splice(0)) wake();
      }),
    );
  }

  send(message: Message | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message that has not been read yet. Rejects when the socket closes instead. */
  async next(): Promise<Message> {
    while (this.#read >= this.received.length) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('The socket closed instead');
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
    return this.received[this.#read++] as Message;
  }

  async take(count: number): Promise<Message[]> {
    const messages: Message[] = [];
    while (messages.length < count) messages.push(await this.next());
    return messages;
  }

  /** Subscribes, and waits until the server has done so: it answers the ping that follows. */
  async subscribe(id: string, query: string, variables?: Record<string, unknown>): Promise<void> {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
    await this.settle();
  }

  /** Everything sent so far has been seen by the server. Must not be used while other messages are under way. */
  async settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      this.send({ type: 'ping' });
      while ((await this.next()).type !== 'pong');
    }
  }

  /** Runs one operation and gives its first answer. */
  async ask(query: string, id = 'ask'): Promise<Message> {
    this.send({ id, type: 'subscribe', payload: { query } });
    for (;;) {
      const message = await this.next();
      if (message.id === id && message.type !== 'complete') return message;
    }
  }
}

export const CHAT = 'subscription { chat { kind message { id message } } }';

export function chatEvent(id: number, message: string): ChatEventView {
  const at = '2025-11-02T21:00:00.000Z';
  return {
    kind: 'POSTED',
    message: { id, message, likes: 0, createdAt: at, updatedAt: at } as ChatEventView['message'],
  };
}

function liveSchema(
  events: Events,
  sources: EventStream<unknown>[],
  resolved: Map<string, number>,
): GraphQLSchema {
  const count = (field: string) => resolved.set(field, (resolved.get(field) ?? 0) + 1);
  const text = { type: GraphQLString };
  const secret = () => {
    throw new Error('SELECT secret');
  };
  const chatSource = () => {
    count('source');
    const source = events.subscribe('chat.changed');
    sources.push(source);
    return source;
  };
  const resolveEvent = (event: ChatEventView) => {
    count('chat');
    return event;
  };
  const ChatMessage = new GraphQLObjectType<ChatEventView['message'], LiveContext>({
    name: 'ChatMessage',
    fields: {
      id: { type: new GraphQLNonNull(GraphQLInt) },
      message: text,
      failing: { ...text, resolve: secret },
      mine: {
        type: GraphQLBoolean,
        extensions: { viewerDependent: true },
        resolve: ({ id }, _args, { viewer }) => id === viewer?.id,
      },
    },
  });
  const ChatEvent = new GraphQLObjectType({
    name: 'ChatEvent',
    fields: { kind: text, message: { type: ChatMessage } },
  });
  return new GraphQLSchema({
    query: new GraphQLObjectType<unknown, LiveContext>({
      name: 'Query',
      fields: {
        hello: { ...text, resolve: () => 'world' },
        viewerId: {
          type: GraphQLInt,
          resolve(_root, _args, { viewer }) {
            count('viewerId');
            return viewer?.id;
          },
        },
        failing: { ...text, resolve: secret },
        never: { ...text, resolve: () => new Promise(() => {}) },
      },
    }),
    subscription: new GraphQLObjectType<ChatEventView, LiveContext>({
      name: 'Subscription',
      fields: {
        chat: {
          type: ChatEvent,
          extensions: { shared: true },
          args: { least: { type: GraphQLInt } },
          subscribe: chatSource,
          resolve: resolveEvent,
        },
        unmarkedChat: { type: ChatEvent, subscribe: chatSource, resolve: resolveEvent },
        refused: {
          ...text,
          extensions: { shared: true },
          subscribe: () => {
            throw new DomainError('FORBIDDEN', 'Not this one');
          },
        },
        whoAmI: {
          type: GraphQLInt,
          subscribe: chatSource,
          resolve: (_event, _args, { viewer }) => viewer?.id,
        },
      },
    }),
  });
}
