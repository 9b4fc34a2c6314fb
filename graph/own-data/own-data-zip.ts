import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ZipFile } from 'yazl';
import type { Context } from '../core/context.ts';
import type { Files } from '../core/files/files.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { type OwnRows, PAGE } from './own-kind.ts';
import { OWN_ROWS } from './own-rows.ts';
import { readMe } from './read-me.ts';

interface OwnData extends Pick<Context, 'publicUrl' | 'site'> {
  readonly em: EntityManager;
  readonly files: Pick<Files, 'open'>;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Writes a zip with all data of a member, as fast as the client reads it: only one page of rows or one chunk of a
 * picture is in memory at a time, and no database connection is occupied in between. Rejects when reading fails or the
 * client disconnects; the output is then incomplete.
 */
export async function writeOwnData(own: OwnData, to: NodeJS.WritableStream): Promise<void> {
  const zip = new ZipFile();
  const failure = new AbortController();
  let isOpen: Readable | undefined;
  zip.on('error', (error) => failure.abort(error));

  const add = (name: string, open: () => Promise<Readable>, compress = true) =>
    zip.addReadStreamLazy(name, { mtime: own.now, compress }, (give) => {
      open().then(
        (stream) => {
          isOpen = stream;
          stream.on('error', (error) => failure.abort(error));
          give(null, stream);
        },
        (error: unknown) => failure.abort(error),
      );
    });

  zip.addBuffer(Buffer.from(readMe(own)), 'README.txt', { mtime: own.now });
  for (const rows of OWN_ROWS)
    add(rows.file, () => Promise.resolve(Readable.from(jsonOf(own, rows), { objectMode: false })));
  const pictures = await picturesOf(own);
  for (const path of pictures)
    // A picture that was deleted since the export began is an empty file.
    add(
      `pictures/${path.split('/').at(-1)}`,
      async () => (await own.files.open(path)) ?? Readable.from([]),
      false,
    );
  zip.end();

  try {
    await pipeline(zip.outputStream, to, { signal: failure.signal });
  } catch (error) {
    throw failure.signal.aborted ? failure.signal.reason : error;
  } finally {
    isOpen?.destroy();
  }
}

/** The rows of one kind as a JSON array, read page by page. */
async function* jsonOf({ em, userId }: OwnData, rows: OwnRows) {
  let after = 0;
  let isFirst = true;
  yield '[';
  for (;;) {
    const page = await rows.page(em, { userId, after });
    for (const row of page) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row, withInstants, 2)}`;
      isFirst = false;
      after = row.id;
    }
    if (page.length < PAGE) break;
  }
  yield '\n]\n';
}

/** The database returns timestamps as text in its own format. */
const withInstants = (column: string, value: unknown) =>
  column.endsWith('At') && typeof value === 'string' ? new Date(value).toISOString() : value;

/** Addresses of the member's pictures that are stored on this site, not elsewhere on the web. */
async function picturesOf({ em, userId }: OwnData): Promise<string[]> {
  const rows = await rowsOf(
    em,
    db
      .selectFrom('images')
      .select('url')
      .where('url', 'in', ({ selectFrom }) =>
        selectFrom('gameCheckIns')
          .select('photoUrl as url')
          .where('userId', '=', userId)
          .union(selectFrom('users').select('avatarUrl as url').where('id', '=', userId))
          .union(selectFrom('removedPosts').select('imageUrl as url').where('userId', '=', userId))
          .union(
            selectFrom('fanZonePhotos').select('imageUrl as url').where('userId', '=', userId),
          ),
      )
      .orderBy('id'),
  );
  return rows.map(({ url }) => url);
}
