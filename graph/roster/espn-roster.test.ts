import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Site, startSite } from '../testing/site.ts';
import { createEspnRoster } from './espn-roster.ts';
import { FantasyPlayer } from './fantasy-player.entity.ts';
import { refreshRoster } from './refresh-roster.ts';

const ROSTER = '/apis/site/v2/sports/football/nfl/teams/den/roster';
const CHARTS = '/apis/site/v2/sports/football/nfl/teams/den/depthcharts';

let site: Site;
let stub: Server;
let baseUrl: string;
let answers: Record<string, RequestListener>;

beforeAll(async () => {
  stub = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
  site = await startSite({ env: { SPORTS_BASE_URL: baseUrl } });
});
afterAll(async () => {
  await site.stop();
  stub.closeAllConnections();
  stub.close();
});

const serve =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** A player as the provider writes them, with many fields that are not read. */
const athlete = (id: number, more: object = {}) => ({
  id: String(id),
  uid: `s:20~l:28~a:${id}`,
  displayName: `Player Number${id}`,
  jersey: String(id),
  displayWeight: '217 lbs',
  displayHeight: `6' 2"`,
  age: 25,
  experience: { years: 2 },
  position: { id: '1', abbreviation: 'LB', name: 'Linebacker' },
  status: { id: '1', name: 'Active' },
  injuries: [],
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => athlete(50 + index));
const rosterOf = (...items: object[]) => ({
  timestamp: 'now',
  athletes: [
    { position: 'offense', items },
    { position: 'defense', items: many(30) },
    { position: 'practiceSquad', items: [athlete(99, { displayName: 'Not Yet' })] },
  ],
});

const refresh = (withinMs?: number) =>
  refreshRoster(
    site.server.orm,
    site.server.services,
    createEspnRoster(baseUrl, withinMs === undefined ? {} : { withinMs }),
  );
const stored = (name: string) => site.em().findOne(FantasyPlayer, { name });

test('the roster is read, with those first in the depth chart as starters', async () => {
  answers = {
    [ROSTER]: serve(
      rosterOf(
        athlete(8, { displayName: 'Tobin Marsh', position: { abbreviation: 'QB' } }),
        athlete(3, { displayName: 'Henrik Dahl', position: { abbreviation: 'PK' } }),
        athlete(172, { displayName: 'Josiah Kerrigan', position: { abbreviation: 'OT' } }),
      ),
    ),
    [CHARTS]: serve({
      depthchart: [
        {
          name: '3WR 1TE',
          positions: { qb: { athletes: [{ id: '8' }, { id: '14' }] }, pk: { athletes: [] } },
        },
      ],
    }),
  };
  await refresh();
  expect(await stored('Tobin Marsh')).toMatchObject({
    espnId: '8',
    position: 'QB',
    jersey: '8',
    isStarter: true,
    weight: '217 lbs',
    height: `6' 2"`,
    age: 25,
    experience: 2,
    injuryStatus: null,
    isActive: true,
    lastUpdated: site.clock.now(),
  });
  expect(await stored('Henrik Dahl')).toMatchObject({ position: 'K', isStarter: false });
  expect(await stored('Josiah Kerrigan')).toMatchObject({ position: 'T' });
  expect(await stored('Not Yet')).toBeNull();
  expect(await site.em().count(FantasyPlayer, { isActive: true })).toBe(33);
});

test('what is missing or odd gets the defaults; who has no id or name is left out', async () => {
  const odd = {
    id: '7',
    displayName: ' Mo \u202eHatch ',
    jersey: 'xx',
    position: {},
    age: -3,
    experience: 'long',
    displayWeight: 217,
    injuries: 'none',
  };
  answers = {
    [ROSTER]: serve(rosterOf(odd, { id: 'x' }, { displayName: 'No Id' }, [])),
  };
  await refresh();
  expect(await stored('Mo Hatch')).toMatchObject({
    jersey: '0',
    position: 'UNK',
    age: 0,
    experience: 0,
    weight: null,
    injuryStatus: null,
  });
  expect(await stored('No Id')).toBeNull();
});

test.each([
  ['Out', 'O'],
  ['Injured Reserve', 'IR'],
  ['Questionable', 'Q'],
  ['Doubtful', 'D'],
  ['Physically Unable to Perform', 'PUP'],
  ['Non-Football Injury', 'NFI'],
  ['Suspension', 'SUS'],
  ['Active', null],
])('an injury reported as %s is stored as %s', async (status, code) => {
  const injuries = [{ status, shortComment: 'Knee soreness.' }];
  answers = { [ROSTER]: serve(rosterOf(athlete(8, { displayName: 'Tobin Marsh', injuries }))) };
  await refresh();
  expect(await stored('Tobin Marsh')).toMatchObject({
    injuryStatus: code,
    injuryDetails: 'Knee soreness.',
  });
});

test('without a depth chart the starters stay; who is no longer listed becomes inactive and comes back', async () => {
  const charts = { depthchart: [{ positions: { qb: { athletes: [{ id: '8' }] } } }] };
  const marsh = athlete(8, { displayName: 'Tobin Marsh' });
  answers = { [ROSTER]: serve(rosterOf(marsh)), [CHARTS]: serve(charts) };
  await refresh();
  const { id } = (await stored('Tobin Marsh'))!;

  answers = { [ROSTER]: serve(rosterOf(marsh)) };
  await refresh();
  expect(await stored('Tobin Marsh')).toMatchObject({ id, isStarter: true });

  answers = { [ROSTER]: serve(rosterOf()) };
  await refresh();
  expect(await stored('Tobin Marsh')).toMatchObject({ id, isActive: false });

  answers = { [ROSTER]: serve(rosterOf(athlete(8, { displayName: 'Tobin Marsh', jersey: '10' }))) };
  await refresh();
  expect(await stored('Tobin Marsh')).toMatchObject({ id, isActive: true, jersey: '10' });
});

test('a player who was entered without the provider’s id is known again by name', async () => {
  const em = site.em();
  const entered = em.create(FantasyPlayer, { name: 'Ronan Fitch', position: 'WR' });
  await em.flush();
  answers = { [ROSTER]: serve(rosterOf(athlete(19, { displayName: 'Ronan Fitch' }))) };
  await refresh();
  expect(await stored('Ronan Fitch')).toMatchObject({ id: entered.id, espnId: '19' });
});

describe('the last good roster stays', () => {
  let before: object[];
  const everything = async () =>
    (await site.em().find(FantasyPlayer, {}, { orderBy: { id: 'asc' } })).map((player) => ({
      ...player,
    }));
  beforeAll(async () => {
    answers = { [ROSTER]: serve(rosterOf(athlete(8, { displayName: 'Tobin Marsh' }))) };
    await refresh();
    before = await everything();
    site.clock.advance(86_400_000);
  });
  afterEach(async () => {
    expect(await everything()).toEqual(before);
  });

  /** Writes without end, as long as the client reads. */
  function flood(response: ServerResponse, megabytes: number) {
    const chunk = Buffer.alloc(1_000_000, ' ');
    let left = megabytes;
    const write = () => {
      while (left-- > 0 && !response.destroyed) if (!response.write(chunk)) return;
      response.end();
    };
    response.on('drain', write);
    write();
  }

  test.each<[string, RequestListener]>([
    ['an error', (_request, response) => void response.writeHead(500).end('down')],
    ['junk', (_request, response) => void response.end('<html>')],
    ['another shape', serve({ athletes: 'none' })],
    ['no players', serve({ athletes: [] })],
    ['half a team', serve({ athletes: [{ position: 'defense', items: many(21) }] })],
    ['a thousand players', serve({ athletes: [{ position: 'defense', items: many(1000) }] })],
    ['50 MB', (_request, response) => flood(response, 50)],
    [
      'a way elsewhere',
      (_request, response) =>
        void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['a cut connection', (_request, response) => void response.destroy()],
  ])('when the provider answers with %s', async (_what, listener) => {
    answers = { [ROSTER]: listener };
    await expect(refresh()).rejects.toThrow();
  });

  test('when the provider does not respond in time', async () => {
    answers = { [ROSTER]: () => undefined };
    await expect(refresh(50)).rejects.toThrow(/timeout/i);
  });
});
