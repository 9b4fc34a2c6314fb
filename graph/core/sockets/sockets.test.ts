import { once } from 'node:events';
import { jest } from '@jest/globals';
import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { type Live, startLive } from '../../testing/live.ts';
import type { LiveClient } from '../../testing/live-client.ts';
import { CHAT } from '../../testing/live-schema.ts';
import { refuse } from '../errors.ts';

let live: Live;
const start = async (settings?: Parameters<typeof startLive>[0]) =>
  (live = await startLive(settings));
afterEach(() => live.stop());

const INIT = { type: 'connection_init' };
const HELLO = { data: { hello: 'world' } };

describe('operations', () => {
  test('an acknowledgement carries the time of the last event before it, and each event its own time', async () => {
    const client = await (await start()).connect();
    const subscribe = (id: string) =>
      client.send({
        id,
        type: 'subscribe',
        payload: { query: CHAT, extensions: { acknowledge: true } },
      });
    const acknowledged = async () =>
      ((await client.next()) as { payload: { changedAt: number } }).payload.changedAt;
    subscribe('x');
    const quietSince = await acknowledged();
    expect(quietSince).toBeLessThanOrEqual(Date.now());
    const postedAt = Date.now();
    live.post(1);
    const received = (await client.next()) as { payload: { extensions: { toldAt: number } } };
    expect(received.payload.extensions.toldAt).toBeGreaterThanOrEqual(postedAt);
    subscribe('y');
    expect(await acknowledged()).toBeGreaterThanOrEqual(postedAt);
    // A group that starts again knows it too.
    client.send({ id: 'x', type: 'complete' });
    client.send({ id: 'y', type: 'complete' });
    subscribe('z');
    const changedAt = await acknowledged();
    expect(changedAt).toBeGreaterThanOrEqual(postedAt);
    expect(changedAt).toBeLessThanOrEqual(received.payload.extensions.toldAt);
  });

  test('a client that asks for it gets an acknowledgement before the first event', async () => {
    const client = await (await start()).connect();
    const subscribe = (id: string, query: string, extensions?: object) =>
      client.send({ id, type: 'subscribe', payload: { query, extensions } });
    subscribe('x', CHAT, { acknowledge: true });
    expect(await client.next()).toMatchObject({ type: 'pong', payload: { subscribed: 'x' } });
    live.post(1);
    expect(await client.next()).toMatchObject({ id: 'x', type: 'next' });

    // Other clients get no acknowledgement, nor does a refused subscription.
    subscribe('y', CHAT);
    subscribe('z', 'subscription { refused }', { acknowledge: true });
    expect(await client.take(2)).toMatchObject([
      { id: 'z', type: 'next' },
      { id: 'z', type: 'complete' },
    ]);
  });

  test('queries get the same results as over HTTP, with errors masked', async () => {
    const client = await (await start()).connect();
    expect(await client.ask('{ hello }')).toMatchObject({ id: 'ask', payload: HELLO });
    expect(await client.ask('{ failing }', 'f')).toMatchObject({
      payload: { errors: [{ message: 'masked' }] },
    });
  });

  test('documents pass the same limits as on HTTP', async () => {
    const tooMany = `{ ${'hello '.repeat(1001)} }`;
    await start({
      deposit:
        () =>
        ({ variables }) => {
          if (variables?.dear) throw refuse('limits.requests');
        },
    });
    const client = await live.connect();
    expect(await client.ask(tooMany, 'a')).toMatchObject({
      type: 'error',
      payload: [{ message: expect.stringContaining('token') }],
    });
    expect(await client.ask('{ nothing }', 'b')).toMatchObject({
      type: 'error',
      payload: [{ message: expect.stringContaining('"nothing"') }],
    });
    expect(await client.ask('{', 'c')).toMatchObject({
      type: 'error',
      payload: [{ message: expect.stringContaining('Syntax Error') }],
    });
    client.send({
      id: 'd',
      type: 'subscribe',
      payload: { query: '{ hello }', variables: { dear: 1 } },
    });
    expect(await client.next()).toMatchObject({
      id: 'd',
      type: 'error',
      payload: [{ message: 'Too many requests. Please slow down.' }],
    });
    expect(await client.ask('{ hello }', 'e')).toMatchObject({ payload: HELLO });
  });

  test('a socket runs 25 operations at once and refuses more without harm', async () => {
    const client = await (await start()).connect();
    for (let n = 0; n < 300; n++)
      client.send({ id: String(n), type: 'subscribe', payload: { query: '{ never }' } });
    const refusals = await client.take(275);
    expect(refusals.every(({ type, id }) => type === 'error' && Number(id) >= 25)).toBe(true);
    client.send({ id: '0', type: 'complete' });
    expect(await client.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('an event published right after the subscription is not lost', async () => {
    const client = await (await start()).connect();
    await client.subscribe('x', 'subscription { whoAmI }');
    live.post(1);
    expect(await client.next()).toMatchObject({ id: 'x', type: 'next' });
  });
});

describe('an id that is used again at once', () => {
  const WHO_AM_I = 'subscription { whoAmI }';
  const subscribe = (query = WHO_AM_I) => ({ id: 'x', type: 'subscribe', payload: { query } });
  const COMPLETE = { id: 'x', type: 'complete' };
  const typesOf = ({ received }: LiveClient) =>
    received.map(({ type }) => type).filter((type) => type !== 'pong');

  test('while an event was in flight: the second is not ended with the first', async () => {
    const held: (() => void)[] = [];
    let isPaused = false;
    await start({
      context: () =>
        new Promise((resolve) => {
          const give = () => resolve({ viewer: null, sessionId: null });
          if (isPaused) held.push(give);
          else give();
        }),
    });
    const client = await live.connect();
    client.send(subscribe());
    await client.settle();
    isPaused = true;
    live.post(1);
    while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
    client.send(COMPLETE);
    client.send(subscribe());
    await client.settle();
    isPaused = false;
    held.shift()!();
    await client.settle();
    live.post(2);
    await client.settle();
    // The first was in flight already; nothing was completed.
    expect(typesOf(client)).toEqual(['connection_ack', 'next', 'next']);
    client.send(COMPLETE);
    await client.settle();
    expect(live.sources.every(({ isOver }) => isOver)).toBe(true);
  });

  test.each([
    ['shared', CHAT],
    ['its own', WHO_AM_I],
  ])('before the first is open: events come once (%s)', async (_kind, query) => {
    const client = await (await start()).connect();
    for (let turn = 0; turn < 3; turn++) {
      if (turn > 0) client.send(COMPLETE);
      client.send(subscribe(query));
    }
    await client.settle();
    live.post(1);
    await client.settle();
    expect(typesOf(client)).toEqual(['connection_ack', 'next']);
    client.send(COMPLETE);
    await client.settle();
    expect(live.sources.every(({ isOver }) => isOver)).toBe(true);
  });

  test('one that is completed while it waits never begins', async () => {
    const client = await (await start()).connect();
    for (let turn = 0; turn < 3; turn++) {
      client.send(subscribe());
      client.send(COMPLETE);
    }
    await client.settle();
    live.post(1);
    await client.settle();
    expect(typesOf(client)).toEqual(['connection_ack']);
  });

  test('without a complete in between the socket is closed', async () => {
    const client = await (await start()).connect();
    client.send(subscribe());
    client.send(subscribe());
    expect(await client.closed).toEqual([4409, 'Subscriber for x already exists']);
  });
});

describe('readers who do not read', () => {
  test('a client that sends pongs without reading is disconnected, one that reads stays', async () => {
    const heartbeats = jest.spyOn(globalThis, 'setInterval');
    await start({ limits: { keepAlive: 60_000 } });
    const beat = heartbeats.mock.calls.find(([, every]) => every === 60_000 / 12)![0];
    /** Every client was pinged once, and all that respond have done so. */
    const ask = async () => {
      const asked = once(healthy.socket, 'ping');
      for (let turn = 0; turn < 12; turn++) beat();
      await asked;
      await healthy.settle();
    };
    const deaf = await live.connect();
    const healthy = await live.connect();
    const atServer = live.connections[0]!;
    deaf.socket.pause();
    await ask();
    const blind = once(atServer, 'data');
    deaf.socket.pong('still here');
    await blind;
    expect(atServer.destroyed).toBe(false);
    const tornDown = once(atServer, 'close');
    await ask();
    await tornDown;
    await live.holds(1);
    await ask();
    expect(await healthy.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('one with a subscription of its own is cut off too', async () => {
    await start({ limits: { waitingBytes: 64 * 1024, closeGrace: 20 } });
    const client = await live.connect();
    await client.subscribe('x', 'subscription { unmarkedChat { message { message } } }');
    client.socket.pause();
    const atServer = live.connections[0]!;
    while (!atServer.destroyed) {
      live.post(1, 'x'.repeat(50_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(live.sources[0]!.isOver).toBe(true);
  });

  test('a client whose own queue overflows is asked to retry', async () => {
    const client = await (await start()).connect();
    await client.subscribe('x', 'subscription { unmarkedChat { kind } }');
    for (let n = 0; n < 300; n++) live.post(n);
    expect(await client.closed).toEqual([1013, CLOSE_REASONS.tooSlow]);
  });
});

test('closing notifies all clients, delivers what is queued, and refuses new connections', async () => {
  await start();
  const clients = [await live.connect(), await live.connect()];
  for (const client of clients) await client.subscribe('chat', CHAT);
  live.post(1);
  // The event is executed but not written: writing is for later in this turn of the event loop.
  for (let step = 0; step < 50; step++) await Promise.resolve();
  await live.sockets.close('The server is restarting');
  for (const client of clients) {
    expect(await client.closed).toEqual([1001, 'The server is restarting']);
    expect(client.received.filter(({ type }) => type === 'next')).toHaveLength(1);
  }
  expect(live.sockets.count()).toBe(0);
});

test('when its context cannot be made, a client is asked to retry', async () => {
  await start({ context: () => Promise.reject(new Error('database away')) });
  const client = live.open();
  await once(client.socket, 'open');
  client.send(INIT);
  expect(await client.closed).toEqual([1013, CLOSE_REASONS.tryAgain]);
  expect(live.log).toHaveLength(1);
});

test('an error of one subscription ends only that one; the socket stays', async () => {
  let isAway = false;
  await start({
    context: () =>
      isAway
        ? Promise.reject(new Error('database away'))
        : Promise.resolve({ viewer: null, sessionId: null }),
    deposit: () => (operation) => void (isAway = operation.operationName === 'Away'),
  });
  const client = await live.connect();
  client.send({
    id: 'x',
    type: 'subscribe',
    payload: { query: 'subscription Away { whoAmI }', operationName: 'Away' },
  });
  expect(await client.take(2)).toEqual([
    { id: 'x', type: 'next', payload: { errors: [{ message: 'masked' }] } },
    { id: 'x', type: 'complete' },
  ]);
  isAway = false;
  expect(await client.ask('{ hello }')).toMatchObject({ payload: HELLO });
});
