import { type Site, startSite } from './testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());

async function ask(query: string) {
  const { status, headers } = await site.as(null).fetch('/graphql', { body: { query } });
  return {
    status,
    policy: headers.get('ratelimit-policy'),
    left: Number(/^"cost";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1]),
  };
}
const costOf = async (query: string) =>
  (
    (await (await site.as(null).fetch('/graphql', { body: { query } })).json()) as {
      extensions: { cost: number; asOf: number };
    }
  ).extensions;

test('who asks is told what it cost and what is left; what is kept costs one', async () => {
  const query = '{ publishedArticles(first: 50) { id } }';
  const first = await ask(query);
  expect(first).toMatchObject({ status: 200, policy: '"cost";q=2000;w=20' });
  const again = await ask(query);
  expect(first.left - again.left).toBe(1);
  const { cost, asOf } = await costOf(query);
  expect(2000 - first.left).toBe(cost);
  expect(asOf).toEqual(expect.any(Number));
});

test('a subscription over HTTP is refused with the way to the socket', async () => {
  const answer = await site
    .as(null)
    .fetch('/graphql', { body: { query: 'subscription { communityMood { average } }' } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('WebSocket') as string }],
  });
});
