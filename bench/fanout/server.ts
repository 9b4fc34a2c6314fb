import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { type WebSocket, WebSocketServer } from 'ws';
import { createDocumentReader } from '../../graph/core/documents/read-document.ts';
import { createEvents } from '../../graph/core/events/events.ts';
import { attachSockets } from '../../graph/core/sockets/sockets.ts';
import type { ChatEventView } from '../../schema/chat.ts';
import { serveParent } from '../support/child.ts';

/** The measured server: `raw` sends the finished text to every socket of `ws`, `graph` is ours. */
const mode = process.argv[2];
const http = createServer();
const { publish, position } = mode === 'raw' ? broadcastRaw() : publishToGraph();

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
  publish({ perSecond, seconds, characters = 114 }: Load) {
    const total = perSecond * seconds;
    const start = performance.now();
    let sent = 0;
    return new Promise<number>((resolve) => {
      const timer = setInterval(() => {
        const due = Math.min(
          total,
          Math.floor(((performance.now() - start) / 1000) * perSecond) + 1,
        );
        while (sent < due) publish(sent++, characters);
        if (sent < total) return;
        clearInterval(timer);
        resolve(total);
      }, 5);
    });
  },
};

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

/** What is measured of a server. */
interface Measured {
  publish(n: number, characters: number): void;
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
  const publish = (n: number, characters: number) => {
    const body = JSON.stringify({
      id: 'chat',
      type: 'next',
      payload: { data: { chatEvents: chatEvent(n, characters) } },
    });
    const bytes = Buffer.from(body);
    missed.push(bytes);
    for (const client of clients) client.send(bytes, { binary: false });
  };
  const position = () => {
    missed = [];
    return 'raw';
  };
  return { publish, position };
}

function publishToGraph(): Measured {
  const events = createEvents();
  const schema = chatSchema();
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
  return {
    publish: (n, characters) => events.publish('chat.changed', chatEvent(n, characters)),
    position: () => events.position(),
  };

  function chatSchema(): GraphQLSchema {
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
}
