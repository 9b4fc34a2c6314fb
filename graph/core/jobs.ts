import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Logger } from 'pino';
import { type Db, PgBoss } from 'pg-boss';
import type { Clock } from './clock.ts';

/**
 * Work that is due at a certain time. It reads the clock to find what is due, so being woken twice is harmless. When
 * the signal aborts, the site is stopping: long work continues after the next start.
 */
export type Job = (signal: AbortSignal) => Promise<unknown>;

/** Wakes jobs at their time. The wishes are rows, so that they outlive restarts, and any node may serve them. */
export interface Jobs {
  /** Schedules the job. With a transaction's entity manager it is stored with the transaction, or not at all. */
  wake(em: EntityManager, name: string, at: Date): Promise<void>;
  /**
   * Runs each job once, without waiting for it, to catch up on what became due before the start; from then on whenever
   * one is woken.
   */
  start(jobs: Readonly<Record<string, Job>>): Promise<void>;
  /** Lets what runs finish, a few seconds at most. */
  stop(): Promise<void>;
}

interface JobsOptions {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  /** Seconds between two looks at what is due. */
  readonly lookEvery?: number;
}

const STOP_WITHIN_MS = 4_000;
const RETRIES = { retryLimit: 8, retryDelay: 2, retryBackoff: true };
/**
 * Counted from the time a wish is due, by the database's clock. After pg-boss's own 14 days, wishes of a site whose clock
 * is behind the database's would be deleted before a worker sees them.
 */
const RETENTION_SECONDS = 10 * 365 * 86_400;

/** For sites whose clock does not run (tests): jobs are never woken. */
export const noJobs: Jobs = {
  wake: () => Promise.resolve(),
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Jobs on pg-boss, in a schema of its own of the site's database, over the one pool that everything shares. */
export function createJobs({ orm, clock, logger, lookEvery = 2 }: JobsOptions): Jobs {
  const boss = new PgBoss({ db: throughPool(orm), schedule: false });
  const ending = new AbortController();
  const firstRuns = new Set<Promise<unknown>>();
  boss.on('error', (err) => logger.error({ err }, 'The job queue reported an error'));

  const serve = async (name: string, given: Job) => {
    // Never twice at the same time on one node: the first run goes on when a wish arrives already.
    let last: Promise<unknown> = Promise.resolve();
    const job = (signal: AbortSignal): Promise<unknown> => {
      const run = last.then(() => given(signal));
      last = run.catch(() => undefined);
      return run;
    };
    await boss.createQueue(name, RETRIES);
    await boss.work<{ at: string }>(
      name,
      { pollingIntervalSeconds: lookEvery, batchSize: 50 },
      async (wishes) => {
        await job(ending.signal);
        // The database counted the time until now. Where this machine's clock is behind, it isn't over yet.
        const early = wishes.map(({ data }) => new Date(data.at)).filter((at) => at > clock.now());
        for (const at of early) await wakeAt(name, at);
      },
    );
    const first = job(ending.signal)
      .catch((err: unknown) => logger.error({ err, job: name }, 'Trouble with a job at the start'))
      .finally(() => firstRuns.delete(first));
    firstRuns.add(first);
  };

  const wakeAt = async (name: string, at: Date, db?: Db) => {
    const options = { retentionSeconds: RETENTION_SECONDS, ...(db && { db }) };
    await boss.sendAfter(name, { at: at.toISOString() }, options, at);
  };

  return {
    wake: (em, name, at) => wakeAt(name, at, within(em)),
    async start(jobs) {
      await boss.start();
      for (const [name, job] of Object.entries(jobs)) await serve(name, job);
    },
    async stop() {
      ending.abort();
      const patience = AbortSignal.timeout(STOP_WITHIN_MS);
      const end = new Promise((resolve) => patience.addEventListener('abort', resolve));
      await Promise.race([end, Promise.all(firstRuns)]);
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
  };
}

/** A failed script leaves its transaction open; such a connection is destroyed. */
const throughPool = (orm: MikroORM): Db => ({
  async executeSql(text, values) {
    const pool = await orm.em.getConnection().getNativeClient();
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      return await client.query(text, values);
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
    }
  },
});

/** Statements of the unit of work's own transaction. */
const within = (em: EntityManager): Db => ({
  async executeSql(text, values = []) {
    const { rows } = await em
      .getKysely()
      .executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
    return { rows };
  },
});
