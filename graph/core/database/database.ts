import type { ConnectionOptions } from '@mikro-orm/core';
import type { Pool, PoolConfig } from 'pg';
import { startEmbedded } from '../embedded/host.ts';
import type { EngineReport } from '../embedded/thread.ts';
import { openPipelines, type Pipelines } from './pipelines.ts';
import { PoolClient } from './pool-client.ts';
import { dropSilentConnections } from './silent-connections.ts';

export interface DatabaseOptions {
  /** `postgresql://…`; absent: the embedded database. */
  url?: string | undefined;
  /** Where the embedded database lives, in a folder `database`; `:memory:` for one that is forgotten. */
  dataDir: string;
  /** Milliseconds after which a statement, or the wait for a connection, fails. */
  patienceMs?: number | undefined;
  /** Where it is logged that the embedded database broke and was restarted. */
  engineReport?: EngineReport | undefined;
}

export interface Database {
  kind: 'postgresql' | 'embedded';
  /** A directory that only this user can enter, named in the lock of the embedded database; absent for a server. */
  socketDir?: string;
  /** For `createOrm`. The ORM makes the one pool that jobs and limits share (`getNativeClient()`). */
  connection: ConnectionOptions;
  /** For short statements of many requests; absent on the embedded database, which has a single connection. */
  pipelines?: () => Pipelines | undefined;
  /** Does work whose statements have no time limit, at the start, when there are no other queries. */
  unhurried<T>(work: () => Promise<T>): Promise<T>;
  /** Call it after the ORM is closed. */
  close(): Promise<void>;
}

const POOL_SIZE = 10;

/**
 * No query of the site takes this long; a slower one must not occupy a connection. Callers that wait longer for a
 * connection are refused, so that requests don't pile up behind a slow database.
 */
const PATIENCE_MS = 5_000;
/** PostgreSQL itself ends a statement after the patience and says so; a second later the connection must be dead. */
const ROUND_TRIP_MS = 1_000;
/** Idle time before the operating system sends a TCP keep-alive probe. */
const KEEP_ALIVE_MS = 5_000;

const asWarning: EngineReport = {
  broke: (reason) => process.emitWarning(`The embedded database broke: ${reason}`),
  restarted: () => process.emitWarning('The embedded database is back.'),
};

/** One driver for both databases: PostgreSQL at `url`, or PGlite in a thread of this process. */
export async function openDatabase({
  url,
  dataDir,
  patienceMs = PATIENCE_MS,
  engineReport = asWarning,
}: DatabaseOptions): Promise<Database> {
  if (url) {
    return overNetwork(url, patienceMs);
  }
  const host = await startEmbedded(dataDir, engineReport);
  const pool: PoolConfig = {
    host: host.socketDir,
    user: 'postgres',
    database: 'postgres',
    // PGlite is one session. Its socket would let a second client bind the first one's unnamed statement.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patienceMs,
    Client: PoolClient,
  };
  return {
    kind: 'embedded',
    socketDir: host.socketDir,
    connection: { dbName: 'postgres', driverOptions: pool },
    unhurried: (work) => work(),
    close: host.close,
  };
}

function overNetwork(url: string, patienceMs: number): Database {
  const respondsWithin = patienceMs + ROUND_TRIP_MS;
  const silence = { ms: respondsWithin };
  const pool: PoolConfig = {
    connectionString: url,
    max: POOL_SIZE,
    statement_timeout: patienceMs,
    // After that, the locks of a node that was cut off are released.
    idle_in_transaction_session_timeout: patienceMs * 2,
    connectionTimeoutMillis: patienceMs,
    Client: PoolClient,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const watch = dropSilentConnections(silence);
  const opened: Pipelines[] = [];
  const onPoolCreated = (made: Pool) => {
    made.on('connect', watch);
    // The pool knows how the ORM wants values to be read.
    opened.push(openPipelines(made.options, watch, respondsWithin));
  };
  return {
    kind: 'postgresql',
    connection: {
      dbName: decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres',
      driverOptions: { ...pool, onPoolCreated },
    },
    pipelines: () => (isThroughPooler(url) ? undefined : opened.at(-1)),
    async unhurried(work) {
      silence.ms = Infinity;
      return work().finally(() => (silence.ms = respondsWithin));
    },
    async close() {
      await Promise.all(opened.map((each) => each.close()));
    },
  };
}

/** A pooler that gives each transaction another connection loses named statements. */
const isThroughPooler = (url: string) => new URL(url).searchParams.get('pgbouncer') === 'true';
