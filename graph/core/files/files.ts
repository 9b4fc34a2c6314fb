import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type RequestHandler } from 'express';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Logger } from 'pino';
import { refuse } from '../errors.ts';

const FOLDER = 'uploads';
const PLAIN_NAME = /^[\w-]+(\.[a-z0-9]+)?$/;
const YEAR_SECONDS = 31_536_000;

/**
 * Where uploaded files are stored. The server picks the names, never the client, and never reuses one for other
 * content.
 */
export interface Files {
  /** Stores a file and returns the path it is served under. */
  save(name: string, content: Uint8Array): Promise<string>;
  /** Reads a file by the path it is served under; undefined when it is not there. */
  open(path: string): Promise<Readable | undefined>;
  /** The paths of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Serves files under other paths from now on. Never fails: what can't be moved is logged and stays. */
  move(moves: readonly Move[]): Promise<void>;
  /** Forgets files by the paths they were served under. Never fails: what can't be removed is logged and stays. */
  remove(paths: readonly string[]): Promise<void>;
  /** Serves the stored files under that path. */
  readonly handler: RequestHandler;
}

/** The path a file is served under, and another one. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

interface FilesOptions {
  readonly dataDir: string;
  /** `https://key:secret@endpoint/bucket?region=…`, or `s3://bucket?region=…` with AWS' own credentials; absent: the disk. */
  readonly storageUrl: string | undefined;
  /** Logs why a file could not be stored or removed. */
  readonly logger?: Pick<Logger, 'error' | 'warn'>;
}

/** Files on disk, or in an S3-compatible bucket. The site serves both itself, so that addresses stay the same. */
export async function createFiles({ dataDir, storageUrl, logger }: FilesOptions): Promise<Files> {
  const folder = join(dataDir, FOLDER);
  const disk = new Disk(
    storageUrl
      ? await bucketDriver(new URL(storageUrl))
      : new FSDriver({ location: folder, visibility: 'public' }),
  );
  const router = express.Router();
  router.use(
    `/${FOLDER}`,
    storageUrl
      ? streamFrom(disk)
      : express.static(folder, {
          index: false,
          dotfiles: 'ignore',
          immutable: true,
          maxAge: YEAR_SECONDS * 1000,
          redirect: false,
        }),
  );
  return {
    handler: router,
    async save(name, content) {
      if (!PLAIN_NAME.test(name)) throw new Error(`Not a plain file name: ${name}`);
      try {
        await disk.put(name, content);
      } catch (err) {
        logger?.error({ err }, 'A file could not be stored');
        // A full disk may have stored a part of it.
        await disk.delete(name).catch(() => undefined);
        throw refuse('file.notStored', {}, { retryAfter: 30 });
      }
      return `/${FOLDER}/${name}`;
    },
    async open(path) {
      const name = path.replace(`/${FOLDER}/`, '');
      if (!PLAIN_NAME.test(name) || !(await disk.exists(name))) return undefined;
      return disk.getStream(name);
    },
    list: () => pathsIn(disk),
    async move(moves) {
      const nameOf = (path: string) => path.replace(`/${FOLDER}/`, '');
      for (const { from, to } of moves) {
        if (!PLAIN_NAME.test(nameOf(from)) || !PLAIN_NAME.test(nameOf(to))) continue;
        await disk.move(nameOf(from), nameOf(to)).catch((err: unknown) => {
          logger?.warn({ err }, 'A file could not be moved');
        });
      }
    },
    async remove(paths) {
      for (const path of paths) {
        const name = path.replace(`/${FOLDER}/`, '');
        if (!PLAIN_NAME.test(name)) continue;
        await disk.delete(name).catch((err: unknown) => {
          logger?.warn({ err }, 'A file could not be removed');
        });
      }
    },
  };
}

/** The paths under which the files of a disk are served. */
async function* pathsIn(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll('', { ...(paginationToken && { paginationToken }) })
      .catch((error: unknown) => {
        // Without a file there is no folder.
        if ((error as { cause?: NodeJS.ErrnoException }).cause?.code === 'ENOENT') return undefined;
        throw error;
      });
    for (const file of page?.objects ?? [])
      if (file.isFile && PLAIN_NAME.test(file.name)) yield `/${FOLDER}/${file.name}`;
    ({ paginationToken } = page ?? {});
  } while (paginationToken);
}

/** The client of S3 is large; it is loaded only where there is a bucket. */
async function bucketDriver(url: URL) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const isAws = url.protocol === 's3:';
  const [bucket = ''] = isAws ? [url.hostname] : url.pathname.slice(1).split('/');
  return new S3Driver({
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    visibility: 'private',
    supportsACL: false,
    ...(!isAws && { endpoint: `${url.protocol}//${url.host}`, forcePathStyle: true }),
    ...(url.username && {
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
  });
}

const streamFrom =
  (disk: Disk): RequestHandler =>
  async (request, response, next) => {
    const name = request.path.slice(1);
    if (!PLAIN_NAME.test(name) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    if (!(await disk.exists(name))) return next();
    const { contentType, contentLength } = await disk.getMetaData(name);
    response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    response.setHeader('Content-Length', String(contentLength));
    response.type(contentType ?? 'application/octet-stream');
    if (request.method === 'HEAD') return void response.end();
    await pipeline(await disk.getStream(name), response);
  };
