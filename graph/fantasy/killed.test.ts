import pg from 'pg';
import { pino } from 'pino';
import { readEnv } from '../core/env.ts';
import { type RunningServer, startServer } from '../serving/server.ts';
import { type DoomedNode, nodeEnv, startDoomedNode } from '../testing/servers/doomed-node.ts';
import {
  addGame,
  addTeam,
  lineupOf,
  type PlayerName,
  SUBMIT,
  uploadSheet,
} from '../testing/worlds/fantasy.ts';
import { workbook } from '../testing/worlds/sheets.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

const LOCK = 4711;
const AFTER = '2025-11-17T02:00:00.000Z';

let site: Site;
let ids: Record<PlayerName, string>;
let admin: Member;
let gameId: number;
let holder: pg.Client;
let doomed: DoomedNode;
let next: RunningServer | undefined;

beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  ids = await addTeam(site);
  admin = await site.admin();
  await site.as(admin).run('mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');
  gameId = await addGame(site, '2025-11-16T21:25:00.000Z');
  for (const captain of ['Jarrell Oakes', 'Garrett Sloan', 'Terrance Quillen'] as const) {
    const input = lineupOf(ids, { captain: ids[captain] });
    const { errors } = await site.as(await site.member()).run(SUBMIT, { gameId, input });
    expect(errors).toBeUndefined();
  }
  site.clock.set(AFTER);
  holder = new pg.Client(site.databaseUrl);
  await holder.connect();
  doomed = await startDoomedNode({ databaseUrl: site.databaseUrl, now: AFTER });
});
afterAll(async () => {
  await doomed.kill();
  await next?.stop();
  await holder.end();
  await site.stop();
});

const startNextNode = () =>
  startServer({
    env: readEnv(nodeEnv(site.databaseUrl)),
    logger: pino({ level: 'silent' }),
    clock: site.clock,
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
    hasJobs: false,
  });

async function uploadTo(url: string, rows: readonly (readonly unknown[])[]): Promise<Response> {
  const form = new FormData();
  const sheet = workbook([['Player', 'Rush Yds', 'Rec', 'Solo Tackles'], ...rows]);
  form.set('statsFile', new Blob([new Uint8Array(sheet)]), 'stats.xlsx');
  return fetch(`${url}/api/admin/upload-stats/${gameId}`, {
    method: 'POST',
    body: form,
    headers: { cookie: await site.as(admin).cookie() },
  });
}

/** All that processing a game writes, to the byte. */
async function stored() {
  const rows = (statement: string) => site.em().execute<Record<string, unknown>[]>(statement);
  return {
    lineups: await rows('select * from fantasy_lineups order by id'),
    stats: await rows('select * from player_game_stats order by id'),
    leaderboard: await rows('select * from fantasy_leaderboards order by id'),
    status: await rows('select * from fantasy_game_status order by id'),
    acts: await rows("select * from audit_entries where action like 'fantasy.%' order by id"),
  };
}

/** Polls the database until it is true. */
async function until(condition: string): Promise<void> {
  for (;;) {
    const { rows } = await holder.query<{ met: boolean }>(`select (${condition}) as met`);
    if (rows[0]?.met) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const SHEET = [
  ['Jarrell Oakes', 61, 2, 0],
  ['Terrance Quillen', 0, 5, 0],
  ['Garrett Sloan', 0, 0, 7],
];
const CORRECTED = [
  ['Jarrell Oakes', 10, 0, 0],
  ['Terrance Quillen', 0, 4, 0],
  ['Garrett Sloan', 0, 0, 9],
];

test('a node that is killed while it writes the winners leaves the old board whole; the next one makes the new', async () => {
  expect((await uploadSheet(site, admin, gameId, SHEET)).status).toBe(200);
  const before = await stored();
  expect(before.lineups.map(({ weekly_rank }) => weekly_rank)).toEqual([1, 2, 3]);
  await site.em().execute(`
    create function wait_for_the_test() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
    create trigger wait_for_the_test before insert or update on fantasy_leaderboards
      for each row execute function wait_for_the_test()`);

  await holder.query(`select pg_advisory_lock(${LOCK})`);
  const answer = uploadTo(doomed.url, CORRECTED).catch(() => 'cut off');
  const waiting = `exists (select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted)`;
  await until(waiting);
  await doomed.kill();
  expect(await answer).toBe('cut off');
  expect(await stored()).toEqual(before);

  await holder.query(`select pg_advisory_unlock(${LOCK})`);
  // Its session finishes the statement, then finds its client disconnected.
  await until(`not exists (select from pg_locks where locktype = 'advisory' and objid = ${LOCK})`);
  expect(await stored()).toEqual(before);

  next = await startNextNode();
  expect((await uploadTo(next.url, CORRECTED)).status).toBe(200);
  const after = await stored();
  // Oakes 1, Quillen 4, Sloan 9: 14 and the captain's points once more.
  expect(after.lineups.map((row) => [row.weekly_rank, Number(row.total_points)])).toEqual([
    [3, 15],
    [1, 23],
    [2, 18],
  ]);
  expect(after.stats).toHaveLength(3);
  expect(after.leaderboard).toMatchObject([{ id: before.leaderboard[0]!.id }]);
  expect(after.leaderboard[0]!.first_place_user_id).toBe(after.lineups[1]!.user_id);
  expect(after.acts).toHaveLength(before.acts.length + 1);
});
