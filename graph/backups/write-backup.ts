import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ZipFile } from 'yazl';
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
  const folder = await mkdtemp(join(dataDir, 'backup-'));
  const failure = new AbortController();
  try {
    const copied = await copyRows(em, folder);
    const zip = new ZipFile();
    zip.on('error', (error) => failure.abort(error));
    for (const { name } of copied.tables)
      zip.addFile(join(folder, name), tableFile(name), { mtime: now });
    const sent = pipeline(zip.outputStream, to, { signal: failure.signal });
    const made = addPictures(zip, { files, now }).then((pictures) => {
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
  { files, now }: Pick<BackupSource, 'files' | 'now'>,
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
    await pipeline(content, counted);
    pictures.push({ name, bytes, sha256: sha256.digest('hex') });
  }
  return pictures;
}
