import { EventEmitter, once } from 'node:events';
import { MikroORM } from '@mikro-orm/postgresql';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type SilentProxy, startSilentProxy } from '../../testing/servers/silent-proxy.ts';
import { openDatabase } from './database.ts';
import { domainErrorOf } from '../errors.ts';

const PATIENCE_MS = 1_500;

let database: TestDatabase;
let proxy: SilentProxy;
let orm: MikroORM;
let unhurried: Awaited<ReturnType<typeof openDatabase>>['unhurried'];

beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  proxy = await startSilentProxy(database.url);
  const opened = await openDatabase({ url: proxy.url, dataDir: '', patienceMs: PATIENCE_MS });
  ({ unhurried } = opened);
  orm = await MikroORM.init({
    ...opened.connection,
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
});
afterEach(async () => {
  await orm.close();
  await proxy.close();
});

const run = (sql: string) => orm.em.fork().execute<Record<string, unknown>[]>(sql);
const pool = async () => await orm.em.getConnection().getNativeClient();
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'fine',
    (error: unknown) => domainErrorOf(error)?.code ?? error,
  );

/** Makes the pool open so many connections, which are then idle. */
async function fill(count: number) {
  await Promise.all(Array.from({ length: count }, () => run('select pg_sleep(0.2)')));
  expect((await pool()).idleCount).toBe(count);
}

test('a dropped connection is destroyed, and all that were dropped with it', async () => {
  await fill(5);
  proxy.drop();
  expect(await codeOf(run('select 1'))).toBe('UNAVAILABLE');
  // None of the other four is reused: new queries get new connections.
  expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
  expect((await pool()).totalCount).toBe(1);
  expect(proxy.open()).toBe(1);
});

test('transactions that were cut off end as what they are, and no place in the pool is lost', async () => {
  const places = (await pool()).options.max;
  const begun = new EventEmitter();
  const allBegun = once(begun, 'all');
  let count = 0;
  const cut = Array.from({ length: places }, () =>
    orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      count += 1;
      if (count === places) begun.emit('all');
      await allBegun;
      proxy.drop();
      await em.execute('select 1');
    }),
  );
  expect(new Set(await Promise.all(cut.map(codeOf)))).toEqual(new Set(['UNAVAILABLE']));
  await fill(places);
});

test('while new connections fail too, no query waits long; afterwards everything works again', async () => {
  await fill(2);
  proxy.swallow();
  const codes = await Promise.all([
    codeOf(run('select 1')),
    codeOf(run('select 1')),
    codeOf(run('select 1')),
  ]);
  expect(codes).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
  expect(await codeOf(run('select 1'))).toBe('UNAVAILABLE');
  proxy.serve();
  expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a statement that takes too long is ended by the server, and its connection goes on', async () => {
  const before = await run('select pg_backend_pid() as pid');
  expect(await codeOf(run('select pg_sleep(20)'))).toBe('UNAVAILABLE');
  expect(await run('select pg_backend_pid() as pid')).toEqual(before);
});

test('a statement without a time limit is not cancelled', async () => {
  const slow = unhurried(() =>
    orm.em.fork().transactional(async (em) => {
      await em.execute('set local statement_timeout = 0');
      await em.execute('select pg_sleep(4)');
    }),
  );
  expect(await codeOf(slow)).toBe('fine');
});

test('an idle connection is left alone', async () => {
  const client = await (await pool()).connect();
  const { rows: before } = await client.query('select pg_backend_pid()');
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS + 2_000));
  expect((await client.query('select pg_backend_pid()')).rows).toEqual(before);
  client.release();
});
