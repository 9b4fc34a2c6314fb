import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { graphql } from '../../gql/gql.ts';
import { type Site, startSite } from '../../testing/site.ts';
import {
  AWAY,
  figures,
  HOME,
  rawPlay,
  type RawPlay,
  spot,
  summaryOf,
} from '../../testing/worlds/espn-summary.ts';
import { type EspnFeed, startEspnFeed } from '../../testing/worlds/espn-feed.ts';
import { addGame, addTeam, lineupOf } from '../../testing/worlds/fantasy.ts';
import { createEspnLook } from './espn-provider.ts';

const Seen = graphql(/* GraphQL */ `
  query EspnSummaryTestSeen($gameId: Int!) {
    liveGame {
      isFinal
      isStale
      playPosition
      homeTeam {
        score
      }
      awayTeam {
        score
      }
    }
    plays(gameId: $gameId) {
      nodes {
        kind
        status
        points
        text
        takenBack {
          points
        }
      }
    }
    lineScore(gameId: $gameId) {
      home
      away
      isComplete
    }
    boxScore(gameId: $gameId) {
      players {
        name
        figures {
          stat
          value
        }
      }
    }
    liveBoard(gameId: $gameId) {
      lineups {
        totalPoints
      }
    }
  }
`);

const Submit = graphql(/* GraphQL */ `
  mutation EspnSummaryTestSubmit($input: SubmitLineupInput!) {
    submitLineup(input: $input) {
      lineup {
        id
      }
    }
  }
`);

let site: Site;
let feed: EspnFeed;
let ids: Awaited<ReturnType<typeof addTeam>>;
let gameId: number;

beforeAll(async () => {
  feed = await startEspnFeed();
  site = await startSite({ env: { SPORTS_BASE_URL: feed.url } });
  ids = await addTeam(site);
  await site.em().execute(`update fantasy_players set espn_id = '300' || jersey`);
});
beforeEach(async () => {
  await site.em().execute('delete from games');
  site.clock.set('2025-11-16T21:00:00Z');
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
  feed.reset();
  node = newNode();
});
afterAll(async () => {
  await site.stop();
  feed.stop();
});

const newNode = () =>
  createEspnLook({
    orm: site.server.orm,
    services: site.server.services,
    logger: pino({ level: 'silent' }),
  });
let node: () => Promise<void>;

/** Fifteen seconds later, as the timer has it. */
async function later(seconds = 15, look = node) {
  site.clock.advance(seconds * 1_000);
  await look();
}
const start = () => site.clock.set('2025-11-16T21:30:00Z');
const seen = async () => (await site.as(null).run(Seen, { gameId })).data!;
/** A play further on: the scoreboard has moved. */
function report(plays: readonly RawPlay[], tables: Parameters<typeof summaryOf>[1] = []) {
  feed.summary = summaryOf([plays], tables);
  feed.shown = { ...feed.shown, lastPlay: feed.shown.lastPlay + 1 };
}

const touchdown = (values: Partial<RawPlay> = {}) =>
  rawPlay('Passing Touchdown', {
    ...{ start: spot(HOME, 2, 6, 22), homeScore: 7, statYardage: 22, scoringPlay: true },
    text: 'T.Marsh pass deep right to T.Quillen for 22 yards, TOUCHDOWN.',
    ...values,
  });

test('plays are read when the scoreboard has moved, or after half a minute, and by one of several nodes', async () => {
  start();
  report([touchdown()]);
  await Promise.all([node(), newNode()(), newNode()()]);
  expect(feed.requests).toEqual(['scoreboard', 'summary']);
  expect((await seen()).plays.nodes).toMatchObject([
    { kind: 'PASS', points: 6, text: 'Terrance Quillen, 22 yards from Tobin Marsh.' },
    { kind: 'EXTRA_POINT', points: 1 },
  ]);
  await later();
  expect(feed.requests).toEqual(['scoreboard', 'summary', 'scoreboard']);
  await later();
  expect(feed.requests.slice(3)).toEqual(['scoreboard', 'summary']);
  expect((await seen()).liveGame!.playPosition).toBe(2);
  report([touchdown()]);
  await later();
  expect(feed.requests.slice(5)).toEqual(['scoreboard', 'summary']);
});

test('the score is ahead of its plays until they explain it', async () => {
  start();
  feed.shown = { ...feed.shown, score: [7, 0] };
  await node();
  expect((await seen()).liveGame).toMatchObject({ homeTeam: { score: 7 }, playPosition: 0 });
  feed.shown = { ...feed.shown, score: [7, 3] };
  const scored = touchdown();
  report([scored]);
  await later();
  expect(await seen()).toMatchObject({
    liveGame: { homeTeam: { score: 7 }, awayTeam: { score: 3 } },
    lineScore: { home: 7, away: 0, isComplete: false },
  });
  const kick = { start: spot(AWAY, 4, 6, 30), homeScore: 7, awayScore: 3, statYardage: 48 };
  report([scored, rawPlay('Field Goal Good', kick)]);
  await later();
  expect((await seen()).lineScore).toEqual({ home: 7, away: 3, isComplete: true });
});

test('a touchdown that the officials take back is overturned, and one that vanishes twice is gone', async () => {
  start();
  const scored = touchdown();
  const run = rawPlay('Rush', { start: spot(HOME, 1, 10, 75), statYardage: 3 });
  const gain = { ...scored, homeScore: 0, type: { id: '24', text: 'Pass Reception' } };
  report([scored, run]);
  await node();
  report([gain, run]);
  await later();
  const after = (await seen()).plays.nodes;
  expect(after.map(({ kind }) => kind)).toEqual(['PASS', 'RUN']);
  expect(after[0]).toMatchObject({ points: 0, status: 'STANDS', takenBack: { points: 6 } });
  // A single reading may lack something.
  report([gain]);
  await later();
  expect((await seen()).plays.nodes).toHaveLength(2);
  report([gain]);
  await later();
  expect((await seen()).plays.nodes.map(({ kind }) => kind)).toEqual(['PASS']);
  // One that is cut off takes nothing away.
  for (let reading = 0; reading < 3; reading += 1) {
    report([]);
    await later();
  }
  expect((await seen()).plays.nodes).toHaveLength(1);
});

test('figures and live points are those of the feed, and follow a correction without a play', async () => {
  await site.as(await site.admin()).run(Submit, {
    input: { gameId, lineup: { ...lineupOf(ids), captain: ids['Terrance Quillen'] } } as never,
  });
  start();
  const receiving = (yards: string) =>
    figures(
      HOME,
      'receiving',
      ['receptions', 'receivingYards'],
      ['30010', 'T. Quillen', ['1', yards]],
    );
  const scored = touchdown();
  report([scored], [receiving('22')]);
  await node();
  expect(await seen()).toMatchObject({
    boxScore: {
      players: [
        {
          name: 'Terrance Quillen',
          figures: [
            { stat: 'receptions', value: 1 },
            { stat: 'receivingYards', value: 22 },
          ],
        },
      ],
    },
    liveBoard: { lineups: [{ totalPoints: 6.4 }] },
  });
  report([scored], [receiving('32')]);
  await later();
  expect(await seen()).toMatchObject({
    liveGame: { playPosition: 2 },
    liveBoard: { lineups: [{ totalPoints: 8.4 }] },
  });
});

test('a provider that has enough is left alone for as long as it says, and longer after each failure', async () => {
  start();
  report([touchdown()]);
  await node();
  report([]);
  feed.summary = (response) => void response.writeHead(429, { 'retry-after': '100' }).end();
  feed.requests = [];
  await expect(later()).rejects.toThrow(/429/);
  for (let look = 0; look < 6; look += 1) await later();
  expect(feed.requests).toEqual(['scoreboard', 'summary']);
  await expect(later()).rejects.toThrow(/429/);
  expect(feed.requests).toHaveLength(4);
  // What was reported stays, and is said to be old.
  expect((await seen()).liveGame!.isStale).toBe(true);
  expect((await seen()).plays.nodes).toHaveLength(2);
  feed.summary = summaryOf([]);
  await later(130);
  expect(feed.requests).toHaveLength(6);
  expect((await seen()).liveGame!.isStale).toBe(false);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['junk', (response) => void response.end('<html>')],
  ['another shape', (response) => void response.end('{"header":[]}')],
  ['more than 6 MB', (response) => void response.end(`"${'x'.repeat(6_100_000)}"`)],
  ['nothing, and is cut off', (response) => void response.destroy()],
])('where the plays are %s, the score goes on and they stay', async (_what, broken) => {
  start();
  report([touchdown()]);
  feed.shown = { ...feed.shown, score: [7, 0] };
  await node();
  feed.summary = broken;
  feed.shown = { ...feed.shown, score: [7, 3], lastPlay: 9 };
  await expect(later()).rejects.toThrow();
  expect(await seen()).toMatchObject({
    liveGame: { homeTeam: { score: 7 }, awayTeam: { score: 3 }, playPosition: 2 },
    plays: { nodes: [{ points: 6 }, { points: 1 }] },
  });
});

test('what a host scores by hand is left alone, and so is a game that the feed has not begun', async () => {
  start();
  await site.em().execute(`update games set play_source = 'hand' where id = ${gameId}`);
  report([touchdown()]);
  await node();
  expect(feed.requests).toEqual([]);
});

test('corrections are read for a day after the end, and the result stays', async () => {
  start();
  const scored = touchdown();
  report([scored]);
  await node();
  feed.shown = { ...feed.shown, isFinal: true, score: [7, 0] };
  await later();
  expect((await seen()).liveGame).toMatchObject({ isFinal: true });
  feed.requests = [];
  for (let look = 0; look < 8; look += 1) await later();
  expect(feed.requests).toEqual(['scoreboard', 'summary', 'scoreboard', 'summary']);
  feed.summary = summaryOf([
    [{ ...scored, statYardage: 24, text: 'T.Marsh pass to T.Quillen for 24 yards.' }],
  ]);
  await later(60);
  expect((await seen()).plays.nodes[0]!.text).toContain('24 yards');
  await later(45 * 60);
  feed.requests = [];
  await later(30 * 60);
  expect(feed.requests).toEqual([]);
  await later(24 * 3600);
  expect(feed.requests).toEqual([]);
});
