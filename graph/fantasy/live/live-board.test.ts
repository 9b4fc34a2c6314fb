import * as xlsx from 'xlsx';
import { graphql } from '../../gql/gql.ts';
import type { EnteredPlayInput } from '../../gql/graphql.ts';
import { FantasyGameStatus } from '../fantasy-game-status.entity.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';
import { addGame, addTeam, lineupOf, uploadSheet } from '../../testing/worlds/fantasy.ts';
import { ScorersTable } from '../../testing/worlds/scoring.ts';

const Submit = graphql(/* GraphQL */ `
  mutation LiveBoardTestSubmit($input: SubmitLineupInput!) {
    submitLineup(input: $input) {
      lineup {
        id
      }
    }
  }
`);

const Board = graphql(/* GraphQL */ `
  query LiveBoardTestBoard($gameId: Int!) {
    liveBoard(gameId: $gameId) {
      position
      totalParticipants
      lineups {
        user {
          name
        }
        weeklyRank
        isTied
        totalPoints
        captainBonusPoints
        picks {
          slot
          points
          lines {
            label
            points
          }
        }
      }
    }
  }
`);

const Mine = graphql(/* GraphQL */ `
  query LiveBoardTestMine($gameId: Int!) {
    myLiveLineup(gameId: $gameId) {
      weeklyRank
      totalPoints
    }
  }
`);

const Sheet = graphql(/* GraphQL */ `
  query LiveBoardTestSheet($gameId: Int!) {
    statsTemplate(gameId: $gameId) {
      base64
    }
  }
`);

const Changes = graphql(/* GraphQL */ `
  query LiveBoardTestChanges($gameId: Int!) {
    mySheetChanges(gameId: $gameId) {
      livePoints
      finalPoints
      changes {
        name
        stat
        quantity
        points
      }
    }
  }
`);

const KICKOFF = { kind: 'KICKOFF', side: 'AWAY', clock: 900 } as const;

let site: Site;
let admin: Member;
let host: Member;
let fan: Member;
let ids: Awaited<ReturnType<typeof addTeam>>;
let gameId: number;
let table: ScorersTable;

beforeAll(async () => {
  site = await startSite();
  [admin, host, fan] = [
    await site.admin(),
    await site.host(),
    await site.member({ name: 'Fay Faithful' }),
  ];
  ids = await addTeam(site);
  await site.as(admin).run(`mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }`);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().execute('delete from games');
  site.clock.set('2025-11-16T21:20:00Z');
  gameId = await addGame(site, '2025-11-16T21:25:00Z');
  table = new ScorersTable(site.as(host), gameId);
});

const submit = async (member: Member, captain: string) => {
  const lineup = { ...lineupOf(ids), captain };
  return site.as(member).run(Submit, { input: { gameId, lineup } as never });
};
const board = async (member: Member | null = null) =>
  (await site.as(member).run(Board, { gameId })).data!.liveBoard;
const mine = async (member: Member) =>
  (await site.as(member).run(Mine, { gameId })).data!.myLiveLineup;

const changes = (member: Member) => site.as(member).run(Changes, { gameId });
const cellsOf = (base64: string) => {
  const { Sheets, SheetNames } = xlsx.read(base64, { type: 'base64' });
  return xlsx.utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0]!]!);
};

/** Terrance Quillen (10) catches what Tobin Marsh (18) throws. */
const caught = (yards: number): EnteredPlayInput => ({
  kind: 'PASS',
  yards,
  players: [
    { role: 'PASSER', jersey: '18' },
    { role: 'RECEIVER', jersey: '10' },
  ],
});

test('points move with each play, captains twice; the sheet ends the live board', async () => {
  await submit(fan, ids['Terrance Quillen']);
  await submit(admin, ids['Jarrell Oakes']);
  expect(await board()).toBeNull();

  site.clock.set('2025-11-16T21:30:00Z');
  await table.enter(KICKOFF);
  expect(await board()).toMatchObject({
    ...{ position: 1, totalParticipants: 2 },
    lineups: [
      { weeklyRank: 1, isTied: true, totalPoints: 0 },
      { weeklyRank: 1, isTied: true, totalPoints: 0 },
    ],
  });

  await table.enter(caught(20));
  const [first, second] = (await board())!.lineups;
  expect(first).toMatchObject({
    ...{ user: { name: 'Fay Faithful' }, weeklyRank: 1, isTied: false },
    ...{ totalPoints: 6, captainBonusPoints: 3 },
  });
  expect(first!.picks[0]).toEqual({
    ...{ slot: 'WIDE_RECEIVER_1', points: 3 },
    lines: [
      { label: 'receptions', points: 1 },
      { label: 'receiving yards', points: 2 },
    ],
  });
  expect(second).toMatchObject({ weeklyRank: 2, totalPoints: 3 });
  expect(await mine(fan)).toEqual({ weeklyRank: 1, totalPoints: 6 });
  expect(await mine(host)).toBeNull();

  await table.undo();
  expect(await mine(fan)).toEqual({ weeklyRank: 1, totalPoints: 0 });

  const em = site.em();
  const now = site.clock.now();
  em.create(FantasyGameStatus, {
    ...{ game: gameId, week: 11, season: 2025, statsImported: true },
    ...{ createdAt: now, updatedAt: now },
  } as never);
  await em.flush();
  site.server.services.publish('fantasy.changed', { gameId });
  expect(await board()).toBeNull();
});

test('who is behind gets the points of their moment, also where the play was taken back since', async () => {
  await submit(fan, ids['Terrance Quillen']);
  site.clock.set('2025-11-16T21:30:00Z');
  await table.enter(KICKOFF);
  site.clock.advance(60_000);
  await table.enter(caught(20));
  const pointsAt = async (behind: number) => {
    const response = await site.as(fan).fetch('/graphql', {
      body: {
        query: `{ liveBoard(gameId: ${gameId}) { position lineups { totalPoints } } myLiveLineup(gameId: ${gameId}) { totalPoints } }`,
        extensions: { behind },
      },
    });
    const { data, extensions } = (await response.json()) as {
      data: {
        liveBoard: { position: number; lineups: { totalPoints: number }[] } | null;
        myLiveLineup: { totalPoints: number } | null;
      };
      extensions: { changedAt?: number };
    };
    expect(extensions.changedAt).toBeUndefined();
    const shown = data.liveBoard?.lineups.map(({ totalPoints }) => totalPoints);
    return [data.liveBoard?.position, shown, data.myLiveLineup?.totalPoints];
  };
  expect(await pointsAt(0)).toEqual([2, [6], 6]);
  expect(await pointsAt(45)).toEqual([1, [0], 0]);
  expect(await pointsAt(120)).toEqual([undefined, undefined, undefined]);
  site.clock.advance(30_000);
  await table.undo();
  expect(await pointsAt(0)).toEqual([3, [0], 0]);
  expect(await pointsAt(20)).toEqual([2, [6], 6]);
});

test('the live points are a sheet to start from, and a member sees what the official one changed', async () => {
  await submit(fan, ids['Terrance Quillen']);
  site.clock.set('2025-11-16T21:30:00Z');
  await table.enter(KICKOFF, caught(20));
  const asked = await site.as(admin).run(Sheet, { gameId });
  const rows = cellsOf(asked.data!.statsTemplate.base64);
  expect(rows.map(({ Player, Receptions }) => [Player, Receptions])).toEqual([
    ['Tobin Marsh', 0],
    ['Terrance Quillen', 1],
  ]);
  expect((await site.as(host).run(Sheet, { gameId })).errors![0]!.extensions.code).toBe(
    'FORBIDDEN',
  );
  expect((await changes(fan)).data!.mySheetChanges).toBeNull();

  await table.enter({ kind: 'GAME_END' });
  const header = ['Player', 'Rec', 'Rec Yds'];
  const upload = (rec: number, yards: number) =>
    uploadSheet(site, admin, gameId, [['Terrance Quillen', rec, yards]], {
      fileName: 'stats.xlsx',
      header,
    });
  expect((await upload(1, 20)).status).toBe(200);
  expect((await changes(fan)).data!.mySheetChanges).toEqual({
    ...{ livePoints: 6, finalPoints: 6, changes: [] },
  });
  expect((await upload(2, 15)).status).toBe(200);
  expect((await changes(fan)).data!.mySheetChanges).toEqual({
    ...{ livePoints: 6, finalPoints: 7 },
    changes: [
      { name: 'Terrance Quillen', stat: 'receptions', quantity: 1, points: 2 },
      { name: 'Terrance Quillen', stat: 'receivingYards', quantity: -5, points: -1 },
    ],
  });
  expect((await changes(host)).data!.mySheetChanges).toBeNull();
  expect(await board()).toBeNull();
  expect(await mine(fan)).toBeNull();
});

test('with the first play lineups lock for good, and picks open for everyone', async () => {
  await submit(fan, ids['Terrance Quillen']);
  // The clock of the stadium is ahead of ours.
  await site.em().execute(`update games set kickoff_at = '2025-11-16T21:00:00Z'`);
  await table.enter(KICKOFF);
  await site.em().execute(`update games set kickoff_at = '2025-11-16T23:00:00Z'`);
  const { errors } = await submit(admin, ids['Terrance Quillen']);
  expect(errors![0]!.extensions.key).toBe('lineup.locked');
  expect((await board())!.lineups.map(({ user }) => user.name)).toEqual(['Fay Faithful']);
});

test('who deletes their account is gone from the board at once, and those behind move up', async () => {
  const leaver = await site.member({ name: 'Lena Leaver' });
  await submit(leaver, ids['Terrance Quillen']);
  await submit(fan, ids['Jarrell Oakes']);
  site.clock.set('2025-11-16T21:30:00Z');
  await table.enter(KICKOFF, caught(20));
  expect(await mine(fan)).toMatchObject({ weeklyRank: 2 });
  await site.em().execute(`delete from users where id = ${leaver.id}`);
  site.server.services.publish('account.deleted', { userId: leaver.id });
  expect(await mine(fan)).toMatchObject({ weeklyRank: 1 });
  expect((await board())!.totalParticipants).toBe(1);
});

test('members who ask for their own points after a play cost the database the same, however many they are', async () => {
  await submit(fan, ids['Terrance Quillen']);
  await submit(admin, ids['Jarrell Oakes']);
  site.clock.set('2025-11-16T21:30:00Z');
  await table.enter(KICKOFF, caught(20));
  const reading = (statements: readonly string[]) =>
    statements.filter((statement) => /fantasy_lineups|from "plays"/.test(statement)).length;
  expect(reading(await statementsOf(site, () => mine(fan)))).toBe(2);
  expect(reading(await statementsOf(site, () => mine(admin)))).toBe(0);
  await table.enter(caught(5));
  expect(await mine(admin)).toMatchObject({ totalPoints: 4.5 });
  // The lineups are still there: only the plays are read.
  await table.enter(caught(5));
  expect(reading(await statementsOf(site, () => mine(fan)))).toBe(1);
});
