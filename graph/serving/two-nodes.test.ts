import type { RunningServer } from './server.ts';
import { subscribe } from '../testing/acknowledged.ts';
import { otherNode } from '../testing/other-node.ts';
import { everyTestNeeds, redisUrl } from '../testing/redis.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

everyTestNeeds('a running Redis');

/** Two processes' worth of server on one database and one Redis, as behind a balancer. */
let one: Site;
let other: RunningServer;
let fan: Member;

beforeAll(async () => {
  one = await startSite({ env: { REDIS_URL: redisUrl } });
  other = await otherNode(one);
  fan = await one.member({ name: 'Nora Node' });
  await one
    .as(await one.admin())
    .run(
      'mutation { saveGame(input: { week: 11, season: 2025, opponent: "Chicago Bears", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }',
    );
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const connect = async (cookie: string) => {
  const closed = Promise.withResolvers<number>();
  const client = createClient({
    url: `${other.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { cookie } });
      }
    },
    lazy: false,
    onNonLazyError: () => {},
    retryAttempts: 0,
    on: { closed: (event) => closed.resolve((event as { code: number }).code) },
  });
  // A response shows that the socket is open.
  await client.iterate({ query: '{ __typename }' }).next();
  return { client, closed: closed.promise };
};

test('a post on one node is published on the other, and can be read there at once', async () => {
  const { client } = await connect('');
  const events = await subscribe(
    client,
    'subscription { chatEvents { kind message { message } } }',
  );
  const sent = await one
    .as(fan)
    .fetch('/api/game-chat/messages', { body: { message: 'Across the aisle' } });
  expect(sent.status).toBe(201);
  expect(await events.next()).toEqual({
    chatEvents: { kind: 'POSTED', message: { message: 'Across the aisle' } },
  });
  const read = await fetch(`${other.url}/api/game-chat/messages`);
  expect(await read.json()).toMatchObject([{ message: 'Across the aisle' }]);
  await client.dispose();
});

test('the wait between two messages applies across both nodes', async () => {
  const cookie = await one.as(fan).cookie();
  one.clock.advance(10_000);
  const post = (url: string) =>
    fetch(`${url}/api/game-chat/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ message: 'Me first' }),
    });
  const answers = await Promise.all(
    [one.server.url, other.url, one.server.url, other.url].map(post),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
});

test('a filter that an admin adds on one node refuses posts on the other, with its words', async () => {
  const admin = await one.admin();
  const { client } = await connect(await one.as(admin).cookie());
  const events = await subscribe(client, 'subscription { filterEvents { filterId } }');
  const cookie = await one.as(fan).cookie();
  one.clock.advance(10_000);
  const post = (message: string) =>
    fetch(`${other.url}/api/game-chat/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ message }),
    });
  // The other node has cached that there is none.
  expect((await post('Darn')).status).toBe(201);
  await one.as(admin).run(
    `mutation { addFilter(input: { filter: { name: "Words", rule: WORDS, words: ["darn"],
      kinds: [CHAT_MESSAGE], action: REFUSE, message: "Keep it friendly." } }) { filter { id } } }`,
  );
  await events.next();
  one.clock.advance(10_000);
  const refused = await post('Darn');
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('Not posted: Keep it friendly.');
  await client.dispose();
});

test('settings that an admin saves on one node hold on the other, whatever it has cached', async () => {
  const name = async () =>
    (
      (await (
        await fetch(`${other.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: '{ siteSettings { name } }' }),
        })
      ).json()) as { data: { siteSettings: { name: string } } }
    ).data.siteSettings.name;
  expect(await name()).toBe('Orange Weekly');
  const { client } = await connect('');
  const events = await subscribe(client, 'subscription { siteSettings { name } }');
  const admin = one.as(await one.admin());
  const save = (to: string | null) =>
    admin.run(
      'mutation ($to: String) { saveSiteSettings(input: { name: $to }) { settings { name } } }',
      { to },
    );
  await save('Two Nodes');
  expect(await events.next()).toEqual({ siteSettings: { name: 'Two Nodes' } });
  expect(await name()).toBe('Two Nodes');
  await save(null);
  await client.dispose();
});

test('who signs out on one node loses their sockets on the other', async () => {
  const actor = one.as(fan);
  const { closed } = await connect(await actor.cookie());
  expect((await actor.fetch('/api/auth/logout', { method: 'POST' })).status).toBe(200);
  expect(await closed).toBe(4403);
});

test('who changes their name on one node is seen under it on pages of the other', async () => {
  const { client } = await connect('');
  const events = await subscribe(client, 'subscription { memberChanged { name } }');
  const { errors } = await one
    .as(fan)
    .run(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }',
      {
        input: { name: 'Nora Newname', email: fan.email },
      },
    );
  expect(errors).toBeUndefined();
  expect(await events.next()).toEqual({ memberChanged: { name: 'Nora Newname' } });
  await client.dispose();
});
