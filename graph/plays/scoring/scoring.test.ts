import { randomUUID } from 'node:crypto';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { Game } from '../../games/game.entity.ts';
import { graphql } from '../../gql/gql.ts';
import type { EnteredPlayInput } from '../../gql/graphql.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';
import { ENTER_PLAY, ScorersTable } from '../../testing/worlds/scoring.ts';
import { addGame, addTeam } from '../../testing/worlds/fantasy.ts';

const State = graphql(/* GraphQL */ `
  query ScoringTestState($gameId: Int!) {
    plays(gameId: $gameId) {
      nodes {
        text
      }
    }
    liveGame {
      ...ScoringBoard
    }
    lastCompletedGame {
      score
      result
    }
    seasonRecord {
      wins
    }
  }
`);

const BoxScore = graphql(/* GraphQL */ `
  query ScoringTestBoxScore($gameId: Int!) {
    boxScore(gameId: $gameId) {
      players {
        name
        figures {
          stat
          value
        }
      }
    }
  }
`);

let site: Site;
let admin: Member;
let host: Actor;
let gameId: number;
let table: ScorersTable;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  host = site.as(await site.host());
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('delete from games');
  site.clock.set('2025-11-16T21:30:00Z');
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
  table = new ScorersTable(host, gameId);
});

const state = async () => (await site.as(null).run(State, { gameId })).data!;
const lastId = async () =>
  ((await table.enter({ kind: 'RUN', yards: 0 })) as { play: { id: number } }).play.id;

const KICKOFF = { kind: 'KICKOFF', side: 'AWAY', clock: 900 } as const;
test('a drive is entered with the least: the rules say downs, spots, points and who kicks', async () => {
  expect(await table.enter(KICKOFF)).toMatchObject({
    game: {
      ...{ isFed: false, playPosition: 1, homeTeam: { score: 0 } },
      status: { period: 1, displayClock: '15:00' },
      situation: { side: 'HOME', down: 1, toGo: 10, ballOn: 35 },
    },
  });
  expect(await table.enter({ kind: 'RUN', yards: 4, clock: 870 })).toMatchObject({
    game: {
      status: { displayClock: '14:30' },
      situation: { side: 'HOME', down: 2, toGo: 6, ballOn: 39 },
    },
  });
  expect(
    await table.enter({ kind: 'PASS', yards: 40 }, { kind: 'RUN', isTouchdown: true }),
  ).toMatchObject({
    play: { points: 6, scoringSide: 'HOME' },
    game: { homeTeam: { score: 6 }, situation: null },
  });
  const kicked = await table.enter({ kind: 'EXTRA_POINT' }, { kind: 'KICKOFF', yards: 27 });
  expect(kicked).toMatchObject({
    game: { homeTeam: { score: 7 }, situation: { side: 'AWAY', down: 1, toGo: 10, ballOn: 27 } },
  });
});

test('jerseys of ours are names and figures; of the others only the number is known', async () => {
  await addTeam(site);
  const [PASSER, RECEIVER, SACKER] = [
    { role: 'PASSER', jersey: '18' },
    { role: 'RECEIVER', jersey: '10' },
    { role: 'SACKER', jersey: '58' },
  ] as const;
  const passed = await table.enter(KICKOFF, {
    kind: 'PASS',
    yards: 22,
    players: [PASSER, RECEIVER],
  });
  expect(passed).toMatchObject({ play: { text: 'Tobin Marsh to Terrance Quillen for 22 yards.' } });
  const sacked = await table.enter({ kind: 'SACK', yards: -7, players: [PASSER, SACKER] });
  expect(sacked).toMatchObject({ play: { text: '#58 sacks Tobin Marsh for a loss of 7.' } });
  const { data } = await host.run(BoxScore, { gameId });
  const passers = data!.boxScore!.players.filter(({ name }) => name === 'Tobin Marsh');
  expect(passers[0]!.figures).toContainEqual({ stat: 'passingYards', value: 22 });
});

test('two scorekeepers at once: one play is stored, and the other is asked to look', async () => {
  await table.enter(KICKOFF);
  const other = site.as(admin);
  const entries = [host, other].map((actor) =>
    actor.run(ENTER_PLAY, {
      input: {
        gameId,
        entryId: randomUUID(),
        position: table.position,
        play: { kind: 'RUN', isTouchdown: true },
      },
    }),
  );
  const answers = await Promise.all(entries);
  const keys = answers.flatMap(
    ({ errors }) => errors?.map(({ extensions }) => extensions.key) ?? [],
  );
  expect(keys).toEqual(['play.overtaken']);
  expect((await state()).liveGame!.homeTeam.score).toBe(6);
});

test('an entry that is sent again is stored once, also after others', async () => {
  await table.enter(KICKOFF);
  const input = {
    gameId,
    entryId: randomUUID(),
    position: table.position,
    play: { kind: 'RUN', yards: 5 },
  } as const;
  const first = await host.run(ENTER_PLAY, { input });
  table.position = first.data!.enterPlay!.game!.playPosition;
  await table.enter({ kind: 'RUN', yards: 2 });
  const again = await host.run(ENTER_PLAY, { input });
  expect(again.data!.enterPlay!.play.id).toBe(first.data!.enterPlay!.play.id);
  expect((await state()).plays.nodes).toHaveLength(3);
});

test('a touchdown is reviewed and overturned: points, ball and score go back, and everyone hears it', async () => {
  await table.enter(KICKOFF);
  const events = await subscribeAs<{ playEvents: { kind: string; play: { points: number } } }>(
    site,
    null,
    `subscription { playEvents(gameId: ${gameId}) { kind play { points isUnderReview } } }`,
  );
  const scored = await table.enter({ kind: 'PASS', isTouchdown: true });
  const { id } = (scored as { play: { id: number } }).play;
  expect(await table.correct({ playId: id, isUnderReview: true })).toMatchObject({
    play: { isUnderReview: true, points: 6 },
    game: { homeTeam: { score: 6 } },
  });
  const ruled = { playId: id, reason: 'REVIEW', play: { kind: 'PASS', yards: 64 } } as const;
  expect(await table.correct(ruled)).toMatchObject({
    play: { isUnderReview: false, points: 0, takenBack: { points: 6 } },
    game: { homeTeam: { score: 0 }, situation: { side: 'HOME', down: 1, toGo: 1, ballOn: 99 } },
  });
  const heard = [await events.next(), await events.next(), await events.next()];
  expect(heard.map(({ playEvents: { kind, play } }) => [kind, play.points])).toEqual([
    ['ADDED', 6],
    ['CHANGED', 6],
    ['OVERTURNED', 0],
  ]);
});

test('a kickoff that was returned for a touchdown is corrected as the same kick', async () => {
  const returned = await table.enter({ ...KICKOFF, isTouchdown: true });
  const { id } = (returned as { play: { id: number } }).play;
  expect(returned).toMatchObject({
    play: { scoringSide: 'HOME' },
    game: { homeTeam: { score: 6 } },
  });
  expect(await table.correct({ playId: id, play: { kind: 'KICKOFF', yards: 48 } })).toMatchObject({
    play: { points: 0 },
    game: { homeTeam: { score: 0 }, situation: { side: 'HOME', ballOn: 48 } },
  });
});

test('a correction that leaves the players out gives them the figures of what happened', async () => {
  await addTeam(site);
  const players = [{ role: 'RUSHER', jersey: '13' } as const];
  const run = await table.enter(KICKOFF, { kind: 'RUN', isTouchdown: true, players });
  const { id } = (run as { play: { id: number } }).play;
  await table.correct({ playId: id, play: { kind: 'RUN', yards: 12 } });
  const { data } = await host.run(BoxScore, { gameId });
  expect(data!.boxScore!.players).toEqual([
    {
      name: 'Jarrell Oakes',
      figures: [
        { stat: 'carries', value: 1 },
        { stat: 'rushingYards', value: 12 },
      ],
    },
  ]);
});

test('a play that counts nowhere is played again; the ball can be put where it is', async () => {
  await table.enter(KICKOFF);
  const playId = await lastId();
  expect(await table.correct({ playId, isOverturned: true, reason: 'PENALTY' })).toMatchObject({
    play: { status: 'OVERTURNED' },
    game: { situation: { side: 'HOME', down: 1, toGo: 10, ballOn: 35 } },
  });
  const next = await lastId();
  const after = { side: 'HOME', down: 3, toGo: 2, ballOn: 43 } as const;
  expect(await table.correct({ playId: next, after })).toMatchObject({
    game: { situation: after },
  });
});

test('undo takes back one entry after the other, corrections too, down to nothing', async () => {
  await table.enter(KICKOFF, { kind: 'RUN', yards: 3 });
  const playId = await lastId();
  await table.correct({ playId, play: { kind: 'RUN', isTouchdown: true } });
  expect(await table.undo()).toMatchObject({
    play: { id: playId, reason: null },
    game: { homeTeam: { score: 0 } },
  });
  expect(await table.undo()).toMatchObject({ play: { id: playId, reason: 'MISTAKE' } });
  expect((await state()).plays.nodes).toHaveLength(2);
  await table.undo();
  expect(await table.undo()).toMatchObject({ game: { situation: null } });
  expect((await state()).plays.nodes).toEqual([]);
  expect(await table.undo()).toBe('play.nothingToUndo');
  expect(await table.enter(KICKOFF)).toMatchObject({ game: { situation: { ballOn: 35 } } });
});

test('the final whistle counts in the record, and undoing it opens the game again', async () => {
  await table.enter(KICKOFF, { kind: 'RUN', isTouchdown: true }, { kind: 'EXTRA_POINT' });
  const ended = await table.enter({ kind: 'GAME_END', period: 4, clock: 0 });
  expect(ended).toMatchObject({ game: { isFinal: true } });
  expect(await state()).toMatchObject({
    lastCompletedGame: { score: '7-0', result: 'W' },
    seasonRecord: { wins: 1 },
  });
  expect(await table.enter({ kind: 'RUN', yards: 1 })).toBe('game.isFinal');
  expect(await table.undo()).toMatchObject({ game: { isFinal: false, homeTeam: { score: 7 } } });
  expect(await state()).toMatchObject({ lastCompletedGame: null, seasonRecord: { wins: 0 } });
});

test('the result of an admin stays when the whistle is undone', async () => {
  await table.enter(KICKOFF, { kind: 'GAME_END', period: 4 });
  await site.em().nativeUpdate(Game, gameId, { score: '3-0', result: 'W' });
  expect(await table.undo()).toBe('game.notReopened');
});

test('what the rules can’t say is asked for, and nonsense is refused by name', async () => {
  expect(await table.enter({ kind: 'KICKOFF' })).toBe('play.needsSide');
  expect(await table.enter({ kind: 'RUN', yards: 3, side: 'HOME' })).toBe('play.needsBall');
  const invalid: [EnteredPlayInput, string][] = [
    [{ kind: 'RUN', yards: 110 }, 'play.yards'],
    [{ kind: 'RUN', clock: 901 }, 'game.clock'],
    [{ kind: 'RUN', period: 99 }, 'game.period'],
    [{ kind: 'RUN', before: { side: 'HOME', down: 5, toGo: 1, ballOn: 3 } }, 'play.ball'],
    [{ kind: 'RUN', players: [{ role: 'RUSHER', jersey: '007' }] }, 'play.jersey'],
    [{ kind: 'RUN', players: Array(9).fill({ role: 'TACKLER', jersey: '1' }) }, 'play.players'],
  ];
  for (const [play, key] of invalid) {
    const input = { gameId, entryId: randomUUID(), position: table.position, play };
    const { errors } = await host.run(ENTER_PLAY, { input });
    expect(errors![0]!.extensions).toMatchObject({ issues: [{ key }] });
  }
  expect(await table.correct({ playId: 999_999 })).toBe('play.unknown');
});

test('each entry is in the trail, with who made it', async () => {
  await table.enter(KICKOFF, { kind: 'RUN', yards: 3 });
  await table.undo();
  const acts = await site.em().find(AuditEntry, { subjectId: gameId }, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action }) => action).slice(-3)).toEqual([
    'game.enterPlay',
    'game.enterPlay',
    'game.undoPlay',
  ]);
  const others = async (actor: Actor) =>
    (await actor.run(`query { scorekeeping(gameId: ${gameId}) { otherScorekeeper } }`)).data;
  expect(await others(host)).toEqual({ scorekeeping: { otherScorekeeper: null } });
  const seen = { scorekeeping: { otherScorekeeper: expect.any(String) } };
  expect(await others(site.as(admin))).toEqual(seen);
  site.clock.advance(61_000);
  expect(await others(site.as(admin))).not.toEqual(seen);
});
