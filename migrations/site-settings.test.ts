import { openDatabase } from '../graph/core/database/database.ts';
import { createOrm } from '../graph/orm.ts';
import { SiteSettings } from './0029-site-settings.ts';
import { migrationsList } from './list.ts';
import { migrate } from './run.ts';

test('a site whose fantasy and check-ins were open to all has both open as settings', async () => {
  const database = await openDatabase({ dataDir: ':memory:' });
  const orm = createOrm(database.connection);
  try {
    await migrate(orm, migrationsList.slice(0, migrationsList.indexOf(SiteSettings)));
    const run = (sql: string) => orm.em.fork().execute<Record<string, unknown>[]>(sql);
    await run(
      `insert into app_settings (key, value, updated_at) values ('fantasyOpenToAll', 'true', '2025-11-01T00:00:00Z')`,
    );
    await migrate(orm);
    expect(await run('select key, value from app_settings order by key')).toEqual([
      { key: 'site.areCheckInsOpen', value: true },
      { key: 'site.changedAt', value: Date.parse('2025-11-01T00:00:00Z') },
      { key: 'site.isFantasyOpen', value: true },
    ]);
  } finally {
    await orm.close();
    await database.close();
  }
});
