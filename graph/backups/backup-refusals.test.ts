import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import type { Site } from '../testing/site.ts';
import { backedUpSite, backUp, membersIn } from '../testing/worlds/backups.ts';
import { writeWhole } from './backup-file.ts';
import { MANIFEST, MANIFEST_HASH } from './manifest.ts';
import { openBackup } from './read-backup.ts';

/** What is refused, and changes nothing. */

let kept: Awaited<ReturnType<typeof backedUpSite>>;
let site: Site;
let file: string;
beforeAll(async () => {
  kept = await backedUpSite();
  ({ site, file } = kept);
});
afterAll(() => kept.end());

/** The refusal of a file. */
async function refusalOf(from: string): Promise<string> {
  const place = await kept.onServer();
  const error = await kept.restore(from, place).then(
    () => undefined,
    (reason: unknown) => reason as Error,
  );
  expect(await membersIn(place)).toBe(0);
  return error!.message.replace(from, 'FILE');
}
const changed = async (change: (bytes: Buffer) => Buffer): Promise<string> => {
  const to = kept.newFile();
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
  const to = kept.newFile();
  zip.end();
  await writeWhole(to, async (stream) => {
    for await (const part of zip.outputStream) stream.write(part as Buffer);
    stream.end();
  });
  return to;
}

test('a file that is missing, none at all, or cut off', async () => {
  expect(await refusalOf(join(kept.folder, 'none.zip'))).toBe('There is no file FILE.');
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
  const place = await kept.onServer();
  await kept.restore(file, place);
  const before = await kept.contentOf(place);
  await expect(kept.restore(file, place)).rejects.toThrow('This database already has data.');
  expect(await kept.contentOf(place)).toEqual(before);
});

test('a folder that is not there', async () => {
  await expect(backUp(site, join(kept.folder, 'none', 'site.zip'))).rejects.toThrow('ENOENT');
});

test('a name that is taken', async () => {
  await expect(backUp(site, file)).rejects.toThrow('is there already. Choose another name.');
});
