import { newsNotice } from '../../schema/news/notices.ts';
import { createContext } from '../core/context.ts';
import { graphql } from '../gql/gql.ts';
import { type PushService, startPushService } from '../testing/servers/push-service.ts';
import { type Site, startSite } from '../testing/site.ts';
import {
  ALL_PUSHES,
  NO_PUSHES,
  SEND_NEWS,
  SUBSCRIBE_TO_PUSH,
  WITHDRAW_NEWS,
} from '../testing/worlds/pushes.ts';
import { announce } from './announce.service.ts';
import { PushDelivery } from './push-delivery.entity.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import { sendDuePushes } from './send-pushes.service.ts';

const Key = graphql(/* GraphQL */ `
  query PushSendingTestKey {
    pushKey
  }
`);
const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';

let push: PushService;
let site: Site;
beforeAll(async () => {
  push = await startPushService();
  site = await startSite({ env: { PUSH_HOSTS: push.host } });
});
afterAll(async () => {
  await site.stop();
  await push.stop();
});
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  push.received.length = 0;
  push.answers.clear();
  push.silent.clear();
  await site
    .em()
    .getConnection()
    .execute('delete from push_subscriptions; delete from push_notices; delete from games');
});

/** A browser that wants what is named, and nothing else. */
async function subscribe(choices: Partial<typeof NO_PUSHES> = ALL_PUSHES) {
  const browser = push.browser();
  const { errors } = await site
    .as(null)
    .run(SUBSCRIBE_TO_PUSH, { input: { ...NO_PUSHES, ...choices, ...browser } });
  expect(errors).toBeUndefined();
  return browser;
}
const pathOf = ({ endpoint }: { endpoint: string }) => new URL(endpoint).pathname;

const asAdmin = async (document: string, variables: object) => {
  const { data, errors } = await site
    .as(await site.admin())
    .run<Record<string, { id: number }>, object>(document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data!)[0]!.id;
};
const saveGame = (more: object = {}) =>
  asAdmin(SAVE_GAME, {
    input: {
      week: 11,
      season: 2025,
      opponent: 'Kansas City Chiefs',
      isHome: true,
      kickoffAt: '2025-11-16T18:25:00Z',
      ...more,
    },
  });
async function breaking(headline: string): Promise<number> {
  const { data } = await site
    .as(await site.admin())
    .run<{ sendBreakingNews: { news: { id: number } } }, object>(SEND_NEWS, {
      input: { headline },
    });
  return data!.sendBreakingNews.news.id;
}

const visitor = {
  viewer: null,
  sessionId: null,
  requestId: 'job',
  address: 'job',
  userAgent: undefined,
  language: 'en' as const,
  cookie: undefined,
};
const asVisitor = () => createContext(site.em(), site.server.services, visitor);
/** What the job does when it is woken, once what happened has been noted. */
async function send() {
  await site.server.settled();
  await sendDuePushes(asVisitor());
}
const bodies = () =>
  push.received.map(({ path, message }) => [path, (message as { body: string }).body]);
const owed = () => site.em().count(PushDelivery);

describe('what is sent', () => {
  test('breaking news reaches a browser sealed for it alone, signed by the key it subscribed with', async () => {
    const { data } = await site.as(null).run(Key);
    const browser = await subscribe();
    await breaking('Bo Nix signs through 2031');
    await send();
    const [received] = push.received;
    expect(received?.message).toEqual({
      title: 'Breaking: Denver Broncos',
      body: 'Bo Nix signs through 2031',
      tag: expect.stringMatching(/^breaking-\d+$/) as string,
      url: '/home',
      stays: true,
    });
    expect(received?.path).toBe(pathOf(browser));
    expect(received?.headers.authorization).toContain(`k=${data!.pushKey}`);
    expect(received?.claims).toMatchObject({ aud: `http://${push.host}` });
    expect(received?.headers).toMatchObject({ urgency: 'high', ttl: '86400' });
    expect(await owed()).toBe(0);
  });

  test('each browser gets what it chose, and no more', async () => {
    const updates = await subscribe({ gameUpdates: true });
    const scores = await subscribe({ scoreAlerts: true });
    const news = await subscribe({ breakingNews: true });
    await subscribe({});
    await saveGame({ score: '7-0' });
    await send();
    await breaking('Trade!');
    await send();
    expect(bodies().sort()).toEqual(
      [
        [pathOf(updates), 'Kansas City Chiefs at Denver Broncos'],
        [pathOf(scores), 'Kansas City Chiefs 0, Denver Broncos 7'],
        [pathOf(news), 'Trade!'],
      ].sort(),
    );
  });

  test('who wants no spoilers gets no score', async () => {
    await subscribe({ scoreAlerts: true, gameUpdates: true, spoilerMode: true });
    const id = await saveGame({ score: '7-0' });
    await saveGame({ id, score: '17-14', result: 'W' });
    await send();
    expect(push.received).not.toHaveLength(0);
    expect(JSON.stringify(push.received.map(({ message }) => message))).not.toMatch(/17|14|7-0/);
  });

  test('a browser is notified in the language of the page that subscribed it; written titles stay', async () => {
    const [english, spanish] = [await subscribe(), push.browser()];
    const note = (language: string) =>
      site.as(null).fetch('/graphql', {
        body: {
          query: SUBSCRIBE_TO_PUSH,
          variables: { input: { ...ALL_PUSHES, ...spanish } },
        },
        headers: { 'accept-language': language },
      });
    const heard = ({ endpoint }: { endpoint: string }) =>
      push.received
        .splice(0)
        .filter(({ path }) => path === pathOf({ endpoint }))
        .map(({ message }) => message as { title: string; body: string });
    await note('es');
    const id = await saveGame({ score: '7-0' });
    await send();
    expect(push.received.map(({ path }) => path)).toContain(pathOf(english));
    expect(heard(spanish)).toContainEqual(
      expect.objectContaining({
        title: 'Empezó el partido',
        body: 'Kansas City Chiefs en casa de Denver Broncos',
      }),
    );
    await breaking('Nix at his best');
    await send();
    expect(heard(spanish)).toMatchObject([
      { title: 'Última hora: Denver Broncos', body: 'Nix at his best' },
    ]);
    // Noted again by an English page it hears English.
    await note('en');
    await saveGame({ id, score: '7-3' });
    await send();
    expect(heard(spanish)).toMatchObject([
      { title: 'Score alert', body: 'Kansas City Chiefs 3, Denver Broncos 7' },
    ]);
  });

  test('the same moment is sent once, also when two nodes receive it', async () => {
    await subscribe({ scoreAlerts: true, breakingNews: true });
    const id = await saveGame({ score: '7-0' });
    await saveGame({ id, score: '7-0', tvNetwork: 'CBS' });
    const news = newsNotice({ id: 5, headline: 'Trade!', url: null });
    await Promise.all([announce(asVisitor(), news), announce(asVisitor(), news)]);
    await Promise.all([send(), send()]);
    await announce(asVisitor(), news);
    await send();
    expect(
      bodies()
        .map(([, body]) => body)
        .sort(),
    ).toEqual(['Kansas City Chiefs 0, Denver Broncos 7', 'Trade!']);
  });

  test('an undelivered score is replaced by the next one', async () => {
    await subscribe({ scoreAlerts: true });
    const id = await saveGame({ score: '7-0' });
    await saveGame({ id, score: '7-3' });
    await send();
    expect(bodies().map(([, body]) => body)).toEqual(['Kansas City Chiefs 3, Denver Broncos 7']);
  });

  test('news that was taken back before it was sent is not sent', async () => {
    await subscribe();
    const id = await breaking('Wrong!');
    await site.server.settled();
    await asAdmin(WITHDRAW_NEWS, { id });
    await send();
    expect(push.received).toEqual([]);
  });
});

describe('a push service that does not take it', () => {
  test.each([404, 410])('%d: the browser is gone, and forgotten', async (status) => {
    const [gone, there] = [await subscribe(), await subscribe()];
    push.answers.set(pathOf(gone), { status });
    await breaking('Trade!');
    await send();
    const left = await site.em().find(PushSubscription, {});
    expect(left.map(({ endpoint }) => endpoint)).toEqual([there.endpoint]);
    expect(bodies()).toEqual([[pathOf(there), 'Trade!']]);
  });

  test('a failure is tried again later and later, five times in all', async () => {
    const browser = await subscribe();
    push.answers.set(pathOf(browser), { status: 503 });
    await breaking('Trade!');
    await send();
    for (const minutes of [2, 4, 8, 16]) {
      site.clock.advance(minutes * 60_000 - 1);
      await send();
      expect(await owed()).toBe(1);
      site.clock.advance(1);
      await send();
    }
    expect(await owed()).toBe(0);
    expect(await site.em().count(PushSubscription)).toBe(1);
  });

  test('and then taken, it is delivered once', async () => {
    const browser = await subscribe();
    push.answers.set(pathOf(browser), { status: 500 });
    await breaking('Trade!');
    await send();
    push.answers.clear();
    site.clock.advance(120_000);
    await send();
    await send();
    expect(bodies()).toEqual([[pathOf(browser), 'Trade!']]);
  });

  test('its Retry-After header is respected', async () => {
    const browser = await subscribe();
    push.answers.set(pathOf(browser), { status: 429, headers: { 'retry-after': '1000' } });
    await breaking('Trade!');
    await send();
    push.answers.clear();
    site.clock.advance(999_000);
    await send();
    expect(push.received).toEqual([]);
    site.clock.advance(1_000);
    await send();
    expect(push.received).toHaveLength(1);
  });

  test('a push that is too old is given up', async () => {
    const browser = await subscribe({ scoreAlerts: true });
    push.answers.set(pathOf(browser), { status: 503 });
    await saveGame({ score: '7-0' });
    await send();
    push.answers.clear();
    site.clock.advance(11 * 60_000);
    await send();
    expect(push.received).toEqual([]);
    expect(await owed()).toBe(0);
  });

  test('a message that is refused is not repeated', async () => {
    const browser = await subscribe();
    push.answers.set(pathOf(browser), { status: 413 });
    await breaking('Trade!');
    await send();
    expect(await owed()).toBe(0);
    expect(await site.em().count(PushSubscription)).toBe(1);
  });
});
