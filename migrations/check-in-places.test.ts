import { openDatabase } from '../graph/core/database/database.ts';
import { createOrm } from '../graph/orm.ts';
import { AddCheckInPlaces } from './0041-add-check-in-places.ts';
import { migrationsList } from './list.ts';
import { migrate } from './run.ts';

test('check-ins that were made before the map are on it, however many there are', async () => {
  const database = await openDatabase({ dataDir: ':memory:' });
  const orm = createOrm(database.connection);
  try {
    await migrate(orm, migrationsList.slice(0, migrationsList.indexOf(AddCheckInPlaces)));
    const run = (sql: string) => orm.em.fork().execute<Record<string, unknown>[]>(sql);
    await run(`insert into users (email, password, name) values ('1@example.org', 'x', 'Fan')`);
    await run(`insert into games (week, season, opponent, is_home, kickoff_at) values
      (1, 2025, 'Tennessee Titans', true, now()), (2, 2025, 'Indianapolis Colts', false, now())`);
    await run(`insert into game_check_ins (user_id, game_id, location, approved) values
      (1, 1, 'Section 314', true), (1, 2, 'Section 314', true), (1, 2, 'Múnich', false)`);
    await run(`insert into game_check_ins (user_id, game_id, location, approved)
      select 1, 1, 'Omaha, table ' || n, true from generate_series(1, 2500) n`);
    await migrate(orm);
    expect(
      await run(
        'select game_id as game, place, count(*)::int as n from game_check_ins group by 1, 2 order by n, 1, 2',
      ),
    ).toEqual([
      { game: 1, place: 'CO', n: 1 },
      { game: 2, place: 'Germany', n: 1 },
      { game: 2, place: null, n: 1 },
      { game: 1, place: 'NE', n: 2500 },
    ]);
  } finally {
    await orm.close();
    await database.close();
  }
});
