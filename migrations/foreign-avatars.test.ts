import { openDatabase } from '../graph/core/database/database.ts';
import { createOrm } from '../graph/orm.ts';
import { ForeignAvatars } from './0026-foreign-avatars.ts';
import { migrationsList } from './list.ts';
import { migrate } from './run.ts';

test('existing avatars on other hosts are hidden, and queued for the server to fetch', async () => {
  const database = await openDatabase({ dataDir: ':memory:' });
  const orm = createOrm(database.connection);
  try {
    await migrate(orm, migrationsList.slice(0, migrationsList.indexOf(ForeignAvatars)));
    const run = (sql: string) => orm.em.fork().execute<Record<string, unknown>[]>(sql);
    await run(`insert into users (email, password, name, avatar_url) values
      ('1@example.org', 'x', 'Elsewhere', 'https://evil.example/pixel.gif'),
      ('2@example.org', 'x', 'Ours', '/uploads/avatar-1.jpg'),
      ('3@example.org', 'x', 'Odd', '//evil.example/pixel.gif'),
      ('4@example.org', 'x', 'None', null)`);
    await migrate(orm);
    expect(await run('select name, avatar_url as url from users order by id')).toEqual([
      { name: 'Elsewhere', url: null },
      { name: 'Ours', url: '/uploads/avatar-1.jpg' },
      { name: 'Odd', url: null },
      { name: 'None', url: null },
    ]);
    expect(
      await run(
        'select u.name, s.address, s.due_at <= now() as due from avatar_sources s join users u on u.id = s.user_id',
      ),
    ).toEqual([{ name: 'Elsewhere', address: 'https://evil.example/pixel.gif', due: true }]);
  } finally {
    await orm.close();
    await database.close();
  }
});
