import { pino } from 'pino';
import { readEnv } from '../core/env.ts';
import { type RunningServer, startServer } from './server.ts';
import { nodeEnv } from '../testing/servers/doomed-node.ts';
import { type DoomedServer, startDoomedPostgres } from '../testing/servers/doomed-servers.ts';
import { type SilentProxy, startSilentProxy } from '../testing/servers/silent-proxy.ts';

/** A site whose PostgreSQL goes away in all the ways that it can, with the patience that it has in production. */
let postgres: DoomedServer;
let proxy: SilentProxy;
let server: RunningServer;

beforeAll(async () => {
  postgres = await startDoomedPostgres();
  proxy = await startSilentProxy(postgres.url);
  server = await startServer({
    env: readEnv({ ...nodeEnv(proxy.url), RATE_LIMITS: 'wide' }),
    logger: pino({ level: 'silent' }),
    hasJobs: false,
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
  });
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await postgres.stop();
});

const MOST_MS = 10_000;

async function ask(path: string, query?: string) {
  const started = performance.now();
  const response = await fetch(`${server.url}${path}`, {
    headers: { 'content-type': 'application/json' },
    ...(query && { method: 'POST', body: JSON.stringify({ query }) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
    ms: performance.now() - started,
  };
}

const CHAT = '/api/game-chat/messages';
const SEARCH = (words: string) => `{ search(query: "${words}") { totalCount } }`;

test('connections that are dropped without a word cost one round of refusals', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask(CHAT)));
  expect(proxy.open()).toBeGreaterThan(1);
  proxy.drop();
  const refused = await ask(CHAT);
  expect(refused).toMatchObject({
    status: 503,
    retryAfter: '1',
    body: { message: 'The site is catching its breath. Please try again in a moment.' },
  });
  expect(refused.ms).toBeLessThan(MOST_MS);
  expect((await ask(CHAT)).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
});

test('the graph refuses what it can give nothing of with the same status', async () => {
  proxy.swallow();
  const refused = await ask('/graphql', SEARCH('dropped'));
  expect(refused).toMatchObject({
    status: 503,
    retryAfter: '1',
    body: { errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 1 } }] },
  });
  expect(refused.ms).toBeLessThan(MOST_MS);
  const ready = await ask('/readyz');
  expect(ready.status).toBe(503);
  proxy.serve();
  expect((await ask('/graphql', SEARCH('dropped'))).status).toBe(200);
});

test('a PostgreSQL that was killed is used again as soon as it is back', async () => {
  await postgres.kill();
  const refused = await Promise.all(Array.from({ length: 30 }, () => ask(CHAT)));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(MOST_MS);
  await postgres.restart();
  expect((await ask(CHAT)).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
});
