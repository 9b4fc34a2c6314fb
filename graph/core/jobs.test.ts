import { EventEmitter, once } from 'node:events';
import type { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { createOrm } from '../orm.ts';
import { testDatabase } from '../testing/database.ts';
import { adjustableClock, machineClock } from './clock.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createJobs } from './jobs.ts';

const faults: unknown[] = [];
const logger = { error: (fault: unknown) => void faults.push(fault) };

const engines = {
  PostgreSQL: async (): Promise<Database> => {
    const { url, drop } = await testDatabase();
    return { ...(await openDatabase({ url, dataDir: 'unused' })), close: drop };
  },
  embedded: () => openDatabase({ dataDir: ':memory:' }),
};

/** A job that signals each of its runs. */
function bell() {
  const runs = new EventEmitter();
  let count = 0;
  return {
    job: () => Promise.resolve(void runs.emit(`run ${++count}`)),
    run: (n: number) => (count >= n ? Promise.resolve() : once(runs, `run ${n}`)),
    count: () => count,
  };
}

describe.each(Object.entries(engines))('%s', (_engine, open) => {
  let database: Database;
  let orm: MikroORM;
  const node = (clock = machineClock) => createJobs({ orm, clock, logger, lookEvery: 0.5 });
  const soon = () => new Date(machineClock.now().getTime() + 200);

  beforeAll(async () => {
    database = await open();
    orm = createOrm(database.connection);
  });
  afterAll(async () => {
    await orm.close();
    await database.close();
    expect(faults).toEqual([]);
  });

  test('a job runs at the start, and when it is woken', async () => {
    const [one, { job, run }] = [node(), bell()];
    await one.start({ ring: job });
    await run(1);
    await orm.em.fork().transactional((tx) => one.wake(tx, 'ring', soon()));
    await run(2);
    await one.stop();
  });

  test('a job that was requested in a transaction is rolled back with it', async () => {
    const [one, { job, run, count }] = [node(), bell()];
    await one.start({ alarm: job });
    const undone = orm.em.fork().transactional(async (tx) => {
      await one.wake(tx, 'alarm', soon());
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await orm.em.fork().transactional((tx) => one.wake(tx, 'alarm', soon()));
    await run(2);
    await one.stop();
    expect(count()).toBe(2);
  });

  test('what was wished before a restart happens after it, on another node', async () => {
    const one = node();
    await one.start({ chime: bell().job });
    await orm.em.fork().transactional((tx) => one.wake(tx, 'chime', soon()));
    await one.stop();
    const [two, { job, run }] = [node(), bell()];
    await two.start({ chime: job });
    await run(2);
    await two.stop();
  });

  test('a job waits for a clock that is behind the database’s', async () => {
    const clock = adjustableClock(machineClock.now());
    const [one, { job, run }] = [node(clock), bell()];
    await one.start({ gong: job });
    await orm.em.fork().transactional((tx) => one.wake(tx, 'gong', soon()));
    await run(3);
    clock.advance(60_000);
    await one.stop();
  });

  test('a job woken for long ago is not swept away before it runs', async () => {
    const one = node();
    await one.start({ bugle: bell().job });
    await one.stop();
    const monthAgo = new Date(machineClock.now().getTime() - 30 * 86_400_000);
    await orm.em.fork().transactional((tx) => one.wake(tx, 'bugle', monthAgo));
    const pool = await orm.em.getConnection().getNativeClient();
    const sweeper = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      supervise: false,
      schedule: false,
    });
    await sweeper.start();
    await sweeper.supervise('bugle');
    await sweeper.stop();
    const [two, { job, run }] = [node(), bell()];
    await two.start({ bugle: job });
    await run(2);
    await two.stop();
  });

  test('a job that fails is tried again', async () => {
    const [one, { job, run, count }] = [node(), bell()];
    await one.start({
      buzz: async () => {
        await job();
        if (count() === 2) throw new Error('not now');
      },
    });
    await orm.em.fork().transactional((tx) => one.wake(tx, 'buzz', soon()));
    await run(3);
    await one.stop();
  });
});
