import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { CLOSE_REASONS, SOCKET_LIMITS } from '../../../schema/site/sockets.ts';
import { type Live, startLive } from '../../testing/live.ts';
import type { LiveClient } from '../../testing/live-client.ts';

let live: Live;
let now = 0;
const start = async (limits: Parameters<typeof startLive>[0] = {}) =>
  (live = await startLive({
    level: 'on',
    addressOf: ({ headers }) => String(headers['x-forwarded-for']),
    now: () => now,
    ...limits,
  }));
afterEach(() => live.stop());

const open = (address: string) => live.open({ 'x-forwarded-for': address });
const connect = (address: string) => live.connect({ 'x-forwarded-for': address });
const crowd = (address: string, size: number) =>
  Promise.all(Array.from({ length: size }, () => connect(address)));
const refusalOf = async ({ socket }: LiveClient) => {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const { message } = JSON.parse(await text(response)) as { message: string };
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], message };
};

test('a campus of 500 has a live site; the 501st is refused with a reason, and other addresses connect', async () => {
  await start();
  const campus = await crowd('campus', SOCKET_LIMITS.perAddress);
  expect(await open('campus').closed).toEqual([
    1013,
    'Too many connections from your network (500)',
  ]);
  await connect('elsewhere');
  campus[0]!.socket.close();
  await live.holds(SOCKET_LIMITS.perAddress);
  await connect('campus');
});

test('ten a second hear why they can’t come in; the others get a 429 that says so, and when to try again', async () => {
  await start({ limits: { perAddress: 1 } });
  await connect('campus');
  const refuse = async (count: number) => {
    for (let n = 0; n < count; n++)
      expect(await open('campus').closed).toEqual([1013, CLOSE_REASONS.tooManyOfNetwork(1)]);
  };
  await refuse(10);
  expect(await refusalOf(open('campus'))).toEqual({
    status: 429,
    retryAfter: '5',
    message: CLOSE_REASONS.tooManyOfNetwork(1),
  });
  now += 1000;
  await refuse(10);
});

test('once four fifths of the node are taken an address gets 50, and the node never exceeds its total', async () => {
  await start({ limits: { perNode: 100, perAddress: 90 } });
  await crowd('campus', 80);
  expect(await open('campus').closed).toEqual([1013, CLOSE_REASONS.tooManyOfNetwork(50)]);
  await crowd('elsewhere', 20);
  expect(await open('third').closed).toEqual([1013, CLOSE_REASONS.tooManyOfNode]);
});

test('without limits there are none, but the node’s', async () => {
  await start({ level: 'off', limits: { perAddress: 1, perNode: 3 } });
  await crowd('campus', 3);
  expect((await open('campus').closed)[0]).toBe(1013);
});

describe('data buffered for readers', () => {
  const QUERY = 'subscription { chat { message { message } } }';
  /** Sockets of the addresses, in this order, that have subscribed and read no more. */
  const stalled = async (...addresses: string[]) => {
    const clients: LiveClient[] = [];
    for (const address of addresses) {
      const client = await connect(address);
      await client.subscribe('x', QUERY);
      client.socket.pause();
      clients.push(client);
    }
    return clients;
  };
  /** Posts until so many sockets are left; this takes more data than the network buffers. */
  const fillUntil = async (left: number, reader: LiveClient) => {
    while (live.sockets.count() > left) {
      live.post(1, 'x'.repeat(100_000));
      await reader.next();
    }
  };

  test('of an address with too much unread data the fullest sockets are closed first, and no others', async () => {
    await start({
      limits: {
        waitingBytes: 64e6,
        waitingBytesPerAddress: 2e6,
        lookAtWaiting: 20,
        closeGrace: 20,
      },
    });
    const reader = await connect('home');
    await reader.subscribe('x', QUERY);
    await stalled('campus', 'campus');
    await fillUntil(2, reader);
    expect(await reader.ask('{ hello }')).toMatchObject({ payload: { data: { hello: 'world' } } });
  });

  test('so it is for the node', async () => {
    await start({
      limits: { waitingBytes: 64e6, waitingBytesPerNode: 2e6, lookAtWaiting: 20, closeGrace: 20 },
    });
    const reader = await connect('home');
    await reader.subscribe('x', QUERY);
    await stalled('here', 'there');
    await fillUntil(2, reader);
    expect(await reader.ask('{ hello }')).toMatchObject({ payload: { data: { hello: 'world' } } });
  });
});

test('every sentence fits into a close frame', () => {
  const sentences = Object.values(CLOSE_REASONS).map((reason) =>
    typeof reason === 'string' ? reason : reason(SOCKET_LIMITS.perNode),
  );
  for (const sentence of sentences) expect(Buffer.byteLength(sentence)).toBeLessThanOrEqual(123);
});
