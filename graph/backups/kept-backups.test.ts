import { appendFile, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { migrationsList } from '../../migrations/list.ts';
import { migrate } from '../../migrations/run.ts';
import { machineClock } from '../core/clock.ts';
import { openDatabase } from '../core/database/database.ts';
import { readEnv } from '../core/env.ts';
import { createOrm } from '../orm.ts';
import { emptyDatabase } from '../testing/database.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Site, startSite } from '../testing/site.ts';
import { backUpBeforeMigration } from './back-up-before-migration.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { keptBackups } from './kept-backups.ts';
import { openBackup } from './read-backup.ts';

const KEPT = 2;

let folder: string;
let site: Site;
const logged: { readonly level: string; readonly line: string }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  // The database stamps its migrations with the real time; this is later.
  site = await startSite({
    now: '2037-11-16T19:00:00Z',
    env: { BACKUP_DIR: folder, BACKUPS: `${KEPT}` },
  });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
  logged.length = 0;
});

/** The job, as it is woken, with what it wrote to the log. */
async function night(): Promise<void> {
  const ctx = jobContext(site.server);
  const note = (level: string) => (details: object, words: string) => {
    logged.push({ level, line: `${words}: ${JSON.stringify(details)}` });
  };
  const log = { info: note('info'), warn: note('warn'), error: note('error') } as typeof ctx.log;
  await backUpNightly(Object.assign(Object.create(ctx) as typeof ctx, { log }));
}
const names = async () => (await keptBackups(folder)).map(({ file }) => basename(file));
const nightly = (day: number) => `nightly-203711${day}T103000Z.zip`;
const to = (day: number) => site.clock.set(`2037-11-${day}T10:30:00Z`);

test('each night a backup is written that can be restored, and the oldest goes', async () => {
  const unfinished = 'nightly-20371101T103000Z.zip.partial';
  await writeFile(join(folder, unfinished), 'Its process was killed');
  for (const day of [17, 18, 19]) {
    to(day);
    await night();
    await night();
  }
  expect(await names()).toEqual([nightly(19), nightly(18)]);
  expect(await readdir(folder)).not.toContain(unfinished);
  const backup = await openBackup(join(folder, nightly(19)));
  backup.close();
  expect(backup.manifest.tables.length).toBeGreaterThan(80);
});

test('a night that was missed is made up for during the day', async () => {
  to(17);
  await night();
  site.clock.set('2037-11-19T02:00:00Z');
  await night();
  expect(await names()).toEqual(['nightly-20371119T020000Z.zip', nightly(17)]);
});

test('a backup that rots is said so each night, and takes no place of a good one', async () => {
  to(17);
  await night();
  to(18);
  await night();
  await truncate(join(folder, nightly(18)), 5_000);
  await writeFile(join(folder, 'notes.txt'), 'Not a backup');
  to(19);
  await night();
  const [error] = logged.filter(({ level }) => level === 'error');
  expect(error!.line).toMatch(/^A backup can no longer be restored: .*nightly-20371118/);
  expect(await names()).toEqual([nightly(19), nightly(18), nightly(17)]);
  expect(await readdir(folder)).toContain('notes.txt');
});

test('a site without backups writes none', async () => {
  const none = await startSite({
    now: '2037-11-17T10:30:00Z',
    env: { BACKUP_DIR: folder, BACKUPS: '0' },
  });
  await backUpNightly(jobContext(none.server));
  await none.stop();
  expect(await names()).toEqual([]);
});

describe('before a migration', () => {
  const quiet = { clock: machineClock, logger: { info: () => undefined } };

  /** A database of a version before the last migration. */
  async function olderDatabase() {
    const { url, drop } = await emptyDatabase();
    const database = await openDatabase({ url, dataDir: folder });
    const orm = createOrm(database.connection);
    await migrate(orm, migrationsList.slice(0, -1));
    const close = async () => {
      await orm.close();
      await database.close();
      await drop();
    };
    return { url, orm, close };
  }

  test('the database is backed up as the older version left it; a current one is not', async () => {
    const { url, orm, close } = await olderDatabase();
    const env = readEnv({ DATABASE_URL: url, DATA_DIR: folder, BACKUP_DIR: folder });
    await backUpBeforeMigration(orm, env, quiet);
    const [kept, ...more] = await keptBackups(folder);
    expect([kept!.occasion, more]).toEqual(['before-migration', []]);
    const backup = await openBackup(kept!.file);
    backup.close();
    expect(backup.manifest.migrations).toHaveLength(migrationsList.length - 1);
    await migrate(orm);
    await backUpBeforeMigration(orm, env, quiet);
    expect(await keptBackups(folder)).toHaveLength(1);
    await close();
  });

  test('where it can’t be written the site does not start, and says what to do', async () => {
    const { url, orm, close } = await olderDatabase();
    const taken = join(folder, 'taken');
    await appendFile(taken, 'A file where a folder should be');
    const env = readEnv({ DATABASE_URL: url, DATA_DIR: folder, BACKUP_DIR: join(taken, 'in') });
    await expect(backUpBeforeMigration(orm, env, quiet)).rejects.toThrow(
      /^The backup before the migration could not be written to .* set BACKUP_DIR to another folder, or BACKUPS=0/,
    );
    await backUpBeforeMigration(orm, { ...env, backupsKept: 0 }, quiet);
    await close();
  });
});
