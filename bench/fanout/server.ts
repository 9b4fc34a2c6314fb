import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { type WebSocket, WebSocketServer } from 'ws';
import { createBatches, BATCHES_APART } from '../../graph/core/batches.ts';
import { createDocumentReader } from '../../graph/core/documents/read-document.ts';
import { createEvents, type Events } from '../../graph/core/events/events.ts';
import { attachSockets } from '../../graph/core/sockets/sockets.ts';
import type { ChatEventView } from '../../schema/chat.ts';
import { serveParent } from '../support/child.ts';

/** The measured server: `raw` sends the finished text to every socket of `ws`, `graph` is ours. */
const mode = process.argv[2];
const http = createServer();
const { publish, react, position } = mode === 'raw' ? broadcastRaw() : publishToGraph();

export interface Load {
  readonly perSecond: number;
  readonly seconds: number;
  /** Length of the text; that of an ordinary message by default. */
  readonly characters?: number;
}

const handlers = {
  async listen() {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    return (http.address() as AddressInfo).port;
  },
  /** Resident memory in bytes, after garbage collection. */
  memory() {
    for (let round = 0; round < 3; round++) globalThis.gc?.();
    return process.memoryUsage().rss;
  },
  /** Microseconds of CPU used so far. */
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** Who subscribes after it gets what is published from now on. */
  position,
  /** Publishes at a steady rate; what is late is made up for. Gives the number of events. */
  publish: ({ characters = 114, ...load }: Load) => steadily(load, (n) => publish(n, characters)),
  /** Reacts at a steady rate to the newest messages in turn. Gives the number of events. */
  async react(load: Load) {
    const total = await steadily(load, react.one);
    return react.done(total);
  },
};

/** Acts at a steady rate; what is late is made up for. Gives how often. */
function steadily({ perSecond, seconds }: Load, act: (n: number) => void): Promise<number> {
  const total = perSecond * seconds;
  const start = performance.now();
  let done = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1);
      while (done < due) act(done++);
      if (done < total) return;
      clearInterval(timer);
      resolve(total);
    }, 5);
  });
}

export type FanoutServer = typeof handlers;
serveParent(handlers);

function chatEvent(n: number, characters: number) {
  const at = new Date().toISOString();
  return {
    kind: 'POSTED',
    message: {
      id: 1_000_000 + n,
      message: 'What a catch! That is six, and the crowd is on its feet. '
        .repeat(Math.ceil(characters / 57))
        .slice(0, characters),
      user: { name: 'A fan of fifty seasons' },
      likeCount: 0,
      createdAt: at,
      updatedAt: at,
    },
  } as ChatEventView;
}

/** Reactions are to so many messages, which a crowd has in view. */
const REACTED_MESSAGES = 20;

function reactedEvent(id: number) {
  return { ...chatEvent(id, 114), kind: 'REACTED' } as ChatEventView;
}

/** What is measured of a server. */
interface Measured {
  publish(n: number, characters: number): void;
  readonly react: {
    one(n: number): void;
    /** Gives the number of events, once all are published, after so many reactions. */
    done(reactions: number): Promise<number>;
  };
  position(): string;
}

function broadcastRaw(): Measured {
  const clients = new Set<WebSocket>();
  let missed: Buffer[] = [];
  const wss = new WebSocketServer({
    server: http,
    perMessageDeflate: false,
    handleProtocols: () => 'graphql-transport-ws',
  });
  wss.on('connection', (socket) => {
    clients.add(socket);
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      if (text.includes('connection_init')) socket.send('{"type":"connection_ack"}');
      if (text.includes('"after"'))
        for (const bytes of missed) socket.send(bytes, { binary: false });
    });
  });
  const broadcast = (chatEvents: ChatEventView) => {
    const body = JSON.stringify({ id: 'chat', type: 'next', payload: { data: { chatEvents } } });
    const bytes = Buffer.from(body);
    missed.push(bytes);
    for (const client of clients) client.send(bytes, { binary: false });
  };
  const position = () => {
    missed = [];
    return 'raw';
  };
  return {
    publish: (n, characters) => broadcast(chatEvent(n, characters)),
    react: {
      one: (n) => broadcast(reactedEvent(n % REACTED_MESSAGES)),
      done: (reactions) => Promise.resolve(reactions),
    },
    position,
  };
}

function publishToGraph(): Measured {
  const events = createEvents();
  const schema = chatSchema(events);
  attachSockets({
    server: http,
    path: '/graphql',
    schema,
    events,
    level: 'off',
    logger: { warn: console.warn, debug: () => {} },
    context: () => Promise.resolve({ viewer: null, sessionId: null }),
    isOriginAllowed: () => true,
    readDocument: createDocumentReader(schema),
    position: () => events.position(),
    formatError: (formatted) => formatted,
  });
  const batches = createBatches({ ...BATCHES_APART, onFailure: console.error });
  let published = 0;
  const flush = (ids: readonly number[]) => {
    for (const id of ids) events.publish('chat.changed', reactedEvent(id));
    published += ids.length;
    return Promise.resolve();
  };
  return {
    publish: (n, characters) => events.publish('chat.changed', chatEvent(n, characters)),
    react: {
      one: (n) => batches.add(batches, n % REACTED_MESSAGES, flush),
      async done() {
        await batches.settled();
        return published;
      },
    },
    position: () => events.position(),
  };
}

function chatSchema(events: Events): GraphQLSchema {
  const text = { type: GraphQLString };
  const number = { type: GraphQLInt };
  const user = new GraphQLObjectType({ name: 'PublicUser', fields: { name: text } });
  const message = new GraphQLObjectType({
    name: 'ChatMessage',
    fields: {
      id: number,
      message: text,
      user: { type: user },
      likeCount: number,
      createdAt: text,
      updatedAt: text,
    },
  });
  const event = new GraphQLObjectType({
    name: 'ChatEvent',
    fields: { kind: text, message: { type: message } },
  });
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { nothing: text } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        chatEvents: {
          type: event,
          extensions: { shared: true },
          subscribe: () => events.follow(['chat.changed']),
          resolve: (chat: ChatEventView) => chat,
        },
      },
    }),
  });
}
