/**
 * The embedded database: PGlite behind its wire-protocol socket, in a thread of its own, so that a slow query
 * never holds up the event loop that carries chat. To the rest of the code it is just another PostgreSQL.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string };

const db = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } });

/** An error of a query travels in the protocol; one that is thrown means a broken engine, which ends the thread. */
const run = db.execProtocolRawStream.bind(db);
db.execProtocolRawStream = (message, options) =>
  run(message, options).catch((error: unknown) => {
    setImmediate(() => {
      throw error;
    });
    throw error;
  });

const server = new PGLiteSocketServer({ db, path: socketPath });
await server.start();
parentPort!.postMessage('ready');

const stop = async () => {
  await server.stop();
  await db.close();
  process.exit(0);
};
parentPort!.once('message', () => void stop());
