import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { RunningServer } from '../../graph/serving/server.ts';
import { type DoomedServer, startDoomedRedis } from '../../graph/testing/servers/doomed-servers.ts';
import { everyTestNeeds } from '../../graph/testing/redis.ts';
import { type Member, type Site, startSite } from '../../graph/testing/site.ts';
import { CHAT_LIST, chatSource, type ChatStore, messagesOf } from '../../web/chat/chat-list.ts';
import { followList } from '../../web/live/list/follow.ts';
import { createListStore } from '../../web/live/list/store.ts';
import { createLiveLink } from '../../web/live/live-link.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { openChat, portOf, startSecondNode, untilRedis } from './two-nodes.ts';

everyTestNeeds('its program');

/**
 * Two nodes on one PostgreSQL and one Redis behind a balancer, and fans who follow the chat with the code that their
 * browsers run. Connections are cut, nodes die and come back; in the end every fan must have exactly what is stored.
 */

/** Twice what it takes where nothing else runs. */
const MISSING_AT_MOST_MS = 10_000;
const FANS = 8;
const MEMBERS = 5;

let balancer: Balancer;
let redis: DoomedServer;
let site: Site;
let second: RunningServer | undefined;
let members: Member[];
let fans: { store: ChatStore; stop: () => void; resurrected: number[] }[];

const shared = () => ({ REDIS_URL: redis.url, RATE_LIMITS: 'off' });
const startSecond = () => startSecondNode(site, shared());

/** A browser on the chat, without the page. */
function startFan() {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      createLiveLink(),
      new HttpLink({
        uri: `http://127.0.0.1:${balancer.port}/graphql`,
        headers: { 'apollo-require-preflight': 'true' },
      }),
    ),
  });
  const store = createListStore(CHAT_LIST);
  const resurrected: number[] = [];
  let before = new Set<number>();
  const gone = new Set<number>();
  store.subscribe(() => {
    const now = new Set(store.shown().entries.keys());
    for (const id of before) if (!now.has(id)) gone.add(id);
    for (const id of now) if (gone.has(id)) resurrected.push(id);
    before = now;
  });
  const { stop } = followList(store, chatSource(client));
  return { store, stop, resurrected };
}

/** What is stored, in the words of a log. */
async function stored() {
  return site
    .em()
    .execute<{ id: number; message: string; likeCount: number }[]>(
      'select id, message, like_count as "likeCount" from game_chat_messages order by id',
    );
}
const logOf = ({ store }: (typeof fans)[number]) =>
  messagesOf(store.get()).map(({ id, message, likeCount }) => ({ id, message, likeCount }));

/** Every fan comes to have exactly what is stored; sooner than the verification of each minute (45 s) would see
 * to it. */
async function expectNothingLost(withinMs = 40_000) {
  const truth = await stored();
  const deadline = Date.now() + withinMs;
  const differs = () => fans.filter((fan) => JSON.stringify(logOf(fan)) !== JSON.stringify(truth));
  while (differs().length > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const fan of fans) expect(logOf(fan)).toEqual(truth);
}

/** A stream of numbers below 1, the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

beforeAll(async () => {
  redis = await startDoomedRedis();
  balancer = await startBalancer();
  // What of a browser's window the live link asks for.
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), {
      location: { protocol: 'http:', host: `127.0.0.1:${balancer.port}` },
    }),
  });
  site = await startSite({ env: shared() });
  second = await startSecond();
  balancer.nodes = [portOf(site.server.url), portOf(second.url)];
  members = await Promise.all(Array.from({ length: MEMBERS }, () => site.member()));
  await openChat(site);
  fans = Array.from({ length: FANS }, startFan);
});

afterAll(async () => {
  for (const fan of fans) fan.stop();
  balancer.close();
  await second?.stop();
  await site.stop();
  await redis.stop();
});

/** One act of a member, on a node that lives. */
async function act(random: () => number, n: number) {
  const port = balancer.nodes[n % balancer.nodes.length] ?? portOf(site.server.url);
  const who = members[n % MEMBERS]!;
  const cookie = await site.as(who).cookie();
  const call = async (method: string, path: string, body?: object) => {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/game-chat/messages${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([200, 201, 403, 404]).toContain(status);
  };
  site.clock.advance(1100);
  const all = await stored();
  const one = all[Math.floor(random() * all.length)]?.id ?? 0;
  const kind = random();
  if (kind < 0.55 || all.length < 5) return call('POST', '', { message: `message ${n}` });
  if (kind < 0.75) return call('POST', `/${one}/like`);
  if (kind < 0.9) return call('PUT', `/${one}`, { message: `edited ${n}` });
  return call('DELETE', `/${one}`);
}

test('what is posted between connecting and subscribing is there', async () => {
  const random = dice(7);
  await act(random, 0);
  await expectNothingLost();
  balancer.acknowledged = 0;
  balancer.isPaused = true;
  balancer.cut();
  while (balancer.acknowledged < FANS) await new Promise((resolve) => setTimeout(resolve, 10));
  for (let n = 1; n <= 4; n += 1) await act(random, n);
  balancer.release();
  await expectNothingLost();
});

test('while connections are cut at random nothing is lost, doubled or brought back', async () => {
  const random = dice(11);
  for (let n = 0; n < 60; n += 1) {
    await act(random, n);
    if (random() < 0.25) balancer.cut(() => random() < 0.3);
  }
  await expectNothingLost();
});

test('a node that dies in mid-stream, comes back, and the other one dying then cost nothing', async () => {
  const random = dice(13);
  const first = portOf(site.server.url);
  const die = async () => {
    balancer.nodes = [first];
    balancer.cut();
    await second?.stop();
  };
  for (let n = 0; n < 10; n += 1) await act(random, n);
  await die();
  for (let n = 10; n < 20; n += 1) await act(random, n);
  await expectNothingLost();

  second = await startSecond();
  // All fans are on the new node now; the other one only posts.
  balancer.nodes = [portOf(second.url)];
  balancer.cut();
  for (let n = 20; n < 30; n += 1) await act(random, n);
  await expectNothingLost();
  balancer.nodes = [first, portOf(second.url)];
  for (let n = 30; n < 40; n += 1) await act(random, n);
  await expectNothingLost();
  expect(fans.flatMap(({ resurrected }) => resurrected)).toEqual([]);
});

test('while Redis is killed, frozen or back nothing is missing for longer than some seconds', async () => {
  const random = dice(17);
  const nodes = [site.server.url, second!.url];
  for (const [away, back] of [
    [() => redis.kill(), () => redis.restart()],
    [() => Promise.resolve(redis.pause()), () => Promise.resolve(redis.resume())],
  ] as const) {
    await away();
    for (let n = 0; n < 20; n += 1) await act(random, n);
    await untilRedis('away', nodes);
    for (let n = 20; n < 30; n += 1) await act(random, n);
    await back();
    await untilRedis('ready', nodes);
    // There was no message since, so only the reset event can bring it.
    await expectNothingLost(MISSING_AT_MOST_MS);
  }
});
