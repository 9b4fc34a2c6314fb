import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { type Site, startSite } from '../../testing/site.ts';
import { summaryOf } from '../../testing/worlds/espn-summary.ts';
import { createEspnLook } from './espn-provider.ts';

const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';
const LIVE = `{ liveGame { isLive isFinal status { period displayClock }
  homeTeam { abbreviation score possession } awayTeam { abbreviation score possession } } }`;

let site: Site;
let stub: Server;
let answer: RequestListener;
let requests: string[];

beforeAll(async () => {
  stub = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  site = await startSite({
    env: { SPORTS_BASE_URL: `http://127.0.0.1:${(stub.address() as AddressInfo).port}` },
  });
  const input = {
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    kickoffAt: '2025-11-16T21:25:00Z',
  };
  await site.as(await site.admin()).run(SAVE_GAME, { input });
});
beforeEach(async () => {
  requests = [];
  site.clock.set('2025-11-16T21:40:00Z');
  // Whatever was read before is over.
  await site.em().execute('delete from game_feeds');
});
afterAll(async () => {
  await site.stop();
  stub.closeAllConnections();
  stub.close();
});

interface Feed {
  state?: string;
  completed?: boolean;
  period?: number;
  clock?: string;
  ours?: unknown;
  theirs?: unknown;
  opponent?: string;
  date?: string;
}

/** The scoreboard as the provider writes it: another game first, and many fields that are not read. */
function scoreboard({
  state = 'in',
  completed = false,
  period = 2,
  clock = '7:42',
  ours = '10',
  theirs = '3',
  opponent = 'KC',
  date = '2025-11-16T21:25Z',
}: Feed = {}) {
  const game = (home: [string, unknown], away: [string, unknown]) => ({
    id: '401',
    date,
    name: 'a game',
    competitions: [
      {
        competitors: [
          {
            id: '7',
            homeAway: 'home',
            score: home[1],
            team: { abbreviation: home[0], displayName: home[0], color: 'ff0000' },
          },
          {
            id: '12',
            homeAway: 'away',
            score: away[1],
            team: { abbreviation: away[0], displayName: away[0] },
          },
        ],
        status: {
          clock: 462,
          displayClock: clock,
          period,
          type: { id: '2', state, completed, description: 'In Progress' },
        },
        situation: { possession: '12', downDistanceText: '3rd & 4' },
      },
    ],
  });
  return {
    leagues: [],
    events: [
      { odd: true },
      game(['NYJ', '0'], ['NE', '0']),
      game(['DEN', ours], [opponent, theirs]),
    ],
  };
}

const serve =
  (body: unknown): RequestListener =>
  ({ url = '' }, response) => {
    const answered = url.includes('/summary') ? summaryOf([]) : body;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answered));
  };

const look = (options?: { withinMs: number }) =>
  createEspnLook(
    { orm: site.server.orm, services: site.server.services, logger: pino({ level: 'silent' }) },
    options,
  )();
const live = async () =>
  (await site.as(null).run<{ liveGame: object | null }, object>(LIVE)).data!.liveGame;
const lastGood = {
  homeTeam: { abbreviation: 'DEN', score: 10 },
  awayTeam: { abbreviation: 'KC', score: 3, possession: true },
};

test('nothing is requested on a day without a game, nor long before kickoff', async () => {
  answer = serve(scoreboard());
  site.clock.set('2025-11-15T21:40:00Z');
  await look();
  site.clock.set('2025-11-16T21:09:59Z');
  await look();
  expect(requests).toEqual([]);
});

test('reports before kickoff change nothing', async () => {
  answer = serve(scoreboard({ state: 'pre', ours: '0', theirs: '0', period: 0, clock: '0:00' }));
  site.clock.set('2025-11-16T21:20:00Z');
  await look();
  expect(requests).toEqual(['/apis/site/v2/sports/football/nfl/scoreboard']);
  expect(await live()).toBeNull();
});

test('the game is followed, and an unchanged state is published once', async () => {
  const published: unknown[] = [];
  const stop = site.server.events.on('game.live', (event) => published.push(event));
  answer = serve(scoreboard());
  await look();
  site.clock.advance(15_000);
  await look();
  stop();
  expect(published).toHaveLength(1);
  expect(await live()).toEqual({
    isLive: true,
    isFinal: false,
    status: { period: 2, displayClock: '7:42' },
    homeTeam: { abbreviation: 'DEN', score: 10, possession: false },
    awayTeam: { abbreviation: 'KC', score: 3, possession: true },
  });
});

test.each<[string, RequestListener]>([
  ['an error', (_request, response) => void response.writeHead(500).end('down')],
  ['junk', (_request, response) => void response.end('<html>')],
  ['another shape', serve({ events: 'none' })],
  [
    'more than 2 MB',
    (_request, response) =>
      void response.end(JSON.stringify({ events: [], fill: 'x'.repeat(2_100_000) })),
  ],
  [
    'a way elsewhere',
    (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['a cut connection', (_request, response) => void response.destroy()],
])('the last good state stays when the provider answers with %s', async (_what, listener) => {
  answer = listener;
  site.clock.advance(60_000);
  await expect(look()).rejects.toThrow();
  expect(await live()).toMatchObject(lastGood);
});

test('a request without a timely response is cancelled', async () => {
  answer = () => undefined;
  await expect(look({ withinMs: 50 })).rejects.toThrow(/timeout/i);
  expect(await live()).toMatchObject(lastGood);
});

test.each<[string, Feed]>([
  ['a score that is no number', { ours: 'many' }],
  ['another opponent', { opponent: 'LV', ours: '40' }],
  ['another day', { date: '2025-11-09T21:25Z', ours: '40' }],
  ['a date that is none', { date: 'soon', ours: '40' }],
])('a line with %s is left out', async (_what, feed) => {
  answer = serve(scoreboard(feed));
  site.clock.advance(120_000);
  await look();
  expect(await live()).toMatchObject(lastGood);
});

test('at the end the game gets its result, and polling stops', async () => {
  answer = serve(
    scoreboard({
      state: 'post',
      completed: true,
      period: 5,
      clock: '0:00',
      ours: '24',
      theirs: '21',
    }),
  );
  site.clock.set('2025-11-17T01:00:00Z');
  await look();
  expect(await live()).toMatchObject({
    isFinal: true,
    status: { period: 5 },
    homeTeam: { score: 24, possession: false },
  });
  const { data } = await site
    .as(null)
    .run('{ lastCompletedGame { result score } seasonRecord(season: 2025) { wins losses } }');
  expect(data).toEqual({
    lastCompletedGame: { result: 'W', score: '24-21' },
    seasonRecord: { wins: 1, losses: 0 },
  });

  requests = [];
  site.clock.advance(15_000);
  await look();
  expect(requests).toEqual([]);
});
