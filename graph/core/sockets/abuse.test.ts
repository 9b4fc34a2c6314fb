import { once } from 'node:events';
import { connect } from 'node:net';
import { PROTOCOL_REASONS } from '../../../schema/site/sockets.ts';
import { type Live, startLive } from '../../testing/live.ts';

let live: Live;
const start = async (settings?: Parameters<typeof startLive>[0]) =>
  (live = await startLive(settings));
afterEach(() => live.stop());

const INIT = { type: 'connection_init' };
const HELLO = { data: { hello: 'world' } };

describe('abuse of the protocol', () => {
  const text = (value: unknown) => JSON.stringify(value);
  test.each<[what: string, code: number, messages: (string | Buffer)[]]>([
    [
      'an operation before connection_init',
      4401,
      [text({ id: '1', type: 'subscribe', payload: { query: '{ hello }' } })],
    ],
    ['connection_init twice', 4429, [text(INIT), text(INIT)]],
    [
      'an operation id twice',
      4409,
      [
        text(INIT),
        '#ack',
        ...Array<string>(2).fill(
          text({ id: 'x'.repeat(500), type: 'subscribe', payload: { query: '{ never }' } }),
        ),
      ],
    ],
    ['junk', 4400, ['junk']],
    ['JSON that is no message', 4400, ['{"type":"nonsense"}']],
    [
      'a message that only servers send',
      4400,
      [text(INIT), text({ id: '1', type: 'next', payload: {} })],
    ],
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
    expect(await live.open().closed).toEqual([4408, PROTOCOL_REASONS[4408]]);
  });

  test.each([
    ['another subprotocol', ['graphql-ws']],
    ['no subprotocol', []],
  ])('%s is refused', async (_what, protocol) => {
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

  test('a flood of pings gets pongs, and __proto__ is an ordinary id', async () => {
    const client = await (await start()).connect();
    const pongs = new Promise<void>((resolve) => {
      let count = 0;
      client.socket.on('pong', () => ++count === 1_000 && resolve());
    });
    for (let n = 0; n < 1_000; n++) client.socket.ping(String(n));
    await pongs;
    expect(await client.ask('{ hello }', '__proto__')).toMatchObject({
      id: '__proto__',
      payload: HELLO,
    });
  });

  test('a client that floods pings without reading the pongs is disconnected', async () => {
    await start({ limits: { waitingBytes: 64 * 1024, closeGrace: 20 } });
    const client = await live.connect();
    client.socket.pause();
    while (!live.connections[0]!.destroyed) {
      await new Promise<void>((resolve) => {
        client.socket.send(
          JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(60_000) } }),
          () => setImmediate(resolve),
        );
      });
    }
    await live.holds(0);
  });
});
