/**
 * The embedded database: PGlite behind its wire-protocol socket, in a thread of its own, so that a slow query never
 * blocks the event loop that carries chat. To the rest of the code it is just another PostgreSQL.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { endsWithReady, ReplyEnd } from './protocol.ts';

const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string };

/**
 * The engine allocates all its buffers at startup, 160 MB by default; less is enough because the system caches its
 * files too.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const db = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent }, startParams });

/** Ends the thread once the reply has been sent. */
const endThread = (error: unknown) =>
  setImmediate(() => {
    throw error;
  });

/**
 * An ordinary error of a query ends with "ready for query". After a panic, as when a checkpoint finds the disk full,
 * the engine throws nothing and never sends anything again.
 */
const run = db.execProtocolRawStream.bind(db);
db.execProtocolRawStream = async (message, options) => {
  const end = new ReplyEnd();
  const onRawData = (part: Uint8Array) => {
    end.add(part);
    options.onRawData(part);
  };
  try {
    await run(message, { ...options, onRawData });
  } catch (error) {
    endThread(error);
    throw error;
  }
  if (endsWithReady(message) && !end.isReady)
    endThread(new Error(end.error ?? 'the engine sends nothing any more'));
};

const server = new PGLiteSocketServer({ db, path: socketPath });
await server.start();
parentPort!.postMessage('ready');

const stop = async () => {
  await server.stop();
  await db.close();
  process.exit(0);
};
parentPort!.once('message', () => void stop());
