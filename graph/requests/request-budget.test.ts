import { COST_BUCKET, DEPOSIT } from '../../schema/site/query-limits.ts';
import { type Site, startSite } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => site.stop());

let network = 0;
/** A network address that has not been used yet. */
const fresh = () => `198.51.${(network += 1)}.7`;

interface Sent {
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

/** Sends as a visitor from the address and reads what is left. */
async function send(from: string, { path = '/graphql', headers, ...init }: Sent) {
  const answer = await site
    .as(null)
    .fetch(path, { ...init, headers: { 'x-forwarded-for': from, ...headers } });
  return {
    status: answer.status,
    policy: answer.headers.get('ratelimit-policy'),
    left: Number(/"cost";r=(\d+);t=\d+/.exec(answer.headers.get('ratelimit') ?? '')?.[1]),
    limits: answer.headers.get('ratelimit'),
    retryAfter: answer.headers.get('retry-after'),
    body: await answer.text(),
  };
}
const ask = (from: string, query: string, variables?: object) =>
  send(from, { body: { query, variables } });
const FULL = COST_BUCKET.points;

test('each response shows its cost and what is left; a cached one costs one', async () => {
  const from = fresh();
  const query = '{ articles(first: 50) { nodes { id } } }';
  const first = await ask(from, query);
  expect(first).toMatchObject({ status: 200, policy: `"cost";q=${FULL};w=20`, left: FULL - 52 });
  expect(JSON.parse(first.body)).toMatchObject({ extensions: { cost: 52 } });
  const again = await ask(from, query);
  expect(first.left - again.left).toBe(1);
  expect(JSON.parse(again.body)).toMatchObject({
    extensions: {
      cost: 52,
      asOf: expect.any(Number) as number,
      position: expect.any(String) as string,
    },
  });
});

describe('what is refused is paid for', () => {
  const long = 'x'.repeat(40_000);
  test.each<[string, Sent, number, number]>([
    ['a document that is no GraphQL', { body: { query: '{' } }, 400, DEPOSIT.points],
    ['an unknown field', { body: { query: '{ passwords }' } }, 400, DEPOSIT.points],
    ['too many tokens', { body: { query: `{ ${'id '.repeat(2000)} }` } }, 400, DEPOSIT.points],
    [
      'no JSON',
      { body: '{"query', headers: { 'content-type': 'application/json' }, method: 'POST' },
      400,
      DEPOSIT.points,
    ],
    ['a long body', { body: { query: `{ ${long} }` } }, 400, DEPOSIT.points + 4],
    [
      'variables that do not fit',
      { body: { query: 'query ($id: Int!) { article(id: $id) { id } }', variables: { id: 'x' } } },
      400,
      DEPOSIT.points,
    ],
    ['a REST path that is not there', { path: '/api/nothing' }, 404, DEPOSIT.points],
    ['a REST value that is wrong', { path: '/api/blog-posts/x' }, 400, DEPOSIT.points],
  ])('%s', async (_what, request, status, cost) => {
    expect(await send(fresh(), request)).toMatchObject({ status, left: FULL - cost });
  });

  test('until nothing is left: then nothing more is read, on any path', async () => {
    const from = fresh();
    let refused = await ask(from, '{');
    for (let count = 1; count < FULL / DEPOSIT.points; count += 1) refused = await ask(from, '{');
    expect(refused).toMatchObject({ status: 400, left: 0 });
    const over = { status: 429, left: 0, retryAfter: expect.stringMatching(/^\d+$/) as string };
    expect(await ask(from, '{ liveGame { isLive } }')).toMatchObject(over);
    expect(await send(from, { path: '/api/live-game' })).toMatchObject(over);
    expect(
      await send(from, { path: `/graphql?query=${encodeURIComponent('{__typename}')}` }),
    ).toMatchObject(over);
  });
});

test('a REST path costs what its operation costs', async () => {
  const { left, status } = await send(fresh(), { path: '/api/blogs/recent' });
  expect(status).toBe(200);
  expect(FULL - left).toBeGreaterThan(1);
  expect(FULL - left).toBeLessThan(100);
});

test('a member pays from a bucket of their own, wherever they are', async () => {
  const from = fresh();
  const fan = await site.member();
  const asFan = async () =>
    (
      await site.as(fan).fetch('/graphql', {
        body: { query: '{ me { id } }' },
        headers: { 'x-forwarded-for': from },
      })
    ).headers.get('ratelimit');
  await ask(from, '{');
  expect(await asFan()).toContain(`"cost";r=${FULL - 1}`);
});

test('all addresses of one IPv6 /64 network share one budget', async () => {
  expect((await ask('2001:db8:5:6::1', '{')).left).toBe(FULL - DEPOSIT.points);
  expect((await ask('2001:db8:5:6:aaaa:bbbb:cccc:dddd', '{')).left).toBe(FULL - 2 * DEPOSIT.points);
  expect((await ask('2001:db8:5:7::1', '{')).left).toBe(FULL - DEPOSIT.points);
});

test('the limits of acts count an IPv6 network as one address too', async () => {
  const from = (last: number) => `2001:db8:9:9::${last}`;
  const message = {
    name: 'A',
    email: 'a@example.org',
    category: 'feedback',
    message: 'Hello there, hosts',
  };
  const statuses = [];
  for (let count = 1; count <= 6; count += 1)
    statuses.push(
      (await send(from(count), { path: '/api/contact-submissions', body: message })).status,
    );
  expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true);
  expect(statuses[5]).toBe(429);
});

test('responses show the limit of an act beside the cost', async () => {
  const from = fresh();
  const search = () => send(from, { path: '/api/search?q=broncos' });
  const first = await search();
  expect(first.policy).toBe(`"cost";q=${FULL};w=20, "search";q=60;w=60`);
  const graph = await ask(from, '{ search(query: "broncos") { totalCount } }');
  expect(graph.limits).toMatch(/^"cost";r=\d+;t=\d+, "search";r=58;t=\d+$/);
});
