import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import * as xlsx from 'xlsx';
import { type DatabaseOptions, openDatabase } from '../graph/core/database/database.ts';
import { createOrm } from '../graph/orm.ts';
import { migrate } from '../migrations/run.ts';
import { scaled } from './scale.ts';

export const LINEUPS = scaled({ smoke: 100, usual: 10_000 });
const PLAYERS = 50;

/** As many lineups by as many members for one game that is played, and what a hand-written statement takes for it. */
export async function fillFantasy(
  where: DatabaseOptions,
  runs: number,
): Promise<{ gameId: number; statement: number[] }> {
  const database = await openDatabase(where);
  const orm: MikroORM = createOrm(database.connection);
  try {
    await migrate(orm);
    const em = orm.em.fork();
    const gameId = await insert(em);
    const statement: number[] = [];
    for (let run = -1; run < runs; run++) {
      await em.execute('update player_game_stats set fantasy_points = fantasy_points + 1');
      const started = performance.now();
      await em.execute(SCORE, [gameId]);
      if (run >= 0) statement.push((performance.now() - started) / 1000);
    }
    return { gameId, statement };
  } finally {
    await orm.close();
    await database.close();
  }
}

/** Scores and ranks where the rows are; the board's other rows, its order among equals and the act are left out. */
const SCORE = `
  with points as (
    select player_id::text as player, fantasy_points as points from player_game_stats where game_id = ?
  ), scored as (
    select l.id, sum(p.points) + sum(p.points) filter (where p.player = l.captain) as total,
      sum(p.points) filter (where p.player = l.captain) as bonus
    from fantasy_lineups l
    cross join unnest(array[l.wide_receiver1, l.wide_receiver2, l.running_back, l.tight_end, l.flex, l.idp]) pick
    join points p on p.player = pick
    group by l.id
  ), ranked as (select *, rank() over (order by total desc) as rank from scored)
  update fantasy_lineups l
  set total_points = total, captain_bonus_points = bonus, weekly_rank = rank, is_scored = true
  from ranked where ranked.id = l.id`;

async function insert(em: EntityManager): Promise<number> {
  const [game] = await em.execute<[{ id: number }]>(
    `insert into games (week, season, opponent, is_home, kickoff_at, result, score)
     values (3, 2025, 'Kansas City Chiefs', true, now() - interval '1 day', 'W', '24-17') returning id`,
  );
  await em.execute(
    `insert into fantasy_players (name, position) select 'Bench Player ' || n, 'WR' from generate_series(1, ${PLAYERS}) n`,
  );
  await em.execute(
    `insert into player_game_stats (game_id, player_id, player_name, position, fantasy_points)
     select ?, id, name, position, id from fantasy_players where name like 'Bench Player %'`,
    [game.id],
  );
  await em.execute(
    `with fan as (
       insert into users (email, password, name)
       select 'manager' || n || '@bench.example', '', 'Manager ' || n from generate_series(1, ${LINEUPS}) n returning id
     ), first as (select min(id) as id from fantasy_players where name like 'Bench Player %')
     insert into fantasy_lineups (user_id, game_id, week, season, lineup_name, wide_receiver1, wide_receiver2,
       running_back, tight_end, flex, idp, captain)
     select fan.id, ?, 3, 2025, 'Lineup of ' || fan.id, p[1], p[2], p[3], p[4], p[5], p[6], p[1 + fan.id % 6]
     from fan, first, lateral (select array_agg((first.id + (fan.id * step) % 8 + 8 * (step - 1))::text) as p
       from generate_series(1, 6) step) as picks`,
    [game.id],
  );
  await em.execute('analyze');
  return game.id;
}

/** The sheet of a game: what everybody did, otherwise in each run, so that every lineup moves. */
export function sheetOf(run: number): Blob {
  const rows = Array.from({ length: PLAYERS }, (_, at) => [
    `Bench Player ${at + 1}`,
    ((at + 1) * 37 * (run + 2)) % 151,
    (at + run + 1) % 9,
  ]);
  const book = xlsx.utils.book_new();
  const cells = [['Player', 'Rec Yds', 'Rec'], ...rows];
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cells), 'Stats');
  return new Blob([new Uint8Array(xlsx.write(book, { type: 'buffer' }) as Buffer)]);
}
