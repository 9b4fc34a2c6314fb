import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { ballOf, reportPlays } from '../testing/worlds/plays.ts';

const Read = graphql(/* GraphQL */ `
  query RecordPlaysTestRead($gameId: Int!) {
    plays(gameId: $gameId) {
      nodes {
        order
        text
        status
        points
        revision
        takenBack {
          points
        }
      }
    }
    lineScore(gameId: $gameId) {
      home
      away
    }
    liveGame {
      homeTeam {
        score
      }
      lastPlay {
        order
      }
      lastScore {
        play {
          points
        }
        attempt {
          kind
        }
      }
      situation {
        side
        down
        toGo
        ballOn
      }
      playPosition
    }
  }
`);

const Game = graphql(/* GraphQL */ `
  query RecordPlaysTestGame($gameId: Int!) {
    game(id: $gameId) {
      startedAt
      result
      score
      version
    }
  }
`);

const EVENTS =
  'subscription ($gameId: Int!) { playEvents(gameId: $gameId) { kind position play { order points takenBack { points } } } }';
interface Told {
  playEvents: { kind: string; position: number; play: object };
}

const touchdown = { points: 6, scoringSide: 'home', yards: 66, after: null } as const;

let site: Site;
let gameId: number;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T21:30:00Z' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('delete from games');
  site.clock.set('2025-11-16T21:30:00Z');
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
});

const read = async () => (await site.as(null).run(Read, { gameId })).data!;
const game = async () => (await site.as(null).run(Game, { gameId })).data!.game!;
const follow = async (of = gameId) => {
  const events = await subscribeAs<Told>(site, null, EVENTS, { gameId: of });
  return async () => (await events.next()).playEvents;
};

test('a play is read back, with the score, the ball and the start of the game', async () => {
  await reportPlays(site, gameId, [{ n: 0 }, { n: 1, ...touchdown }]);
  expect(await read()).toEqual({
    plays: {
      nodes: [
        {
          order: 0,
          text: 'Run for 4 yards.',
          status: 'STANDS',
          points: 0,
          revision: 1,
          takenBack: null,
        },
        {
          order: 1,
          text: 'Run for 66 yards.',
          status: 'STANDS',
          points: 6,
          revision: 1,
          takenBack: null,
        },
      ],
    },
    lineScore: { home: 6, away: 0 },
    liveGame: {
      homeTeam: { score: 6 },
      lastPlay: { order: 1 },
      lastScore: { play: { points: 6 }, attempt: null },
      situation: null,
      playPosition: 2,
    },
  });
  expect(await game()).toMatchObject({ startedAt: new Date('2025-11-16T21:30:01Z'), version: 1 });

  await reportPlays(site, gameId, [
    { n: 2, kind: 'extra-point', before: null, after: null, points: 1, scoringSide: 'home' },
    { n: 3, kind: 'kickoff', before: null, after: ballOf('away', { ballOn: 25 }) },
  ]);
  expect((await read()).liveGame).toEqual({
    homeTeam: { score: 7 },
    lastPlay: { order: 3 },
    lastScore: { play: { points: 6 }, attempt: { kind: 'EXTRA_POINT' } },
    situation: { side: 'AWAY', down: 1, toGo: 10, ballOn: 25 },
    playPosition: 4,
  });
});

test('a subscriber gets each play once, however often and by however many nodes it is reported', async () => {
  const next = await follow();
  await Promise.all([1, 2, 3].map(() => reportPlays(site, gameId, [{ n: 0 }])));
  await reportPlays(site, gameId, [{ n: 0 }, { n: 1 }]);
  expect(await next()).toMatchObject({ kind: 'ADDED', position: 1, play: { order: 0 } });
  expect(await next()).toMatchObject({ kind: 'ADDED', position: 2, play: { order: 1 } });
});

test('a touchdown that is overturned is taken back everywhere, and the play remembers what was reported', async () => {
  const next = await follow();
  await reportPlays(site, gameId, [{ n: 0, ...touchdown }]);
  await reportPlays(site, gameId, [{ n: 0, ...touchdown, isUnderReview: true }]);
  expect((await read()).liveGame?.homeTeam.score).toBe(6);
  const short = {
    yards: 65,
    after: ballOf('home', { ballOn: 99, toGo: 1 }),
    reason: 'review',
  } as const;
  await reportPlays(site, gameId, [{ n: 0, ...short }]);

  expect((await read()).liveGame).toMatchObject({
    homeTeam: { score: 0 },
    lastScore: null,
    situation: { ballOn: 99 },
  });
  expect((await read()).plays.nodes).toMatchObject([
    { points: 0, revision: 3, takenBack: { points: 6 } },
  ]);
  expect([await next(), await next(), await next()]).toMatchObject([
    { kind: 'ADDED', play: { points: 6 } },
    { kind: 'CHANGED', play: { points: 6, takenBack: null } },
    { kind: 'OVERTURNED', position: 3, play: { points: 0, takenBack: { points: 6 } } },
  ]);
});

test('what was reported by mistake is published as gone, and then not shown', async () => {
  const next = await follow();
  await reportPlays(site, gameId, [{ n: 0, ...touchdown }, { n: 1 }]);
  await reportPlays(site, gameId, [
    { n: 0, ...touchdown, status: 'overturned', reason: 'mistake' },
  ]);
  expect((await read()).plays.nodes.map(({ order }) => order)).toEqual([1]);
  expect((await read()).lineScore).toEqual({ home: 0, away: 0 });
  const kinds = [await next(), await next(), await next()].map(({ kind }) => kind);
  expect(kinds).toEqual(['ADDED', 'ADDED', 'OVERTURNED']);
});

test('an older revision that arrives late changes nothing', async () => {
  await reportPlays(site, gameId, [
    { n: 0, revision: 1 },
    { n: 0, revision: 2, yards: 5 },
  ]);
  await reportPlays(site, gameId, [{ n: 0, revision: 1 }]);
  expect((await read()).plays.nodes).toMatchObject([{ revision: 2 }]);
});

test('the final whistle completes the game with the sum of its plays', async () => {
  await reportPlays(site, gameId, [{ n: 0, ...touchdown }]);
  await reportPlays(site, gameId, [{ n: 1, kind: 'game-end', before: null, after: null }], {
    isFinal: true,
    possession: null,
  });
  expect(await game()).toMatchObject({ result: 'W', score: '6-0' });
});

test('a game has one source, and the demo’s game is the demo’s alone', async () => {
  await reportPlays(site, gameId, [{ n: 0 }]);
  await site.em().execute("update games set play_source = 'espn'");
  await reportPlays(site, gameId, [{ n: 1 }]);
  expect((await read()).plays.nodes).toHaveLength(1);
  await site.em().execute("update games set play_source = null, external_id = 'demo:2025-11-16'");
  await reportPlays(site, gameId, [{ n: 1 }]);
  expect((await read()).plays.nodes).toHaveLength(1);
});

test('a game that an admin takes over from the demo begins without plays', async () => {
  await reportPlays(site, gameId, [{ n: 0, ...touchdown }]);
  await site.em().execute("update games set external_id = 'demo:2025-11-16'");
  await site
    .as(await site.admin())
    .run('mutation ($input: GameInput!) { saveGame(input: $input) { id } }', {
      input: {
        id: gameId,
        ...{ week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true },
        kickoffAt: '2025-11-16T21:25:00Z',
      },
    });
  expect((await read()).plays.nodes).toEqual([]);
  expect(await game()).toMatchObject({ startedAt: null });
  await reportPlays(site, gameId, [{ n: 0 }]);
  expect((await read()).liveGame).toMatchObject({ playPosition: 1, homeTeam: { score: 0 } });
});

test('the events of another game don’t arrive', async () => {
  const other = await addGame(site, '2025-11-23T21:25:00Z');
  const next = await follow(other);
  await reportPlays(site, gameId, [{ n: 0 }]);
  await reportPlays(site, other, [{ n: 7 }]);
  expect(await next()).toMatchObject({ play: { order: 7 } });
});

test('of an unknown game there is nothing', async () => {
  gameId = 999_999;
  expect(await read()).toMatchObject({ plays: { nodes: [] }, lineScore: null });
  const { data } = await site.as(null).run(Game, { gameId });
  expect(data).toEqual({ game: null });
});

test('the log is append-only, by whatever way one comes to it', async () => {
  await reportPlays(site, await addGame(site, '2025-11-23T21:25:00Z'), [{ n: 1 }]);
  await expect(site.em().execute('update play_revisions set position = 7')).rejects.toThrow(
    'append-only',
  );
});
