import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { serveParent } from '../support/child.ts';
import { followFrames, pongFrame, textFrame } from './frames.ts';
import { percentile } from '../support/statistics.ts';

const CHAT =
  'subscription { chatEvents { kind message { id message user { name } likeCount createdAt updatedAt } } }';
/** Every so many sockets one is a real client that looks at each message; the others only count frames. */
const WATCHED = 50;

interface Held {
  messages: number;
  /** Takes nothing more from the network. */
  pause(): void;
  /** Goes without a word. */
  drop(): void;
}

const sockets: Held[] = [];
let latencies: number[] = [];

const handlers = {
  /** Opens and subscribes so many sockets, `atOnce` at a time; with `ownIds` each names its operation differently. */
  async connect({ port, count, ownIds, atOnce = 50, after, query = CHAT }: Connecting) {
    for (let n = 0; n < count; n += atOnce) {
      const batch = Array.from({ length: Math.min(atOnce, count - n) }, (_, i) => n + i);
      const held = await Promise.all(
        batch.map((i) =>
          (i % WATCHED === 0 ? watch : tally)(
            port,
            subscribeMessage({ id: ownIds ? String(100_000 + i) : 'chat', query, after }),
          ),
        ),
      );
      // In their order, however long each took: the first of all is watched, and never among the last, which stall.
      sockets.push(...held);
    }
  },
  /** Loses every connection in the same moment. */
  drop() {
    for (const socket of sockets.splice(0)) socket.drop();
  },
  /** The last so many sockets read no more; they don't count any longer. */
  stall(count: number) {
    for (const socket of sockets.splice(-count)) socket.pause();
  },
  /** Waits until every socket has got so many messages, at most so many milliseconds. */
  async received({ messages, within }: { messages: number; within: number }) {
    const deadline = performance.now() + within;
    const isDone = () => sockets.every((socket) => socket.messages >= messages);
    while (!isDone() && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return {
      delivered: sockets.reduce((sum, socket) => sum + socket.messages, 0),
      expected: messages * sockets.length,
    };
  },
  /** Milliseconds from publishing to arrival since the last time this was asked, and counts from zero again. */
  latency() {
    const seen = latencies;
    latencies = [];
    for (const socket of sockets) socket.messages = 0;
    return { p50: percentile(seen, 0.5), p99: percentile(seen, 0.99) };
  },
};

interface Connecting {
  readonly port: number;
  readonly count: number;
  readonly ownIds: boolean;
  readonly atOnce?: number;
  /** The position after which they go on. */
  readonly after?: string;
  /** The subscription; chat by default. */
  readonly query?: string;
}

export type FanoutClients = typeof handlers;
serveParent(handlers);

interface Subscribing {
  readonly id: string;
  readonly query: string;
  readonly after: string | undefined;
}

const subscribeMessage = ({ id, query, after }: Subscribing) =>
  JSON.stringify({
    id,
    type: 'subscribe',
    payload: { query, ...(after !== undefined && { extensions: { after } }) },
  });

/** When it was published, in ms: the site says so itself, the other servers by the message. */
function publishedAt(text: string): number {
  const toldAt = /"toldAt":(\d+)/.exec(text)?.[1];
  return toldAt ? Number(toldAt) : Date.parse(/"createdAt":"([^"]+)"/.exec(text)?.[1] ?? '');
}

/** A complete client. */
async function watch(port: number, message: string): Promise<Held> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  const counter = { messages: 0, pause: () => socket.pause(), drop: () => socket.terminate() };
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.on('message', (data) => {
    counter.messages++;
    latencies.push(Date.now() - publishedAt((data as Buffer).toString()));
  });
  socket.send(message);
  return counter;
}

/** A minimal client: it does the handshake, subscribes, responds to pings and counts what follows. */
async function tally(port: number, message: string): Promise<Held> {
  const network = connect(port, '127.0.0.1');
  network.write(
    [
      'GET /graphql HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      '',
      '',
    ].join('\r\n'),
  );
  await once(network, 'data');
  const counter = { messages: 0, pause: () => network.pause(), drop: () => network.destroy() };
  // A server that cuts off who stalls may reset the connection.
  network.on('error', () => {});
  const acknowledged = Promise.withResolvers<undefined>();
  let count = () => {
    acknowledged.resolve(undefined);
    count = () => counter.messages++;
  };
  // From the first frame on: a ping may come before the acknowledgement, and one without a pong costs the socket.
  network.on(
    'data',
    followFrames({
      text: () => count(),
      ping: (body) => network.write(pongFrame(body)),
    }),
  );
  network.write(textFrame('{"type":"connection_init"}'));
  await acknowledged.promise;
  network.write(textFrame(message));
  return counter;
}
