import type { ConnectionOptions } from '@mikro-orm/core';
import type { PoolConfig } from 'pg';
import { startEmbedded } from './embedded/host.ts';

export interface DatabaseOptions {
  /** `postgresql://…`; absent: the embedded database. */
  url?: string | undefined;
  /** Where the embedded database lives, in a folder `database`; `:memory:` for one that is forgotten. */
  dataDir: string;
  /** Milliseconds after which a statement, or the wait for a connection, is given up. */
  patienceMs?: number | undefined;
}

export interface Database {
  kind: 'postgresql' | 'embedded';
  /** For `createOrm`. The ORM makes the one pool that jobs and limits share (`getNativeClient()`). */
  connection: ConnectionOptions;
  /** Call it after the ORM is closed. */
  close(): Promise<void>;
}

const POOL_SIZE = 10;

/**
 * No query of the site takes this long; one that does must not hold a connection. Whoever waits longer for a connection
 * is refused, so that a slow database doesn't pile up requests.
 */
const PATIENCE_MS = 5_000;

/** One driver for both databases: PostgreSQL at `url`, or PGlite in a thread of this process. */
export async function openDatabase({
  url,
  dataDir,
  patienceMs = PATIENCE_MS,
}: DatabaseOptions): Promise<Database> {
  if (url) {
    const pool: PoolConfig = {
      connectionString: url,
      max: POOL_SIZE,
      statement_timeout: patienceMs,
      connectionTimeoutMillis: patienceMs,
    };
    const dbName = decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
    return {
      kind: 'postgresql',
      connection: { dbName, driverOptions: pool },
      close: async () => {},
    };
  }
  const host = await startEmbedded(dataDir);
  const pool: PoolConfig = {
    host: host.socketDir,
    user: 'postgres',
    database: 'postgres',
    // PGlite is one session. Its socket would let a second client bind the first one's unnamed statement.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patienceMs,
  };
  return {
    kind: 'embedded',
    connection: { dbName: 'postgres', driverOptions: pool },
    close: host.close,
  };
}
