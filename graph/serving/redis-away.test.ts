import type { Client } from 'graphql-ws';
import { Session } from '../accounts/sessions/session.entity.ts';
import { subscribe } from '../testing/acknowledged.ts';
import { type DoomedServer, startDoomedRedis } from '../testing/servers/doomed-servers.ts';
import { everyTestNeeds } from '../testing/redis.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

everyTestNeeds('its program');

/** A site whose Redis freezes, dies and comes back. */
let redis: DoomedServer;
let site: Site;
let fan: Member;

beforeAll(async () => {
  redis = await startDoomedRedis();
  site = await startSite({ env: { REDIS_URL: redis.url, RATE_LIMITS: 'wide' } });
  fan = await site.member({ name: 'Rita Redis' });
  await site
    .as(await site.admin())
    .run(
      'mutation { saveGame(input: { week: 11, season: 2025, opponent: "Chicago Bears", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }',
    );
});
afterAll(async () => {
  await site.stop();
  await redis.stop();
});

const ready = async () => {
  const answer = await site.as(null).fetch('/readyz');
  return { status: answer.status, body: (await answer.json()) as { redis: string } };
};
/** Waits until Redis is what the site says of it. */
async function untilRedis(is: 'ready' | 'away') {
  while ((await ready()).body.redis !== is) await new Promise((resolve) => setTimeout(resolve, 20));
}

const say = (message: string) => {
  site.clock.advance(10_000);
  return site.as(fan).fetch('/api/game-chat/messages', { body: { message } });
};

/** Subscribes to chat; gives whole results, resets too. */
async function follow(client: Client, fields = '') {
  const { nextResult } = await subscribe(
    client,
    `subscription { chatEvents { kind message { message ${fields} } } }`,
    {},
    'now',
  );
  return { next: nextResult };
}

const RESET = {
  data: null,
  errors: [
    {
      message: 'Events were lost. Query again.',
      extensions: { code: 'POSITION_GONE', key: 'position.gone' },
    },
  ],
  extensions: { reset: true },
};

test('while Redis is frozen no request waits for it, and events reach subscribers on this node', async () => {
  const { next } = await follow(await site.as(null).socket());
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready', redis: 'ready' } });
  redis.pause();
  const started = performance.now();
  const acts = [
    () =>
      site.as(null).fetch('/api/auth/login', { body: { email: 'a@b.example', password: 'no' } }),
    () => site.as(null).fetch('/api/auth/forgot-password', { body: { email: 'a@b.example' } }),
    () => say('On ice'),
    ...Array.from(
      { length: 20 },
      () => () => site.as(fan).run('{ search(query: "ice") { totalCount } }'),
    ),
  ];
  for (const act of acts) await act();
  // Were each to wait for its time limit, it would be 500 ms for each of them and more.
  expect(performance.now() - started).toBeLessThan(6_000);
  expect(await next()).toMatchObject({ data: { chatEvents: { message: { message: 'On ice' } } } });
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready', redis: 'away' } });
  redis.resume();
  await untilRedis('ready');
});

test('after a restart everybody who follows hears once that events were lost', async () => {
  const watching = await follow(await site.as(null).socket());
  const alone = await follow(await site.as(fan).socket(), 'isLikedByMe');
  await redis.kill();
  await untilRedis('away');
  expect((await say('Nobody carries this')).status).toBe(201);
  for (const { next } of [watching, alone])
    expect(await next()).toMatchObject({ data: { chatEvents: { message: {} } } });
  await redis.restart();
  for (const { next } of [watching, alone]) expect(await next()).toMatchObject(RESET);
  await untilRedis('ready');
  await say('All is well');
  for (const { next } of [watching, alone])
    expect(await next()).toMatchObject({
      data: { chatEvents: { message: { message: 'All is well' } } },
    });
});

test('a session whose end was missed loses its sockets, and cached results are dropped', async () => {
  const ask = async () => {
    const answer = await site.as(null).fetch('/graphql', {
      body: { query: '{ chatMessages { message } }' },
    });
    return ((await answer.json()) as { data: { chatMessages: { message: string }[] } }).data;
  };
  const other = await site.member();
  const client = await site.as(other).socket();
  const { next } = await follow(client);
  const closed = new Promise<number>((resolve) =>
    client.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  const before = await ask();
  await redis.kill();
  await untilRedis('away');
  // As another node does, whose events don't get here.
  await site.em().nativeDelete(Session, { user: other.id });
  await site.em().execute("update game_chat_messages set message = 'Edited elsewhere'");
  expect(await ask()).toEqual(before);
  await redis.restart();
  expect(await next()).toMatchObject(RESET);
  expect(await closed).toBe(4403);
  expect((await ask()).chatMessages.map(({ message }) => message)).toContain('Edited elsewhere');
});
