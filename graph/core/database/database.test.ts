import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MikroORM } from '@mikro-orm/postgresql';
import { type Database, openDatabase } from './database.ts';
import { domainErrorOf } from '../errors.ts';
import { StartError } from '../start-error.ts';

const HEAVY = "select count(*) from generate_series(1, 200000) n where md5(n::text) like '%abc%'";

/** An ORM without entities: what is tried here is the connection. */
const connect = (database: Database) =>
  MikroORM.init({ ...database.connection, entities: [], discovery: { warnWhenNoEntities: false } });

const openUp = async (options: Parameters<typeof openDatabase>[0]) => {
  const database = await openDatabase(options);
  const orm = await connect(database);
  return {
    orm,
    run: (sql: string) => orm.em.fork().execute<Record<string, unknown>[]>(sql),
    async close() {
      await orm.close();
      await database.close();
    },
  };
};

/** Another process that opens the directory, writes one row and then stays alive. */
async function otherProcess(dataDir: string) {
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
    import { MikroORM } from '@mikro-orm/postgresql';
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    const orm = await MikroORM.init({ ...database.connection, entities: [], discovery: { warnWhenNoEntities: false } });
    await orm.em.execute('create table saved (n int)');
    await orm.em.execute('insert into saved values (7)');
    console.log('written');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(child.stdout), 'line');
  return child;
}

describe('embedded', () => {
  let dataDir: string;
  beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'embedded-test-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('a second process is refused while the first lives; after kill -9 nothing acknowledged is lost', async () => {
    const first = await otherProcess(dataDir);
    await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${first.pid}`);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const second = await openUp({ dataDir });
    expect(await second.run('select n from saved')).toEqual([{ n: 7 }]);
    await second.close();
  });

  test.each<[what: string, damage: (folder: string) => void]>([
    ['cut short', (folder) => truncateSync(join(folder, 'global/pg_control'), 100)],
    ['without its mark', (folder) => rmSync(join(folder, 'PG_VERSION'))],
    ['of another version', (folder) => writeFileSync(join(folder, 'PG_VERSION'), '9\n')],
  ])('a folder that is %s is refused in a line that says what to do', async (_what, damage) => {
    await (await openDatabase({ dataDir })).close();
    const folder = join(dataDir, 'database');
    damage(folder);
    const refused = openDatabase({ dataDir });
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      `The embedded database in ${folder} is damaged, or was made by another version of the engine`,
    );
    await expect(refused).rejects.toThrow(
      /Restore the folder from a backup, or move it away to start with an empty one\.$/,
    );
    rmSync(folder, { recursive: true });
    await (await openDatabase({ dataDir })).close();
  });

  test('closing gives the directory free, and opening again finds what was written', async () => {
    const first = await openUp({ dataDir });
    await first.run('create table saved as select 1 as n');
    await first.close();
    const second = await openUp({ dataDir });
    expect(await second.run('select n from saved')).toEqual([{ n: 1 }]);
    await second.close();
  });
});

describe('embedded in memory', () => {
  let database: Awaited<ReturnType<typeof openUp>>;
  beforeAll(async () => void (database = await openUp({ dataDir: ':memory:' })));
  afterAll(() => database.close());

  test('two concurrent transactions and a query run one after the other', async () => {
    await database.run('create table steps (id serial, who text)');
    const write = (who: string, fails = false) =>
      database.orm.em.fork().transactional(async (em) => {
        for (let step = 0; step < 5; step += 1) {
          await em.execute('insert into steps (who) values (?)', [who]);
          await new Promise(setImmediate);
        }
        if (fails) throw new Error('never mind');
      });
    const results = await Promise.allSettled([
      write('a'),
      write('b', true),
      database.run('select count(*)::int as seen from steps'),
      write('c'),
    ]);
    expect(results[1]).toMatchObject({ status: 'rejected', reason: { message: 'never mind' } });
    const [{ seen }] = (results[2] as PromiseFulfilledResult<[{ seen: number }]>).value;
    expect(seen % 5).toBe(0);
    const rows = await database.run('select who from steps order by id');
    expect(rows.map((row) => row.who).join('')).toMatch(/^(a{5}c{5}|c{5}a{5})$/);
  });

  test('a failed query leaves the connection usable', async () => {
    await expect(database.run('selec 1')).rejects.toThrow('syntax error');
    await expect(
      database.orm.em.fork().transactional((em) => em.execute('select 1 / 0')),
    ).rejects.toThrow('division by zero');
    expect(await database.run('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a heavy query does not block the event loop', async () => {
    // Turns of the loop, not time: a busy machine makes all of it slow.
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns++;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await database.run(HEAVY);
    isOver = true;
    expect(turns).toBeGreaterThan(100);
  });

  test('brings the extensions that search needs', async () => {
    await database.run('create extension pg_trgm');
    await database.run('create extension unaccent');
    expect(await database.run("select unaccent('Peña') as plain")).toEqual([{ plain: 'Pena' }]);
  });
});

describe('PostgreSQL', () => {
  test.each([
    ['a full disk', '53100', 30],
    ['no memory left', '53200', 30],
    ['too many connections', '53300', 1],
  ])('%s is refused in words, for a while', async (_what, errcode, retryAfter) => {
    const database = await openUp({ url: process.env.TEST_DATABASE_URL, dataDir: 'unused' });
    const fault = await database
      .run(`do $$ begin raise exception 'no room' using errcode = '${errcode}'; end $$`)
      .catch((error: unknown) => error);
    expect(domainErrorOf(fault)).toMatchObject({ code: 'UNAVAILABLE', retryAfter });
    await database.close();
  });

  test('limits how long a statement may take', async () => {
    const database = await openUp({ url: process.env.TEST_DATABASE_URL, dataDir: 'unused' });
    expect(await database.run('show statement_timeout')).toEqual([{ statement_timeout: '5s' }]);
    await database.close();
  });

  test('refuses a caller that waits too long for a connection', async () => {
    const { connection } = await openDatabase({
      url: 'postgresql://someone@localhost:1/some%20name',
      dataDir: 'unused',
    });
    expect(connection).toMatchObject({
      dbName: 'some name',
      driverOptions: { max: 10, connectionTimeoutMillis: 5000 },
    });
  });
});
