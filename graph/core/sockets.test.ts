import { once } from 'node:events';
import { connect } from 'node:net';
import { CHAT, type Live, startLive } from '../testing/live.ts';
import { DomainError } from './errors.ts';

let live: Live;
const start = async (settings?: Parameters<typeof startLive>[0]) => (live = await startLive(settings));
afterEach(() => live.stop());

const INIT = { type: 'connection_init' };
const HELLO = { data: { hello: 'world' } };
const WHO = '{ viewerId }';
const member = { cookie: 'session=1' };

describe('operations', () => {
  test('queries are answered as on HTTP, with errors masked', async () => {
    const client = await (await start()).connect();
    expect(await client.ask('{ hello }')).toEqual({ id: 'ask', type: 'next', payload: HELLO });
    expect(await client.ask('{ failing }', 'f')).toMatchObject({ payload: { errors: [{ message: 'masked' }] } });
  });

  test('documents pass the same limits as on HTTP', async () => {
    const tooMany = `{ ${'hello '.repeat(1001)} }`;
    await start({
      beforeExecute: (_context, { variables }) => {
        if (variables?.dear) throw new DomainError('TOO_MANY_REQUESTS', 'Slow down');
      },
    });
    const client = await live.connect();
    expect(await client.ask(tooMany, 'a')).toMatchObject({ type: 'error', payload: [{ message: expect.stringContaining('token') }] });
    expect(await client.ask('{ nothing }', 'b')).toMatchObject({ type: 'error', payload: [{ message: expect.stringContaining('"nothing"') }] });
    expect(await client.ask('{', 'c')).toMatchObject({ type: 'error', payload: [{ message: expect.stringContaining('Syntax Error') }] });
    client.send({ id: 'd', type: 'subscribe', payload: { query: '{ hello }', variables: { dear: 1 } } });
    expect(await client.next()).toMatchObject({ id: 'd', type: 'error', payload: [{ message: 'Slow down' }] });
    expect(await client.ask('{ hello }', 'e')).toMatchObject({ payload: HELLO });
  });

  test('a socket runs 25 operations at once and refuses more without harm', async () => {
    const client = await (await start()).connect();
    for (let n = 0; n < 300; n++) client.send({ id: String(n), type: 'subscribe', payload: { query: '{ never }' } });
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

describe('abuse of the protocol', () => {
  const text = (value: unknown) => JSON.stringify(value);
  test.each<[what: string, code: number, messages: (string | Buffer)[]]>([
    ['an operation before connection_init', 4401, [text({ id: '1', type: 'subscribe', payload: { query: '{ hello }' } })]],
    ['connection_init twice', 4429, [text(INIT), text(INIT)]],
    ['an operation id twice', 4409, [text(INIT), '#ack', ...Array<string>(2).fill(text({ id: 'x'.repeat(500), type: 'subscribe', payload: { query: '{ never }' } }))]],
    ['junk', 4400, ['junk']],
    ['JSON that is no message', 4400, ['{"type":"nonsense"}']],
    ['a message that only servers send', 4400, [text(INIT), text({ id: '1', type: 'next', payload: {} })]],
    ['binary', 4400, [Buffer.from(text(INIT))]],
    ['2 MB', 1009, ['x'.repeat(2_000_000)]],
  ])('%s is answered %i, and the others are served', async (_what, code, messages) => {
    const healthy = await (await start()).connect();
    const client = live.open();
    await once(client.socket, 'open');
    for (const message of messages) {
      if (message === '#ack') await client.next();
      else client.socket.send(message);
    }
    expect((await client.closed)[0]).toBe(code);
    expect(await healthy.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('who never says connection_init is sent away', async () => {
    await start({ limits: { initWait: 20 } });
    expect(await live.open().closed).toEqual([4408, 'Connection initialisation timeout']);
  });

  test.each([['another subprotocol', ['graphql-ws']], ['no subprotocol', []]])('%s is refused', async (_what, protocol) => {
    await start();
    const [code] = await live.open({}, protocol).closed;
    // A client that offered something else ends the handshake itself, as it must.
    expect(code).toBe(protocol.length > 0 ? 1006 : 4406);
    await live.holds(0);
  });

  test('other paths and plain nonsense are refused', async () => {
    await start();
    const port = Number(new URL(live.url).port);
    for (const line of ['GET /elsewhere', 'GET //graphql', 'GET http://[']) {
      const raw = connect(port, '127.0.0.1');
      raw.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      const [answer] = (await once(raw, 'data')) as [Buffer];
      expect(String(answer)).toMatch(/^HTTP\/1.1 404/);
      raw.destroy();
    }
  });

  test('a flood of pings is answered, __proto__ is an id like any other', async () => {
    const client = await (await start()).connect();
    const pongs = new Promise<void>((resolve) => {
      let count = 0;
      client.socket.on('pong', () => ++count === 1_000 && resolve());
    });
    for (let n = 0; n < 1_000; n++) client.socket.ping(String(n));
    await pongs;
    expect(await client.ask('{ hello }', '__proto__')).toEqual({ id: '__proto__', type: 'next', payload: HELLO });
  });

  test('a flood of pings whose answers nobody reads ends in a cut', async () => {
    await start({ limits: { waitingBytes: 64 * 1024, closeGrace: 20 } });
    const client = await live.connect();
    const cut = once(live.connections[0]!, 'close');
    client.socket.pause();
    let isCut = false;
    void cut.then(() => (isCut = true));
    while (!isCut) {
      await new Promise<void>((resolve) => {
        client.socket.send(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(60_000) } }), () => setImmediate(resolve));
      });
    }
    await live.holds(0);
  });
});

describe('readers who do not read', () => {
  test('one who sends pongs without reading is torn down, one who answers stays', async () => {
    await start({ limits: { keepAlive: 120 } });
    const deaf = await live.connect();
    const healthy = await live.connect();
    const tornDown = once(live.connections[0]!, 'close');
    deaf.socket.pause();
    const blind = setInterval(() => deaf.socket.pong('still here'), 10);
    await tornDown;
    clearInterval(blind);
    await live.holds(1);
    await once(healthy.socket, 'ping');
    await once(healthy.socket, 'ping');
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

  test('one whose own line of events overflows is told to try again', async () => {
    const client = await (await start()).connect();
    await client.subscribe('x', 'subscription { unmarkedChat { kind } }');
    for (let n = 0; n < 300; n++) live.post(n);
    expect(await client.closed).toEqual([1013, 'Too slow']);
  });
});

describe('who is at the other end', () => {
  beforeEach(async () => {
    await start({ level: 'on', limits: { perUser: 2, perAddress: 5 } });
    live.sessions.set(1, { id: 7, isAdmin: false });
  });

  test('the cookie alone tells; what connection_init claims is ignored', async () => {
    const client = live.open(member);
    await once(client.socket, 'open');
    client.send({ ...INIT, payload: { userId: 1, isAdmin: true, cookie: 'session=2' } });
    await client.next();
    expect(await client.ask(WHO)).toMatchObject({ payload: { data: { viewerId: 7 } } });
  });

  test('a foreign page is served as anonymous', async () => {
    const client = await live.connect({ ...member, origin: 'http://evil.example' });
    expect(await client.ask(WHO)).toMatchObject({ payload: { data: { viewerId: null } } });
    const ours = await live.connect({ ...member, origin: 'http://ours.example' });
    expect(await ours.ask(WHO)).toMatchObject({ payload: { data: { viewerId: 7 } } });
  });

  test('a user has so many sockets, and one that closes makes room', async () => {
    const [first] = [await live.connect(member), await live.connect(member)];
    const third = live.open(member);
    await once(third.socket, 'open');
    third.send(INIT);
    expect(await third.closed).toEqual([1013, 'Too many sockets']);
    first.socket.close();
    await live.holds(1);
    await live.connect(member);
  });

  test('an address has so many sockets, and one that closes makes room', async () => {
    const [first] = [await live.connect(), await live.connect(), await live.connect(), await live.connect(), await live.connect()];
    const [, refusal] = (await once(live.open().socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(refusal.statusCode).toBe(429);
    expect(live.sockets.count()).toBe(5);
    first.socket.close();
    if (!live.connections[0]!.closed) await once(live.connections[0]!, 'close');
    await live.connect();
  });
});

describe('sessions that end while the socket is open', () => {
  beforeEach(async () => {
    await start();
    live.sessions.set(1, { id: 7, isAdmin: true }).set(2, { id: 7, isAdmin: true }).set(3, { id: 8, isAdmin: false });
  });
  const connectAll = () => Promise.all(['1', '2', '3'].map((id) => live.connect({ cookie: `session=${id}` })));

  test('one session that is revoked closes its own sockets', async () => {
    const [ended, sibling, other] = await connectAll();
    live.events.publish('session.revoked', { userId: 7, sessionId: 1 });
    expect(await ended!.closed).toEqual([4403, 'Session ended']);
    for (const client of [sibling!, other!]) expect(await client.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('all sessions of a user', async () => {
    const [one, two, other] = await connectAll();
    live.events.publish('session.revoked', { userId: 7 });
    for (const client of [one!, two!]) expect(await client.closed).toEqual([4403, 'Session ended']);
    expect(await other!.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('rights that are taken away', async () => {
    const [demoted, , other] = await connectAll();
    live.sessions.set(1, { id: 7, isAdmin: false });
    live.events.publish('account.changed', { userId: 7 });
    expect(await demoted!.closed).toEqual([4403, 'Rights changed']);
    expect(await other!.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('a session that nobody announced is over is noticed before the next operation', async () => {
    const [expired] = await connectAll();
    live.sessions.delete(1);
    expired!.send({ id: 'x', type: 'subscribe', payload: { query: WHO } });
    expect(await expired!.closed).toEqual([4403, 'Session ended']);
    expect(live.resolved.has('viewerId')).toBe(false);
  });

  test('before the next event of a subscription that depends on the viewer', async () => {
    const [expired] = await connectAll();
    await expired!.subscribe('x', 'subscription { whoAmI }');
    live.sessions.delete(1);
    live.post(1);
    expect(await expired!.closed).toEqual([4403, 'Session ended']);
    expect(expired!.received.filter(({ type }) => type === 'next')).toEqual([]);
  });

  test('and by looking from time to time', async () => {
    await live.stop();
    await start({ limits: { recheck: 20 } });
    live.sessions.set(1, { id: 7, isAdmin: false });
    const client = await live.connect(member);
    await client.subscribe('chat', CHAT);
    live.sessions.delete(1);
    expect(await client.closed).toEqual([4403, 'Session ended']);
  });
});

test('closing tells everybody, delivers what waits, and refuses newcomers', async () => {
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

test('a context that cannot be made asks the client to come again', async () => {
  await start({ context: () => Promise.reject(new Error('database away')) });
  const client = live.open();
  await once(client.socket, 'open');
  client.send(INIT);
  expect(await client.closed).toEqual([1013, 'Please try again']);
  expect(live.log).toHaveLength(1);
});
