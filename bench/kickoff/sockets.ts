import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { followFrames, pongFrame, textFrame } from '../fanout/frames.ts';
import { headersOf, type Person } from './requests.ts';

interface Following {
  readonly port: number;
  readonly person: Person;
  /** The frames that subscribe. */
  readonly subscriptions: readonly string[];
  /** Called when the server closes it. */
  readonly onLost: (reason: string) => void;
}

const INIT = '{"type":"connection_init"}';

/** A minimal client: it subscribes, answers pings and skips what follows. Returns the way to leave. */
export async function follow(following: Following): Promise<() => void> {
  const { port, person, subscriptions, onLost } = following;
  const network = connect({ port, host: '127.0.0.1', noDelay: true });
  const headers = headersOf(person);
  network.write(
    [
      'GET /graphql HTTP/1.1',
      `Host: localhost:${port}`,
      `Origin: http://localhost:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );
  const [head] = (await once(network, 'data')) as [Buffer];
  if (!head.includes(' 101 ')) throw new Error(head.toString().split('\r\n')[0]);
  let isLeaving = false;
  network.on('error', () => {});
  network.on('close', () => isLeaving || onLost('lost its connection'));
  const subscribed = Promise.withResolvers<undefined>();
  let texts = 0;
  // The acknowledgement of the socket, and one of each subscription.
  const expected = 1 + subscriptions.length;
  network.on(
    'data',
    followFrames({
      text() {
        texts += 1;
        if (texts === 1) for (const frame of subscriptions) network.write(textFrame(frame));
        if (texts === expected) subscribed.resolve(undefined);
      },
      ping: (body) => network.write(pongFrame(body)),
    }),
  );
  network.write(textFrame(INIT));
  await subscribed.promise;
  return () => {
    isLeaving = true;
    network.destroy();
  };
}

/** A complete client, which looks at each message. */
export async function watch(
  { port, person, subscriptions, onLost }: Following,
  onText: (text: string) => void,
): Promise<() => void> {
  const socket = new WebSocket(`ws://localhost:${port}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
    origin: `http://localhost:${port}`,
    headers: headersOf(person),
  });
  let isLeaving = false;
  const subscribed = Promise.withResolvers<undefined>();
  socket.on('error', subscribed.reject);
  socket.on('close', (code, reason) => {
    if (!isLeaving) onLost(`was closed: ${code} ${reason.toString()}`);
    subscribed.reject(new Error(`${code} ${reason.toString()}`));
  });
  await Promise.race([once(socket, 'open'), subscribed.promise]);
  let confirmed = 0;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text.startsWith('{"type":"connection_ack"'))
      for (const frame of subscriptions) socket.send(frame);
    else if (text.includes('"subscribed":')) {
      confirmed += 1;
      if (confirmed === subscriptions.length) subscribed.resolve(undefined);
    } else onText(text);
  });
  socket.send(INIT);
  await subscribed.promise;
  return () => {
    isLeaving = true;
    socket.terminate();
  };
}
