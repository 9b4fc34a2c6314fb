import { mkdir, readdir, readFile, rmdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Site, startSite } from '../testing/site.ts';
import {
  backUp,
  backedUpSite,
  fillSite,
  manifestOf,
  membersIn,
} from '../testing/worlds/backups.ts';
import { writeWhole } from './backup-file.ts';
import { askForBackup } from './backup-socket.ts';
import { onSite } from './on-site.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let kept: Awaited<ReturnType<typeof backedUpSite>>;
let site: Site;
let file: string;
beforeAll(async () => {
  kept = await backedUpSite();
  ({ site, file } = kept);
});
afterAll(() => kept.end());

test('restored from the server to the embedded database, and from there to a server, every table and picture is equal', async () => {
  const whole = await manifestOf(file);
  const rows = new Map(whole.tables.map((table) => [table.name, table.rows]));
  expect([rows.get('users'), rows.get('comment_likes')]).toEqual([2, 1]);
  expect(whole.pictures.length).toBeGreaterThan(0);
  const first = await kept.embedded();
  await kept.restore(file, first);
  expect(await kept.contentOf(first)).toEqual(whole);

  const again = join(kept.folder, 'embedded.zip');
  await onSite(first, ({ orm, files }) =>
    writeWhole(again, (to) =>
      writeBackup({ em: orm.em, files, now: new Date(), dataDir: first.dataDir }, to),
    ),
  );
  const second = await kept.onServer();
  await kept.restore(again, second);
  expect(await kept.contentOf(second)).toEqual(whole);
  // The next row gets an id that no other has.
  await onSite(second, ({ orm }) =>
    orm.em
      .fork()
      .execute(`insert into users (email, password, name) values ('new@fans.example', 'x', 'New')`),
  );
});

test('a running site on the embedded database writes its backup itself and keeps serving', async () => {
  const own = await startSite({ env: { DATABASE_URL: '' } });
  try {
    await fillSite(own);
    const { dataDir } = own.server.services.env;
    const lock = JSON.parse(await readFile(join(dataDir, 'database.lock'), 'utf8')) as {
      socketDir: string;
    };
    const to = join(kept.folder, 'running.zip');
    const [, asked] = await Promise.all([
      writeWhole(to, (stream) => askForBackup(lock.socketDir, stream)),
      own.as(null).run('{ siteSettings { name } }'),
    ]);
    expect(asked.errors).toBeUndefined();
    const { tables } = await manifestOf(to);
    expect(tables.find(({ name }) => name === 'users')!.rows).toBe(2);
    expect((await stat(to)).mode & 0o777).toBe(0o600);
  } finally {
    await own.stop();
  }
});

test('a restore that ends halfway leaves an empty place, and can be done again', async () => {
  const place = await kept.onServer();
  const backup = await openBackup(file);
  const broken = {
    ...backup,
    lines(table: string) {
      if (table === 'comments') throw new Error('The power is out');
      return backup.lines(table);
    },
  };
  await expect(onSite(place, (to) => restoreBackup(to, broken))).rejects.toThrow('power');
  backup.close();
  expect(await membersIn(place)).toBe(0);
  await kept.restore(file, place);
  expect(await kept.contentOf(place)).toEqual(await manifestOf(file));
});

test('rows that a killed process has copied are deleted a day later', async () => {
  const { dataDir } = site.server.services.env;
  const [old, recent] = [join(dataDir, 'backup-rows-old'), join(dataDir, 'backup-rows-recent')];
  await mkdir(old);
  await mkdir(recent);
  const yesterday = Date.now() / 1_000 - 90_000;
  await utimes(old, yesterday, yesterday);
  await backUp(site, kept.newFile());
  const left = (await readdir(dataDir)).filter((name) => name.startsWith('backup-rows-'));
  expect(left).toEqual(['backup-rows-recent']);
  await rmdir(recent);
});

test('a backup that ends halfway leaves no file', async () => {
  const to = join(kept.folder, 'halfway.zip');
  await expect(
    writeWhole(to, (stream) => {
      stream.write('PK');
      return Promise.reject(new Error('The disk is full'));
    }),
  ).rejects.toThrow('full');
  expect((await readdir(kept.folder)).filter((name) => name.startsWith('halfway'))).toEqual([]);
});

test('a backup from before a migration is brought to this version', async () => {
  const backup = await openBackup(file);
  const { manifest } = backup;
  const isOlder = (name: string) => name < '0069';
  const older = {
    ...backup,
    manifest: {
      ...manifest,
      migrations: manifest.migrations.filter(isOlder),
      tables: manifest.tables.filter(({ name }) => name !== 'league_messages'),
    },
  };
  const place = await kept.onServer();
  const ran = await onSite(place, (to) => restoreBackup(to, older));
  backup.close();
  expect(ran[0]).toBe('0069-league-messages');
  expect((await kept.contentOf(place)).migrations).toEqual(manifest.migrations);
});
