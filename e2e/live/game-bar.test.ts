import type { Browser, WebSocketRoute } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { type Change, changeResponses } from '../support/changed-responses.ts';
import { expectQuiet, type Fan, newFan } from '../support/fan.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

let site: ServedSite;
let browser: Browser;
let fan: Fan;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    // All the fans of these stories share one address.
    serveSite('2025-11-20T19:00:00Z', { RATE_LIMITS: 'wide', SPORTS_PROVIDER: 'none' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  fan = await newFan(browser, site.url, { isOldEnough: true });
});
afterEach(async () => {
  expectQuiet(fan);
  await fan.context.close();
});

const bar = () => fan.page.getByRole('region', { name: 'Game status' });
/** What the bar says, first in sentences to those who hear it, then in figures. */
const said = async () => (await bar().innerText()).replace(/\s+/g, ' ');
/** Waits until the bar shows this somewhere. */
const shows = (text: string | RegExp) => bar().getByText(text).first().waitFor();

const GAME = {
  __typename: 'LiveGame',
  gameId: 77,
  isLive: true,
  isFinal: false,
  isPlayoff: false,
  isFed: false,
  ...{ isExhibition: false, situation: null, lastPlay: null, playPosition: 0 },
  homeTeam: {
    __typename: 'LiveTeam',
    abbreviation: 'DEN',
    name: 'Denver Broncos',
    score: 10,
    possession: true,
  },
  awayTeam: {
    __typename: 'LiveTeam',
    abbreviation: 'KC',
    name: 'Kansas City Chiefs',
    score: 3,
    possession: false,
  },
  status: { __typename: 'LiveGameStatus', period: 1, displayClock: '7:42' },
};
const at = (period: number, displayClock = '7:42') => ({
  ...GAME,
  status: { ...GAME.status, period, displayClock },
});
const QUIET_DAY = {
  liveGame: null,
  lastCompletedGame: null,
  nextGame: null,
  seasonRecord: null,
};

async function open(change: Change, settings = {}) {
  await fan.page.addInitScript((chosen) => {
    localStorage.setItem('podcast-settings', JSON.stringify(chosen));
  }, settings);
  await changeResponses(fan, { GameBar: change });
  await fan.page.goto('/schedule');
}

test('a skeleton first, then previous game, record and the next game; the height stays', async () => {
  const answer = Promise.withResolvers<undefined>();
  await changeResponses(fan, {});
  await fan.page.route('**/graphql', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await fan.page.goto('/schedule');
  await bar().getByText('Loading game status').waitFor({ state: 'attached' });
  const { height } = (await bar().boundingBox())!;
  answer.resolve(undefined);
  await shows('NEXT');
  expect(await said()).toMatch(
    /W 10–7 vs. LV Record 8–2 NEXT vs. Kansas City Chiefs Sun, Nov 23, 2:25 PM CBS$/i,
  );
  expect((await bar().boundingBox())!.height).toBe(height);
  expect(await bar().getByRole('link').count()).toBe(0);
});

test('nothing known: the name of the season', async () => {
  await open((data) => ({ ...data, ...QUIET_DAY }));
  await shows('DENVER BRONCOS • 2025 SEASON');
  expect(await said()).toBe('DENVER BRONCOS • 2025 SEASON');
});

test('also when the server does not know it', async () => {
  await open(() => 'failure');
  await shows('DENVER BRONCOS • 2025 SEASON');
});

test.each([
  ['PLAYOFF', { isPlayoff: true, week: 19 }],
  ['PRESEASON', { isPlayoff: false, week: 0 }],
])('%s is before the game it belongs to', async (chip, game) => {
  await open((data) => ({
    ...data,
    lastCompletedGame: { ...data.lastCompletedGame, isPlayoff: game.isPlayoff },
    nextGame: { ...data.nextGame, ...game },
  }));
  await shows(chip);
  expect(await said()).toContain(`NEXT ${chip} vs. Kansas City Chiefs`);
  expect(await bar().getByText(chip).count()).toBe(game.isPlayoff ? 2 : 1);
});

test('while chat is open the bar leads there', async () => {
  await open((data) => ({ ...data, chatStatus: { ...data.chatStatus, isOpen: true } }));
  await bar().getByRole('link', { name: 'Game Chat' }).click();
  await fan.page.waitForURL('/fan-zone?tab=game-chat');
});

test('spoiler mode shows no score and no record before Reveal is pressed', async () => {
  await open((data) => ({ ...data, liveGame: at(3) }), { spoilerMode: true });
  await shows('LIVE');
  expect(await said()).toBe(
    'Kansas City Chiefs at Denver Broncos. Q3 7:42. LIVE KC – at DEN – Q3 7:42 Reveal',
  );
  await bar().getByRole('button', { name: 'Reveal' }).click();
  expect(await said()).toContain('KC 3 at DEN 10 Q3 7:42');
  expect(await said()).toContain('Record 8–2');
  await bar().getByRole('button', { name: 'Hide' }).click();
  expect(await said()).not.toContain('10');
});

interface SocketMessage {
  readonly id?: string;
  readonly type: string;
  readonly payload?: { readonly operationName?: string };
}

/** Sits between the page and its live connection: pushes scores of its own, or cuts it. */
async function openedSocket() {
  let socket: WebSocketRoute;
  let isCut = false;
  const subscribed = Promise.withResolvers<string>();
  await fan.page.routeWebSocket('**/graphql', async (opened) => {
    if (isCut) return opened.close({ code: 4000 });
    socket = opened;
    const server = opened.connectToServer();
    opened.onMessage((message) => {
      const { id, type, payload } = JSON.parse(String(message)) as SocketMessage;
      if (type === 'subscribe' && payload?.operationName === 'GameBarLive') subscribed.resolve(id!);
      server.send(message);
    });
    return undefined;
  });
  return {
    async push(liveGame: object) {
      const id = await subscribed.promise;
      socket.send(JSON.stringify({ id, type: 'next', payload: { data: { liveGame } } }));
    },
    async cut() {
      await subscribed.promise;
      isCut = true;
      await socket.close({ code: 4000 });
    },
  };
}

test('what is pushed is shown at once: each period to the second overtime, then the end', async () => {
  const { push } = await openedSocket();
  let liveGame = at(1);
  await open((data) => ({ ...data, liveGame }));
  await shows('LIVE');
  expect(await said()).toContain('LIVE KC 3 at DEN 10 Q1 7:42');
  for (const [period, words] of [
    [2, 'Q2 7:42'],
    [3, 'Q3 7:42'],
    [4, 'Q4 7:42'],
    [5, 'OT 7:42'],
    [6, '2OT 7:42'],
    [7, '3OT 7:42'],
  ] as const) {
    await push(at(period));
    await shows(words);
  }
  await push(at(2, '0:00'));
  await shows('Halftime');
  // Possession is also given in words.
  await shows('Kansas City Chiefs 3 at Denver Broncos 10. Halftime. Denver Broncos ball.');
  await push({ ...at(4), homeTeam: { ...GAME.homeTeam, score: 17 } });
  await shows('17');

  liveGame = { ...at(5, '0:00'), isLive: false, isFinal: true };
  // Its end moves the rest of the bar as well, which is asked for.
  const isAsked = fan.page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('query GameBar')),
  );
  await push(liveGame);
  await shows('Final/OT');
  expect(await said()).not.toContain('LIVE');
  await isAsked;
});

test('without the live connection it says so, and asks every 15 seconds', async () => {
  await fan.page.clock.install();
  const { cut } = await openedSocket();
  let liveGame = at(1);
  await open((data) => ({ ...data, liveGame }));
  await shows('Q1 7:42');
  await cut();
  // The score changes while nothing can be pushed.
  liveGame = { ...at(2), awayTeam: { ...GAME.awayTeam, score: 6 } };
  await fan.page.clock.runFor(6_000);
  await shows('Reconnecting…');
  await shows('Q1 7:42');
  await fan.page.clock.runFor(15_000);
  await shows('Q2 7:42');
  // The score before it flips away.
  await bar().getByText('3', { exact: true }).waitFor({ state: 'detached' });
  expect(await said()).toContain('KC 6 at DEN 10');
});
