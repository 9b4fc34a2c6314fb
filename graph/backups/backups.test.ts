import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import { openDatabase } from '../core/database/database.ts';
import { createFiles } from '../core/files/files.ts';
import { createOrm } from '../orm.ts';
import { startSite, type Site } from '../testing/site.ts';
import { emptyDatabase } from '../testing/database.ts';
import { formWith, jpeg } from '../testing/worlds/pictures.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { writeWhole } from './backup-file.ts';
import { askForBackup } from './backup-socket.ts';
import { MANIFEST, MANIFEST_HASH } from './manifest.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
const drops: (() => Promise<void>)[] = [];
let site: Site;
/** A backup of the site, and what it says is in it. */
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
  site = await startSite();
  await fill(site);
  file = join(folder, 'site.zip');
  await backUp(site, file);
});
afterAll(async () => {
  await site.stop();
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

/** Members, what they wrote, what is counted, and a picture. */
async function fill(on: Site): Promise<void> {
  const mia = await on.member({ name: 'Mia “10” Mile\\ ☃' });
  const articleId = await writeArticle(on);
  const comment = await writeComment(on, { articleId, by: mia });
  await on
    .as(mia)
    .run(
      `mutation { setLike(input: { kind: COMMENT, id: ${comment}, liked: true }) { likeable { likeCount } } }`,
    );
  const body = formWith(await jpeg({ width: 60, height: 40 }));
  const response = await on.as(await on.admin()).fetch('/api/upload/image', { body });
  expect(response.status).toBe(200);
}

const backUp = (of: Site, to: string) =>
  writeWhole(to, (stream) =>
    writeBackup(
      { em: of.server.orm.em, files: of.server.services.files, now: of.clock.now() },
      stream,
    ),
  );

interface Place {
  readonly url?: string | undefined;
  readonly dataDir: string;
}
const newFolder = () => mkdtemp(join(folder, 'data-'));
/** An empty database on the server. */
async function onServer(): Promise<Place> {
  const { url, drop } = await emptyDatabase();
  drops.push(drop);
  return { url, dataDir: await newFolder() };
}
const embedded = async (): Promise<Place> => ({ dataDir: await newFolder() });

async function inPlace<Result>(
  { url, dataDir }: Place,
  work: (place: {
    orm: ReturnType<typeof createOrm>;
    files: Awaited<ReturnType<typeof createFiles>>;
  }) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, dataDir });
  const orm = createOrm(database.connection);
  try {
    const files = await createFiles({ dataDir, storageUrl: undefined });
    return await database.unhurried(() => work({ orm, files }));
  } finally {
    await orm.close();
    await database.close();
  }
}

async function restore(from: string, to: Place): Promise<void> {
  const backup = await openBackup(from);
  try {
    await inPlace(to, (place) => restoreBackup(place, backup));
  } finally {
    backup.close();
  }
}

/** What a backup of a place has. */
async function contentOf(place: Place) {
  const to = join(folder, `${randomUUID()}.zip`);
  await inPlace(place, ({ orm, files }) =>
    writeBackup({ em: orm.em, files, now: new Date() }, createWriteStream(to)),
  );
  return manifestOf(to);
}
async function manifestOf(of: string) {
  const backup = await openBackup(of);
  backup.close();
  const { migrations, tables, pictures } = backup.manifest;
  return {
    migrations,
    tables,
    pictures: pictures.map(({ name, sha256 }) => [name, sha256]).sort(),
  };
}
/** The rows of a table, to see that a place is empty. */
const rowsOf = (place: Place) =>
  inPlace(place, async ({ orm }) => {
    const [found] = await orm.em
      .fork()
      .execute<{ there: string | null }[]>(`select to_regclass('public.users')::text as there`);
    if (!found!.there) return 0;
    const [row] = await orm.em
      .fork()
      .execute<{ count: number }[]>('select count(*)::int as count from users');
    return row!.count;
  });

test('restored from the server to the embedded database, and from there to a server, every table and picture is equal', async () => {
  const whole = await manifestOf(file);
  const rows = new Map(whole.tables.map((table) => [table.name, table.rows]));
  expect([rows.get('users'), rows.get('comment_likes')]).toEqual([2, 1]);
  expect(whole.pictures.length).toBeGreaterThan(0);
  const first = await embedded();
  await restore(file, first);
  expect(await contentOf(first)).toEqual(whole);

  const again = join(folder, 'embedded.zip');
  await inPlace(first, ({ orm, files }) =>
    writeWhole(again, (to) => writeBackup({ em: orm.em, files, now: new Date() }, to)),
  );
  const second = await onServer();
  await restore(again, second);
  expect(await contentOf(second)).toEqual(whole);
  // The next row gets an id that no other has.
  await inPlace(second, ({ orm }) =>
    orm.em
      .fork()
      .execute(`insert into users (email, password, name) values ('new@fans.example', 'x', 'New')`),
  );
});

test('a running site on the embedded database writes its backup itself, and serves meanwhile', async () => {
  const own = await startSite({ env: { DATABASE_URL: '' } });
  try {
    await fill(own);
    const { dataDir } = own.server.services.env;
    const lock = JSON.parse(await readFile(join(dataDir, 'database.lock'), 'utf8')) as {
      socketDir: string;
    };
    const to = join(folder, 'running.zip');
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

describe('what is refused, and changes nothing', () => {
  /** The refusal of a file. */
  async function refusalOf(from: string): Promise<string> {
    const place = await onServer();
    const error = await restore(from, place).then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    expect(await rowsOf(place)).toBe(0);
    return error!.message.replace(from, 'FILE');
  }
  const changed = async (change: (bytes: Buffer) => Buffer): Promise<string> => {
    const to = join(folder, `${randomUUID()}.zip`);
    await writeFile(to, change(await readFile(file)));
    return to;
  };
  /** The same backup with another manifest. */
  async function withManifest(change: (manifest: Record<string, unknown>) => object) {
    const backup = await openBackup(file);
    const zip = new ZipFile();
    for (const { name } of backup.manifest.tables) {
      const lines: string[] = [];
      for await (const some of backup.lines(name)) lines.push(...some);
      const text = lines.map((line) => `${line}\n`).join('');
      zip.addBuffer(Buffer.from(text), `tables/${name}.jsonl`);
    }
    for (const { name } of backup.manifest.pictures)
      zip.addBuffer(await backup.picture(name), `pictures/${name}`);
    backup.close();
    const text = JSON.stringify(change({ ...backup.manifest }));
    zip.addBuffer(Buffer.from(text), MANIFEST);
    zip.addBuffer(Buffer.from(createHash('sha256').update(text).digest('hex')), MANIFEST_HASH);
    const to = join(folder, `${randomUUID()}.zip`);
    zip.end();
    await writeWhole(to, async (stream) => {
      for await (const part of zip.outputStream) stream.write(part as Buffer);
      stream.end();
    });
    return to;
  }

  test('a file that is missing, none at all, or cut off', async () => {
    expect(await refusalOf(join(folder, 'none.zip'))).toBe('There is no file FILE.');
    expect(await refusalOf(await changed(() => Buffer.from('Hello')))).toMatch(
      /^FILE is no backup, or it is incomplete \(/,
    );
    expect(await refusalOf(await changed((bytes) => bytes.subarray(0, -200)))).toMatch(
      /^FILE is no backup, or it is incomplete \(/,
    );
  });

  test('a changed byte in the rows or in a picture', async () => {
    const at = (bytes: Buffer, name: string) => bytes.indexOf(name) + name.length + 200;
    const flipped = (name: string) =>
      changed((bytes) => {
        bytes[at(bytes, name)]! ^= 255;
        return bytes;
      });
    expect(await refusalOf(await flipped('tables/users.jsonl'))).toMatch(
      /^FILE can’t be restored: (it is damaged|the rows of users were altered)/,
    );
    expect(await refusalOf(await flipped('pictures/'))).toMatch(
      /^FILE can’t be restored: the picture /,
    );
  });

  test('rows that the manifest does not count, and an altered manifest', async () => {
    const tables = (manifest: Record<string, unknown>) => manifest.tables as { rows: number }[];
    const miscounted = await withManifest((manifest) => ({
      ...manifest,
      tables: tables(manifest).map((table) => ({ ...table, rows: table.rows + 1 })),
    }));
    expect(await refusalOf(miscounted)).toMatch(
      /^FILE can’t be restored: \w+ has \d+ rows instead of \d+\.$/,
    );
    const odd = await withManifest((manifest) => ({ ...manifest, tables: 'none' }));
    expect(await refusalOf(odd)).toBe('FILE can’t be restored: its manifest can’t be read.');
  });

  test('what a newer version wrote, by its format or by its migrations', async () => {
    const newer = await withManifest((manifest) => ({ ...manifest, format: 2 }));
    expect(await refusalOf(newer)).toBe(
      'FILE can’t be restored: a newer version of the site wrote it. Restore it with that version.',
    );
    const migrated = await withManifest((manifest) => ({
      ...manifest,
      migrations: [...(manifest.migrations as string[]), '9999-tomorrow'],
    }));
    expect(await refusalOf(migrated)).toBe(
      'A newer version of the site wrote this backup. Restore it with that version.',
    );
  });

  test('a place that has data', async () => {
    const place = await onServer();
    await restore(file, place);
    const before = await contentOf(place);
    await expect(restore(file, place)).rejects.toThrow('This database already has data.');
    expect(await contentOf(place)).toEqual(before);
  });

  test('a name that is taken', async () => {
    await expect(backUp(site, file)).rejects.toThrow('is there already. Choose another name.');
  });
});

test('a restore that ends halfway leaves an empty place, and can be done again', async () => {
  const place = await onServer();
  const backup = await openBackup(file);
  const broken = {
    ...backup,
    lines(table: string) {
      if (table === 'comments') throw new Error('The power is out');
      return backup.lines(table);
    },
  };
  await expect(inPlace(place, (to) => restoreBackup(to, broken))).rejects.toThrow('power');
  backup.close();
  expect(await rowsOf(place)).toBe(0);
  await restore(file, place);
  expect(await contentOf(place)).toEqual(await manifestOf(file));
});

test('a backup that ends halfway leaves no file', async () => {
  const to = join(folder, 'halfway.zip');
  await expect(
    writeWhole(to, (stream) => {
      stream.write('PK');
      return Promise.reject(new Error('The disk is full'));
    }),
  ).rejects.toThrow('full');
  expect((await readdir(folder)).filter((name) => name.startsWith('halfway'))).toEqual([]);
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
  const place = await onServer();
  const ran = await inPlace(place, (to) => restoreBackup(to, older));
  backup.close();
  expect(ran[0]).toBe('0069-league-messages');
  expect((await contentOf(place)).migrations).toEqual(manifest.migrations);
});
