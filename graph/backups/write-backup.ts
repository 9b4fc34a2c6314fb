import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ZipFile } from 'yazl';
import { machineClock } from '../core/clock.ts';
import type { Files } from '../core/files/files.ts';
import { VERSION } from '../core/version.ts';
import {
  FORMAT,
  type Manifest,
  MANIFEST,
  MANIFEST_HASH,
  pictureFile,
  tableFile,
} from './manifest.ts';
import { beginUnhurried, linesOf, migrationsIn, tableHash, tablesIn } from './table-rows.ts';

export interface BackupSource {
  readonly em: EntityManager;
  readonly files: Pick<Files, 'list' | 'open'>;
  readonly now: Date;
  /** A folder with room for all rows. */
  readonly dataDir: string;
}

/**
 * Writes a backup while the site serves: all rows as of one moment, then all pictures. The rows are copied to the disk
 * first, so that the transaction is over when a slow reader gets them. Rejects when reading fails or the reader goes
 * away; the output is then incomplete, which everyone who opens it sees.
 */
export async function writeBackup(
  { em, files, now, dataDir }: BackupSource,
  to: NodeJS.WritableStream,
): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true });
  await forgetLeftovers(dataDir);
  const folder = await mkdtemp(join(dataDir, COPY));
  const failure = new AbortController();
  try {
    const copied = await copyRows(em, folder);
    const zip = new ZipFile();
    zip.on('error', (error) => failure.abort(error));
    for (const { name } of copied.tables)
      zip.addFile(join(folder, name), tableFile(name), { mtime: now });
    const { signal } = failure;
    const sent = pipeline(zip.outputStream, to, { signal });
    // A reader that goes away ends the reading.
    sent.catch((error: unknown) => failure.abort(error));
    const made = addPictures(zip, { files, now, signal }).then((pictures) => {
      const manifest = {
        ...{ format: FORMAT, version: VERSION, createdAt: now.toISOString() },
        ...{ ...copied, pictures },
      } as const;
      const text = Buffer.from(JSON.stringify(manifest, null, 2));
      zip.addBuffer(text, MANIFEST, { mtime: now });
      const hash = createHash('sha256').update(text).digest('hex');
      zip.addBuffer(Buffer.from(`${hash}\n`), MANIFEST_HASH, { mtime: now });
      zip.end();
      return manifest;
    });
    made.catch((error: unknown) => failure.abort(error));
    await sent;
    return await made;
  } catch (error) {
    throw failure.signal.aborted ? failure.signal.reason : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the folder of copied rows begins with. */
const COPY = 'backup-rows-';
const DAY_MS = 86_400_000;

/** Deletes what a process left that was killed over a backup: all rows are in it. */
async function forgetLeftovers(dataDir: string): Promise<void> {
  const old = machineClock.now().getTime() - DAY_MS;
  for (const name of await readdir(dataDir)) {
    const folder = join(dataDir, name);
    if (name.startsWith(COPY) && (await stat(folder)).mtimeMs < old)
      await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the rows of all tables as of one moment, a file each. */
const copyRows = (em: EntityManager, folder: string) =>
  em.fork().transactional(
    async (tx) => {
      await beginUnhurried(tx);
      const migrations = await migrationsIn(tx);
      const tables: Manifest['tables'] = [];
      for (const table of await tablesIn(tx)) {
        const hash = tableHash();
        const lines = async function* () {
          for await (const page of linesOf(tx, table)) {
            hash.add(page);
            yield `${page.join('\n')}\n`;
          }
        };
        await pipeline(Readable.from(lines()), createWriteStream(join(folder, table.name)));
        tables.push({ name: table.name, ...hash.end() });
      }
      return { migrations, tables };
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );

/** Adds each picture that is stored, one after the other; one that is deleted in the meantime is left out. */
async function addPictures(
  zip: ZipFile,
  { files, now, signal }: Pick<BackupSource, 'files' | 'now'> & { readonly signal: AbortSignal },
): Promise<Manifest['pictures']> {
  const pictures: Manifest['pictures'] = [];
  for await (const path of files.list()) {
    const name = path.split('/').at(-1)!;
    const content = await files.open(path);
    if (!content) continue;
    const sha256 = createHash('sha256');
    let bytes = 0;
    const counted = new Transform({
      transform(part: Buffer, _encoding, done) {
        bytes += part.length;
        sha256.update(part);
        done(null, part);
      },
    });
    // Pictures are compressed already.
    zip.addReadStream(counted, pictureFile(name), { mtime: now, compress: false });
    await pipeline(content, counted, { signal });
    pictures.push({ name, bytes, sha256: sha256.digest('hex') });
  }
  return pictures;
}
