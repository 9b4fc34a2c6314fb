import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import startDatabases from '../../.config/jest/start-databases.mts';
import { createContext, type Context, type Services } from '../../graph/core/context.ts';
import { openDatabase } from '../../graph/core/database/database.ts';
import { createOrm } from '../../graph/orm.ts';
import { testDatabase } from '../../graph/testing/database.ts';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';

/** A read as an admin, who may read everything. */
export type Read = (ctx: Context) => Promise<unknown>;

/** A database with few rows and one with many, on one server. */
export interface Sizes {
  /** What a read takes on each, in ms. They take turns, so that both meet the same machine. */
  measure(read: Read): Promise<{ small: number[]; large: number[] }>;
}

interface Filling {
  readonly small: number;
  readonly large: number;
  readonly runs: number;
  readonly fill: (client: pg.Client, rows: number) => Promise<void>;
}

export async function withSizes<Figures>(
  { small, large, runs, fill }: Filling,
  use: (sizes: Sizes) => Promise<Figures>,
): Promise<Figures> {
  await startDatabases();
  await using few = await filled((client) => fill(client, small));
  await using many = await filled((client) => fill(client, large));
  return await use({
    async measure(read) {
      const values = { small: [] as number[], large: [] as number[] };
      for (let run = -1; run < runs; run++) {
        const turn = { small: await few.timed(read), large: await many.timed(read) };
        // The first one opens the connections.
        if (run < 0) continue;
        values.small.push(turn.small);
        values.large.push(turn.large);
      }
      return values;
    },
  });
}

async function filled(fill: (client: pg.Client) => Promise<void>) {
  const { url, drop } = await testDatabase();
  const client = new pg.Client(url);
  await client.connect();
  // Otherwise `vacuum` may not see the last rows as visible to all, and index-only scans would not work.
  await client.query('set synchronous_commit = on');
  await fill(client);
  await client.query('vacuum analyze');
  // Else what was filled in is written to the disk while the reads are measured.
  await client.query('checkpoint');
  await client.end();
  const database = await openDatabase({ url, dataDir: 'unused' });
  const orm = createOrm(database.connection);
  return {
    async timed(read: Read): Promise<number> {
      const ctx = contextOf(orm.em.fork());
      const started = performance.now();
      await read(ctx);
      return performance.now() - started;
    },
    async [Symbol.asyncDispose]() {
      await orm.close();
      await database.close();
      await drop();
    },
  };
}

const contextOf = (em: EntityManager) =>
  createContext(
    em,
    {
      clock: { now: () => new Date() },
      site: FIRST_SETTINGS,
      env: { sportsProvider: 'none' },
      limits: { take: () => Promise.resolve() },
      tokenUse: { note: () => undefined, flush: () => Promise.resolve() },
    } as unknown as Services,
    {
      viewer: { id: 1, isAdmin: true },
      sessionId: null,
      requestId: 'bench',
      address: 'bench',
      userAgent: undefined,
      language: 'en',
      cookie: undefined,
    },
  );
