import { SPREAD_MS } from '../../../schema/live.ts';
import { STATS_TEXTS, TEMPLATE_HEADERS } from '../../../schema/fantasy/stats.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import {
  addGame,
  addTeam,
  lineupOf,
  type PlayerName,
  SUBMIT,
  uploadSheet,
} from '../../testing/worlds/fantasy.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { FantasyLineup } from '../lineups/fantasy-lineup.entity.ts';
import { FantasyLeaderboard } from './fantasy-leaderboard.entity.ts';
import { PlayerGameStats } from '../stats/player-game-stats.entity.ts';

const KICKOFF = '2025-11-16T21:25:00.000Z';
const AFTER = '2025-11-17T02:00:00.000Z';

let site: Site;
let ids: Record<PlayerName, string>;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  ids = await addTeam(site);
  admin = await site.admin();
  await site.as(admin).run('mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');
});
afterAll(() => site.stop());
beforeEach(() => site.clock.set('2025-11-16T19:00:00Z'));

/** A game that three members play; the second has the same points as the first, later. */
async function playedGame() {
  const gameId = await addGame(site, KICKOFF);
  const members = [await site.member(), await site.member(), await site.member()];
  const changes: Record<string, string>[] = [
    {},
    {},
    { captain: ids['Garrett Sloan'], lineupName: 'Defense wins' },
  ];
  for (const [at, member] of members.entries()) {
    site.clock.set(`2025-11-16T19:0${at}:00Z`);
    const { errors } = await site
      .as(member)
      .run(SUBMIT, { gameId, input: lineupOf(ids, changes[at]) });
    expect(errors).toBeUndefined();
  }
  site.clock.set(AFTER);
  return { gameId, members };
}

const SHEET = [
  ['J. Oakes', 61, 2, 0],
  ['QUILLEN, Terrance', 0, 5, 0],
  ['Garrett Sloan Jr.', 0, 0, 7],
  ['Some Stranger', 12, 1, 0],
];
const board = async (gameId: number, who: Member | null = null) => {
  const { data, errors } = await site.as(who).run<Record<string, never>, { gameId: number }>(
    `query ($gameId: Int!) {
      leaderboard(gameId: $gameId) { totalParticipants isFinalized userRank userPoints firstPlace { points rank user { name } } secondPlace { points rank user { name } } thirdPlace { points rank } }
      boardLineups(gameId: $gameId) { nodes { user { name } weeklyRank isTied totalPoints captainBonusPoints picks { slot name points isCaptain lines { label quantity points } } } }
    }`,
    { gameId },
  );
  expect(errors).toBeUndefined();
  return data as unknown as {
    leaderboard: unknown;
    boardLineups: {
      nodes: {
        user: { name: string };
        weeklyRank: number;
        isTied: boolean;
        totalPoints: number;
        picks: unknown[];
      }[];
    };
  };
};

describe('a sheet is uploaded', () => {
  test('and at once the game is scored, ranked, and open to everybody', async () => {
    const { gameId, members } = await playedGame();
    const response = await uploadSheet(site, admin, gameId, SHEET);
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: `4 players imported, 1 of them not on the roster. ${STATS_TEXTS.processed}` },
    ]);
    // Oakes 8.1 (captain of two), Quillen 5, Sloan 7: 28.2 twice, and 27.1 with Sloan as captain.
    const { leaderboard, boardLineups } = await board(gameId, members[2]);
    expect(leaderboard).toEqual({
      totalParticipants: 3,
      isFinalized: true,
      userRank: 3,
      userPoints: 27.1,
      firstPlace: { points: 28.2, rank: 1, user: { name: members[0]!.name } },
      secondPlace: { points: 28.2, rank: 1, user: { name: members[1]!.name } },
      thirdPlace: { points: 27.1, rank: 3 },
    });
    expect(
      boardLineups.nodes.map(({ weeklyRank, isTied, totalPoints }) => [
        weeklyRank,
        isTied,
        totalPoints,
      ]),
    ).toEqual([
      [1, true, 28.2],
      [1, true, 28.2],
      [3, false, 27.1],
    ]);
    expect(boardLineups.nodes[0]!.picks).toContainEqual({
      slot: 'RUNNING_BACK',
      name: 'Jarrell Oakes',
      points: 8.1,
      isCaptain: true,
      lines: [
        { label: 'rushing yards', quantity: 61, points: 6.1 },
        { label: 'receptions', quantity: 2, points: 2 },
      ],
    });
    expect((await board(gameId)).leaderboard).toMatchObject({ userRank: null, userPoints: null });
  });

  test('twice, or processed again, changes nothing', async () => {
    const { gameId } = await playedGame();
    await uploadSheet(site, admin, gameId, SHEET);
    const stored = async () => [
      await site.em().find(FantasyLineup, { game: gameId }, { orderBy: { id: 'asc' } }),
      await site.em().find(FantasyLeaderboard, { game: gameId }),
    ];
    const before = JSON.stringify(await stored());
    site.clock.set('2025-11-18T02:00:00Z');
    await uploadSheet(site, admin, gameId, SHEET);
    const again = await site
      .as(admin)
      .fetch(`/api/admin/process-game/${gameId}`, { method: 'POST' });
    expect(await again.json()).toEqual({ message: STATS_TEXTS.processed });
    expect(JSON.stringify(await stored())).toBe(before);
  });

  test('corrected, it scores and ranks again', async () => {
    const { gameId, members } = await playedGame();
    await uploadSheet(site, admin, gameId, SHEET);
    await uploadSheet(site, admin, gameId, [
      ['Garrett Sloan', 0, 0, 9],
      ['Jarrell Oakes', 10, 0, 0],
    ]);
    const { boardLineups } = await board(gameId);
    expect(boardLineups.nodes.map(({ user, totalPoints }) => [user.name, totalPoints])).toEqual([
      [members[2]!.name, 19],
      [members[0]!.name, 11],
      [members[1]!.name, 11],
    ]);
    expect(await site.em().count(PlayerGameStats, { game: gameId })).toBe(2);
  });

  test('by two admins at once gives one of the two results, whole', async () => {
    const { gameId } = await playedGame();
    const other = [['Jarrell Oakes', 100, 0, 0]];
    const answers = await Promise.all([
      uploadSheet(site, admin, gameId, SHEET),
      uploadSheet(site, await site.admin(), gameId, other),
      uploadSheet(site, admin, gameId, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const totals = (await board(gameId)).boardLineups.nodes.map(({ totalPoints }) => totalPoints);
    expect([
      [28.2, 28.2, 27.1],
      [20, 20, 10],
    ]).toContainEqual(totals);
    const players = await site.em().count(PlayerGameStats, { game: gameId });
    expect(players).toBe(totals[0] === 20 ? 1 : 4);
  });

  test('that breaks in the middle leaves the old board', async () => {
    const { gameId } = await playedGame();
    await uploadSheet(site, admin, gameId, SHEET);
    const before = await board(gameId);
    const run = (statement: string) => site.em().getConnection().execute(statement);
    await run(
      `create function refuse_scores() returns trigger language plpgsql as $$ begin raise exception 'the disk is on fire'; end $$`,
    );
    await run(
      'create trigger refuse_scores before update on fantasy_leaderboards execute function refuse_scores()',
    );
    const response = await uploadSheet(site, admin, gameId, [['Jarrell Oakes', 300, 0, 0]]);
    await run('drop trigger refuse_scores on fantasy_leaderboards');
    expect(response.status).toBe(500);
    expect(await board(gameId)).toEqual(before);
    expect(await site.em().count(PlayerGameStats, { game: gameId })).toBe(4);
  });

  test('is published to all', async () => {
    const { gameId } = await playedGame();
    const document = 'subscription { fantasyEvents { gameId refetchWithin } }';
    const events = await subscribeAs(site, null, document);
    await uploadSheet(site, admin, gameId, SHEET);
    await events.until({ fantasyEvents: { gameId, refetchWithin: SPREAD_MS } });
  });

  test('and the admin is named in the trail', async () => {
    const { gameId } = await playedGame();
    await uploadSheet(site, admin, gameId, SHEET);
    expect(
      await site.em().find(AuditEntry, { subjectType: 'Game', subjectId: gameId }),
    ).toMatchObject([
      { action: 'fantasy.uploadStats', actorId: admin.id, details: { players: 4, lineups: 3 } },
    ]);
  });
});

describe('a sheet is refused, and nothing is written', () => {
  test.each([
    [
      'impossible cells',
      [['Jarrell Oakes', 5000, 0, 0]],
      /^Nothing was imported: row 2 \(Jarrell Oakes\), rushing yards: 5000/,
    ],
    [
      'a player in two rows',
      [
        ['Jarrell Oakes', 1, 0, 0],
        ['J. Oakes', 2, 0, 0],
      ],
      /row 3 .*duplicate of row 2/,
    ],
    ['no rows', [], new RegExp(STATS_TEXTS.noPlayers)],
  ])('%s', async (_, rows, message) => {
    const { gameId } = await playedGame();
    const response = await uploadSheet(site, admin, gameId, rows);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(message) },
    ]);
    expect(await site.em().count(PlayerGameStats, { game: gameId })).toBe(0);
  });

  test('another kind of file, and no file', async () => {
    const { gameId } = await playedGame();
    const csv = await uploadSheet(site, admin, gameId, SHEET, { fileName: 'stats.csv' });
    expect([csv.status, await csv.json()]).toMatchObject([400, { message: STATS_TEXTS.fileType }]);
    const none = await site
      .as(admin)
      .fetch(`/api/admin/upload-stats/${gameId}`, { method: 'POST', body: {} });
    expect(none.status).toBe(400);
  });

  test('a game that has not begun, and one that is none', async () => {
    const gameId = await addGame(site, '2025-11-30T21:25:00Z');
    const early = await uploadSheet(site, admin, gameId, SHEET);
    expect([early.status, await early.json()]).toMatchObject([
      400,
      { message: STATS_TEXTS.notStarted },
    ]);
    expect((await uploadSheet(site, admin, 999_999, SHEET)).status).toBe(404);
  });

  test('processing before stats are imported', async () => {
    const { gameId } = await playedGame();
    const response = await site
      .as(admin)
      .fetch(`/api/admin/process-game/${gameId}`, { method: 'POST' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: STATS_TEXTS.notImported },
    ]);
  });

  test.each(['upload-stats', 'process-game'])('%s by a member', async (path) => {
    const { gameId, members } = await playedGame();
    const response = await site
      .as(members[0]!)
      .fetch(`/api/admin/${path}/${gameId}`, { method: 'POST' });
    expect(response.status).toBe(403);
  });
});

test('the template is a workbook that is read back', async () => {
  const response = await site.as(admin).fetch('/api/admin/stats-template');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename=player-stats-template.xlsx',
  );
  const xlsx = await import('xlsx');
  const book = xlsx.read(await response.arrayBuffer());
  const [header] = xlsx.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, {
    header: 1,
  });
  expect(header).toEqual(TEMPLATE_HEADERS.map((column) => column.header));
});
