import type { Browser, WebSocketRoute } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const ADMIN = { email: 'producer@example.org', password: 'a long orange one' };
const TODAY = {
  week: 11,
  season: 2025,
  opponent: 'Chicago Bears',
  isHome: true,
  kickoffAt: '2025-11-20T18:00:00Z',
};
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }';
const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';

let site: ServedSite;
let browser: Browser;
let fan: Fan;
let cookie = '';
let gameId: number | undefined;

beforeAll(async () => {
  const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  [site, browser] = await Promise.all([
    serveSite('2025-11-20T19:00:00Z', { ...settings, SPORTS_PROVIDER: 'none' }),
    launchBrowser(),
  ]);
  const { headers } = await ask(SIGN_IN, ADMIN);
  cookie = headers.getSetCookie()[0]!.split(';')[0]!;
  await score('7-0');
  fan = await newFan(browser, site.url, { isOldEnough: true });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

function ask(query: string, input: object): Promise<Response> {
  return fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, cookie },
    body: JSON.stringify({ query, variables: { input } }),
  });
}

/** An admin enters the score of today's game. */
async function score(points: string) {
  const answer = await ask(SAVE_GAME, { ...TODAY, ...(gameId && { id: gameId }), score: points });
  const { data } = (await answer.json()) as { data: { saveGame: { id: number } } };
  gameId = data.saveGame.id;
}

/** A proxy for the live connection that delays subscriptions until released. */
async function delaySubscriptions() {
  let socket: WebSocketRoute;
  let isDelayed = true;
  let held: (() => void)[] = [];
  let asked = Promise.withResolvers<undefined>();
  await fan.page.routeWebSocket('**/graphql', (opened) => {
    socket = opened;
    const server = opened.connectToServer();
    opened.onMessage((message) => {
      if (!isDelayed || !String(message).includes('"subscribe"')) return server.send(message);
      held.push(() => server.send(message));
      if (String(message).includes('GameBarLive')) asked.resolve(undefined);
    });
  });
  return {
    asked: () => asked.promise,
    letThrough() {
      isDelayed = false;
      for (const send of held) send();
    },
    async cut() {
      isDelayed = true;
      held = [];
      asked = Promise.withResolvers();
      await socket.close({ code: 4000 });
    },
  };
}

test('a score that was published before the page subscribed appears once it does, and again after a loss', async () => {
  const { page } = fan;
  // Nothing is asked for because some time has passed.
  await page.addInitScript(() => {
    const every = window.setInterval.bind(window) as (...args: unknown[]) => number;
    Object.assign(window, {
      setInterval: (act: unknown, ms: number) => (ms < 10_000 ? every(act, ms) : 0),
    });
  });
  const { asked, letThrough, cut } = await delaySubscriptions();
  const shows = (points: number) =>
    page
      .getByRole('region', { name: 'Game status' })
      .getByText(new RegExp(`Denver Broncos ${points}\\b`))
      .waitFor({ state: 'attached', timeout: 14_000 });

  await page.goto('/schedule');
  await shows(7);
  await asked();
  await score('14-0');
  letThrough();
  await shows(14);

  // What was missed while the connection was lost is delivered when it is back; the page asks for nothing again.
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') queries.push(request.postData() ?? '');
  });
  await cut();
  await asked();
  expect(queries).toEqual([]);
  await score('21-0');
  letThrough();
  await shows(21);
  expectQuiet(fan);
});
