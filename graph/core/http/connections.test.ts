import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHttpConnections, type HttpConnections } from './connections.ts';

let http: HttpConnections;
/** Requests that get their response when the test says so. */
let held: ServerResponse[];
const opened: Socket[] = [];
/** The server's ends of the connections, oldest first. */
let atServer: Socket[];

async function start(limits: Parameters<typeof createHttpConnections>[0] = {}) {
  http = createHttpConnections(limits);
  held = [];
  atServer = [];
  http.server.on('connection', (socket: Socket) => atServer.push(socket));
  http.serve((request, response) => {
    if (request.url === '/held') held.push(response);
    else response.end('hello');
  });
  await http.listen(0, '127.0.0.1');
}
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await http.stopListening();
  await http.drain();
});

/** A connection that has been taken in and has said only this. */
async function say(words: string): Promise<Socket> {
  const accepted = once(http.server, 'connection');
  const socket = connect(http.port()!, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => {});
  socket.write(words);
  await accepted;
  return socket;
}
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const responseOn = async (socket: Socket) => String(((await once(socket, 'data')) as [Buffer])[0]);
/** Milliseconds until the server has closed it. */
async function untilClosed(socket: Socket): Promise<number> {
  const start = performance.now();
  socket.resume();
  await once(socket, 'close');
  return performance.now() - start;
}

describe('time', () => {
  test('who says nothing at all, or never ends the headers, is closed', async () => {
    await start({ headers: 200, look: 20 });
    const times = await Promise.all(
      ['', 'GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '].map(async (words) =>
        untilClosed(await say(words)),
      ),
    );
    for (const time of times) expect(time).toBeLessThan(9_000);
  });

  test('by default that takes less than ten seconds, and 75 for a keep-alive connection', async () => {
    await start();
    const { headersTimeout, keepAliveTimeout, timeout } = http.server;
    expect(headersTimeout).toBeLessThan(9_500);
    expect(keepAliveTimeout).toBeGreaterThan(60_000);
    expect(Math.max(timeout, keepAliveTimeout + 1_000)).toBeLessThan(75_000);
  });

  test('an idle keep-alive connection is closed', async () => {
    await start({ idle: 1_050 });
    const socket = await say(REQUEST);
    expect(await responseOn(socket)).toContain('hello');
    await untilClosed(socket);
  });

  test('so is one that never says anything, where headers have all the time', async () => {
    await start({ headers: 0, request: 0, idle: 1_050 });
    await untilClosed(await say(''));
  });
});

describe('number', () => {
  test('one too many hears why and when to come again, until another one goes', async () => {
    await start({ most: 2 });
    const [first] = [await say(REQUEST), await say(REQUEST)];
    const third = await say(REQUEST);
    const answer = await responseOn(third);
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toContain('Retry-After: 5');
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('as many connections as it can take');
    await untilClosed(third);
    const gone = once(atServer[0]!, 'close');
    first.destroy();
    await gone;
    expect(await responseOn(await say(REQUEST))).toContain('hello');
  });

  test('one address can’t take what is left for the others', async () => {
    let from = 'attacker';
    await start({ most: 5, perAddressWhenCrowded: 1, addressOf: () => from });
    for (let n = 0; n < 4; n++) expect(await responseOn(await say(REQUEST))).toContain('hello');
    const refused = await say(REQUEST);
    expect(await responseOn(refused)).toContain('503');
    if (!atServer[4]!.closed) await once(atServer[4]!, 'close');
    from = 'fan';
    expect(await responseOn(await say(REQUEST))).toContain('hello');
  });

  test('a WebSocket takes none of them', async () => {
    await start({ most: 1 });
    http.server.on('upgrade', (_request, network) => http.release(network));
    const upgraded = once(http.server, 'upgrade');
    await say('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    await upgraded;
    expect(await responseOn(await say(REQUEST))).toContain('hello');
  });
});

describe('the end', () => {
  let port: number;
  const agent = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (through: Agent, path: string) => {
    port = http.port() ?? port;
    const request = get({ port, host: '127.0.0.1', path, agent: through });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { connection: response.headers.connection, body: await text(response) };
  };

  test('no response is lost: pending requests, and new ones on open connections, are served', async () => {
    await start({ quiet: 5_000, drain: 20_000 });
    const [busy, idle] = [agent(), agent()];
    expect((await ask(idle, '/')).connection).toBe('keep-alive');
    const first = ask(busy, '/held');
    while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await http.stopListening();
    const gone = http.drain();
    const refused = once(connect(port, '127.0.0.1'), 'error') as Promise<[{ code: string }]>;
    expect((await refused)[0].code).toBe('ECONNREFUSED');
    expect(await ask(idle, '/')).toEqual({ connection: 'close', body: 'hello' });
    held[0]!.end('late');
    expect(await first).toEqual({ connection: 'close', body: 'late' });
    await gone;
  });

  test('silent connections don’t delay it, nor do responses that never end', async () => {
    await start({ quiet: 20, drain: 200 });
    const silent = await say('');
    const stuck = await say('GET /held HTTP/1.1\r\nHost: x\r\n\r\n');
    while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await http.stopListening();
    await Promise.all([http.drain(), untilClosed(silent), untilClosed(stuck)]);
  });
});
