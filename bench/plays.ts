import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from '../.config/build-if-stale.ts';
import startDatabases from '../.config/jest/start-databases.mts';
import { openDatabase } from '../graph/core/database/database.ts';
import { createOrm } from '../graph/orm.ts';
import { testDatabase } from '../graph/testing/database.ts';
import type { FanoutClients } from './fanout/clients.ts';
import type { FanoutServer } from './fanout/server.ts';
import { LINEUPS } from './fantasy-season.ts';
import { runsOf, scaled } from './scale.ts';
import { startChild } from './support/child.ts';
import { delayOf, type MeasuredSite, startMeasuredSite } from './support/measured-site.ts';
import type { Line } from './support/table.ts';

const RUNS = runsOf(3);
const SOCKETS = scaled({ smoke: 50, usual: 1_000 });
/** How long the game is followed after its kickoff. */
const SECONDS = scaled({ smoke: 3, usual: 30 });
/** At this pace a play is reported every few seconds, several times as often as in a real game. */
const PACE = '10';
/** How often the live points are queried, in ms. */
const ASKED_EVERY = 50;
const ARRIVAL_GOAL_MS = 150;
const DELAY_GOAL_MS = 100;

const playsOf = (gameId: number) =>
  `subscription { playEvents(gameId: ${gameId}) { kind position reportedAt play { id revision status kind period clock
  yards points text before { side down toGo ballOn } after { side down toGo ballOn } participants { name role side } } } }`;
/** The length of such an event, for the broadcast beside it. */
const CHARACTERS = 900;

/** A game of the demo: its plays reach everybody who follows it, while thousands have a lineup and ask for points. */
export async function benchPlays(): Promise<{ title: string; lines: Line[] }[]> {
  await buildIfStale();
  await startDatabases();
  const arrival: number[] = [];
  const raw: number[] = [];
  const delays: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    raw.push(await broadcast());
    const { p99, delay } = await followGame();
    arrival.push(p99);
    delays.push(delay);
  }
  return [
    {
      title: `Plays to ${SOCKETS.toLocaleString('en')} sockets, ${LINEUPS.toLocaleString('en')} lineups with live points, beside a raw ws broadcast (medians of ${RUNS} runs)`,
      lines: [
        { name: 'p99 to arrival, raw ws', unit: 'ms', values: raw },
        {
          name: 'p99 from the commit of a play to arrival',
          unit: 'ms',
          values: arrival,
          goal: ARRIVAL_GOAL_MS,
        },
        {
          name: 'delay of the event loop, p99',
          unit: 'ms',
          values: delays,
          goal: DELAY_GOAL_MS,
        },
      ],
    },
  ];
}

/** The same number of messages of that length, by nothing but `ws`. */
async function broadcast(): Promise<number> {
  await using server = startChild<FanoutServer>(
    new URL('./fanout/server.ts', import.meta.url),
    'raw',
  );
  await using clients = startChild<FanoutClients>(new URL('./fanout/clients.ts', import.meta.url));
  const port = await server.ask('listen');
  await clients.ask('connect', { port, count: SOCKETS, ownIds: false });
  await clients.ask('latency');
  await server.ask('publish', { perSecond: 1, seconds: SECONDS, characters: CHARACTERS });
  await wait(500);
  return (await clients.ask('latency')).p99;
}

async function followGame(): Promise<{ p99: number; delay: number }> {
  await using databases = new AsyncDisposableStack();
  const { url, drop } = await testDatabase();
  databases.defer(drop);
  await using site = await startMeasuredSite(url, 'demo', { DEMO_PACE: PACE });
  await using clients = startChild<FanoutClients>(new URL('./fanout/clients.ts', import.meta.url));
  const gameId = await enterLineups(url);
  await clients.ask('connect', {
    port: site.port,
    count: SOCKETS,
    ownIds: false,
    query: playsOf(gameId),
  });
  await untilKickoff(site);
  await clients.ask('latency');
  await delayOf(site);
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    await site.run(`{ liveBoard(gameId: ${gameId}) { position lineups { totalPoints } } }`);
    await wait(ASKED_EVERY);
  }
  const { p99 } = await clients.ask('latency');
  return { p99, delay: await delayOf(site) };
}

/** Of the demo's game, by as many new members. Gives the id of the game. */
async function enterLineups(url: string): Promise<number> {
  const database = await openDatabase({ url, dataDir: '' });
  const orm = createOrm(database.connection);
  try {
    const em = orm.em.fork();
    const [game] = await em.execute<[{ id: number }]>(
      `select id from games where external_id like 'demo:%'`,
    );
    await em.execute(
      `with fan as (
         insert into users (email, password, name)
         select 'fan' || n || '@bench.example', '', 'Fan ' || n from generate_series(1, ${LINEUPS}) n returning id
       ), team as (select array_agg(id::text order by id) as ids from fantasy_players where is_active)
       insert into fantasy_lineups (user_id, game_id, week, season, lineup_name, wide_receiver1, wide_receiver2,
         running_back, tight_end, flex, idp, captain)
       select fan.id, ?, 0, 2025, 'Lineup of ' || fan.id, p[1], p[2], p[3], p[4], p[5], p[6], p[1 + fan.id % 6]
       from fan, team, lateral (select array_agg(ids[1 + (fan.id * 7 + step * 5) % cardinality(ids)]) as p
         from generate_series(1, 6) step) as picks`,
      [game.id],
    );
    return game.id;
  } finally {
    await orm.close();
    await database.close();
  }
}

/** The demo kicks off some seconds after its start. */
async function untilKickoff(site: MeasuredSite): Promise<void> {
  for (;;) {
    const { data } = await site.run('{ liveGame { playPosition } }');
    if ((data as { liveGame: { playPosition: number } | null }).liveGame?.playPosition) return;
    await wait(250);
  }
}
