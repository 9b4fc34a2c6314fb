import { setImmediate } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createOrm } from '../../orm.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type SilentProxy, startSilentProxy } from '../../testing/servers/silent-proxy.ts';
import { domainErrorOf } from '../errors.ts';
import { type Database, openDatabase } from './database.ts';
import { db } from './db.ts';
import { usePipelines } from './pipelines.ts';
import { type Slots, statement } from './rows.ts';

const PATIENCE_MS = 1_500;

let testing: TestDatabase;
let proxy: SilentProxy;
let database: Database;
let orm: MikroORM;
/** Another client, who holds up or looks on. */
let other: pg.Client;

beforeAll(async () => {
  testing = await testDatabase();
  other = new pg.Client(testing.url);
  await other.connect();
  await other.query(
    `insert into users (email, password, name) values ('fan@example.org', '', 'Fan')`,
  );
});
afterAll(async () => {
  await other.end();
  await testing.drop();
});

beforeEach(async () => {
  proxy = await startSilentProxy(testing.url);
  await open(proxy.url);
});
afterEach(async () => {
  await close();
  await proxy.close();
});

async function open(url: string) {
  database = await openDatabase({ url, dataDir: '', patienceMs: PATIENCE_MS });
  orm = createOrm(database.connection);
  await orm.em.fork().execute('select 1');
  const pipelines = database.pipelines?.();
  if (pipelines) usePipelines(orm.em, pipelines);
}

async function close() {
  await orm.close();
  await database.close();
}

const readName = statement(({ email }: Slots<{ email: string }>) =>
  db.selectFrom('users').select('name').where('email', '=', email),
);
const rename = statement(({ email, name }: Slots<{ email: string; name: string }>) =>
  db.updateTable('users').set({ name }).where('email', '=', email).returning('name'),
);
const readSession = statement((_: Slots<object>) =>
  db.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid', []).as('session')),
);

const renameAndLock = statement(
  ({ id }: Slots<{ id: number }>) =>
    db
      .updateTable('users')
      .set({ name: 'Fan' })
      .where('id', '=', id)
      .returning(({ fn }) => fn<number>('pg_backend_pid', []).as('session')),
  ({ id }) => id,
);

const fan = { email: 'fan@example.org' };
const nameIn = async (em: EntityManager) => (await readName(em, fan))[0]?.name;
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'fine',
    (error: unknown) => domainErrorOf(error)?.code ?? error,
  );

function keepBusy(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('statements of many requests share a few connections, which parse each of them once', async () => {
  const names = await Promise.all(Array.from({ length: 50 }, () => nameIn(orm.em.fork())));
  expect(new Set(names)).toEqual(new Set(['Fan']));
  // One of the pool, and at most three that are shared.
  expect(proxy.open()).toBeLessThanOrEqual(4);
  const sessions = await Promise.all(
    Array.from({ length: 50 }, () => readSession(orm.em.fork(), {})),
  );
  expect(new Set(sessions.map(([row]) => row?.session)).size).toBeLessThanOrEqual(3);
});

test('inside a transaction a statement is part of it', async () => {
  await orm.em.fork().transactional(async (tx) => {
    await rename(tx, { ...fan, name: 'Renamed' });
    expect(await nameIn(tx)).toBe('Renamed');
    expect(await nameIn(orm.em.fork())).toBe('Fan');
    await tx.rollback();
  });
  expect(await nameIn(orm.em.fork())).toBe('Fan');
});

test('a write that waits for a lock holds up no read', async () => {
  await other.query('begin');
  await other.query(`select 1 from users where email = 'fan@example.org' for update`);
  const writes = ['One', 'Two', 'Three'].map((name) => rename(orm.em.fork(), { ...fan, name }));
  expect(await nameIn(orm.em.fork())).toBe('Fan');
  await other.query('rollback');
  await Promise.all(writes);
  await rename(orm.em.fork(), { ...fan, name: 'Fan' });
});

test('writes that wait for a lock leave the shared connections to the others after a moment', async () => {
  await other.query(
    `insert into users (email, password, name) values ('late@example.org', '', 'Late')`,
  );
  await other.query('begin');
  await other.query(`select 1 from users where email = 'fan@example.org' for update`);
  const held = ['One', 'Two', 'Three', 'Four'].map((name) =>
    rename(orm.em.fork(), { ...fan, name }),
  );
  expect(await rename(orm.em.fork(), { email: 'late@example.org', name: 'Free' })).toEqual([
    { name: 'Free' },
  ]);
  await other.query('rollback');
  expect(new Set((await Promise.all(held)).map(([row]) => row?.name))).toEqual(
    new Set(['One', 'Two', 'Three', 'Four']),
  );
  await rename(orm.em.fork(), { ...fan, name: 'Fan' });
});

test('writes that lock the same row take turns on one connection, those of other rows use the others', async () => {
  const { rows } = await other.query<{ id: number }>('select id from users order by id limit 1');
  const { id } = rows[0]!;
  const sessionsOf = async (row: number) => {
    const written = await Promise.all(
      Array.from({ length: 20 }, () => renameAndLock(orm.em.fork(), { id: row })),
    );
    return new Set(written.flat().map(({ session }) => session));
  };
  expect((await sessionsOf(id)).size).toBe(1);
  const [busy] = await sessionsOf(id);
  const { rows: added } = await other.query<{ id: number }>(
    `insert into users (id, email, password, name) values (${id + 1}, 'next@example.org', '', 'Next')
     on conflict (id) do update set name = 'Next' returning id`,
  );
  expect(await sessionsOf(added[0]!.id)).not.toContain(busy);
});

test('a statement whose table has changed since is parsed again', async () => {
  expect(await nameIn(orm.em.fork())).toBe('Fan');
  await other.query('alter table users alter column name type text');
  try {
    const names = await Promise.all(Array.from({ length: 10 }, () => nameIn(orm.em.fork())));
    expect(new Set(names)).toEqual(new Set(['Fan']));
  } finally {
    await other.query('alter table users alter column name type varchar(255)');
  }
});

test('connections that were dropped are given up together: only one round of requests fails', async () => {
  const together = () => Promise.all(Array.from({ length: 20 }, () => nameIn(orm.em.fork())));
  await together();
  // The responses arrive together and take a while each, so that one connection is heard later than the next wait begins.
  const responses = Promise.all(
    [20, 20, 0].map((ms) => nameIn(orm.em.fork()).then(() => keepBusy(ms))),
  );
  await setImmediate();
  keepBusy(50);
  await responses;
  proxy.drop();
  expect(await codeOf(nameIn(orm.em.fork()))).toBe('UNAVAILABLE');
  expect(new Set(await together())).toEqual(new Set(['Fan']));
});

test('a connection that PostgreSQL ends rejects its statements and is replaced', async () => {
  await nameIn(orm.em.fork());
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await proxy.ended();
  await codeOf(nameIn(orm.em.fork()));
  expect(await nameIn(orm.em.fork())).toBe('Fan');
});

test('one statement that fails leaves the others of its connection alone', async () => {
  const tooLong = rename(orm.em.fork(), { ...fan, name: 'x'.repeat(300) });
  const reads = Array.from({ length: 10 }, () => nameIn(orm.em.fork()));
  await expect(tooLong).rejects.toMatchObject({ code: '22001' });
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['Fan']));
});

test('behind a pooler, which gives each transaction another connection, nothing is named or shared', async () => {
  await close();
  await open(`${proxy.url}?pgbouncer=true`);
  expect(database.pipelines?.()).toBeUndefined();
  expect(await nameIn(orm.em.fork())).toBe('Fan');
});
