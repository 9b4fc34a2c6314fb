import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  BackupError,
  FORMAT,
  type Manifest,
  MANIFEST,
  MANIFEST_HASH,
  manifestShape,
  pictureFile,
  tableFile,
} from './manifest.ts';
import { tableHash } from './table-rows.ts';

/** An open backup whose content is what its manifest says. */
export interface Backup {
  readonly manifest: Manifest;
  /** The rows of a table as lines of JSON, some at a time. */
  lines(table: string): AsyncIterable<string[]>;
  picture(name: string): Promise<Buffer>;
  close(): void;
}

/** Opens a backup and reads it whole once: every row is counted, every hash compared. Throws a BackupError where it is not as it was written. */
export async function openBackup(file: string): Promise<Backup> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(
    (error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      throw new BackupError(
        code === 'ENOENT'
          ? `There is no file ${file}.`
          : `${file} is no backup, or it is incomplete (${(error as Error).message}).`,
      );
    },
  );
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (!entry) throw new BackupError(`${name} is missing.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = await readManifest(open);
    const backup: Backup = {
      manifest,
      lines: (table) => linesIn(open, tableFile(table)),
      picture: async (name) => wholeOf(await open(pictureFile(name))),
      close: () => zip.close(),
    };
    await verify(backup);
    return backup;
  } catch (error) {
    zip.close();
    throw new BackupError(`${file} can’t be restored: ${reasonOf(error)}`, { cause: error });
  }
}

const reasonOf = (error: unknown) =>
  error instanceof BackupError ? error.message : `it is damaged (${(error as Error).message}).`;

type Open = (name: string) => ReturnType<ZipFile['openReadStreamPromise']>;

async function readManifest(open: Open): Promise<Manifest> {
  const text = await wholeOf(await open(MANIFEST));
  const hash = createHash('sha256').update(text).digest('hex');
  if ((await wholeOf(await open(MANIFEST_HASH))).toString().trim() !== hash)
    throw new BackupError('its manifest was altered.');
  const found = JSON.parse(text.toString()) as { readonly format?: unknown };
  if (typeof found.format === 'number' && found.format > FORMAT)
    throw new BackupError('a newer version of the site wrote it. Restore it with that version.');
  const manifest = manifestShape.safeParse(found);
  if (!manifest.success) throw new BackupError('its manifest can’t be read.');
  return manifest.data;
}

/** Compares all that is in it with the manifest. */
async function verify({ manifest, lines, picture }: Backup): Promise<void> {
  for (const { name, rows, sha256 } of manifest.tables) {
    const hash = tableHash();
    for await (const some of lines(name)) hash.add(some);
    const found = hash.end();
    if (found.rows !== rows)
      throw new BackupError(`${name} has ${found.rows} rows instead of ${rows}.`);
    if (found.sha256 !== sha256) throw new BackupError(`the rows of ${name} were altered.`);
  }
  for (const { name, sha256 } of manifest.pictures)
    if (
      createHash('sha256')
        .update(await picture(name))
        .digest('hex') !== sha256
    )
      throw new BackupError(`the picture ${name} was altered.`);
}

/** Rows, and their size in bytes, that are given at a time. */
const MOST_LINES = 500;
const MOST_BYTES = 4e6;

async function* linesIn(open: Open, file: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let bytes = 0;
  const stream = await open(file);
  const reader = createInterface({ input: stream, crlfDelay: Infinity });
  // The reader of lines does not pass on what breaks its input.
  const broken = new Promise<never>((_resolve, reject) => stream.once('error', reject));
  broken.catch(() => undefined);
  const iterator = reader[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([iterator.next(), broken]);
    if (next.done) break;
    lines.push(next.value);
    bytes += next.value.length;
    if (lines.length < MOST_LINES && bytes < MOST_BYTES) continue;
    yield lines;
    lines = [];
    bytes = 0;
  }
  if (lines.length > 0) yield lines;
}

async function wholeOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
