import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { openDatabase } from '../database/database.ts';
import { domainErrorOf } from '../errors.ts';

let dataDir: string;
let log: string[];
let broke: PromiseWithResolvers<void>;
let restarted: PromiseWithResolvers<void>;

async function openUp() {
  const database = await openDatabase({
    dataDir,
    engineReport: {
      broke(reason) {
        log.push(reason);
        broke.resolve();
      },
      restarted: () => restarted.resolve(),
    },
  });
  const discovery = { warnWhenNoEntities: false };
  const orm = await MikroORM.init({ ...database.connection, entities: [], discovery });
  return {
    run: (sql: string) => orm.em.fork().execute<Record<string, unknown>[]>(sql),
    async close() {
      await orm.close();
      await database.close();
    },
  };
}

/** A checkpoint and a recovery write this file, and panic if they can't, as on a full disk. */
const checkpointFile = () => join(dataDir, 'database/pg_logical/replorigin_checkpoint.tmp');

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => domainErrorOf(error) ?? error,
  );

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-test-'));
  log = [];
  broke = Promise.withResolvers();
  restarted = Promise.withResolvers();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('an engine that panics is replaced when it can run again; until then queries are refused at once', async () => {
  const database = await openUp();
  await database.run('create table tally as select 7 as n');
  mkdirSync(checkpointFile());

  expect(await refusalOf(database.run('checkpoint'))).toMatchObject({ code: 'UNAVAILABLE' });
  await broke.promise;
  expect(log[0]).toContain('replorigin_checkpoint.tmp');
  const later = { code: 'UNAVAILABLE', retryAfter: 1 };
  expect(await refusalOf(database.run('select n from tally'))).toMatchObject(later);
  expect(await refusalOf(database.run('select n from tally'))).toMatchObject(later);

  rmSync(checkpointFile(), { recursive: true });
  await restarted.promise;
  expect(await database.run('select n from tally')).toEqual([{ n: 7 }]);
  await database.run('checkpoint');
  await database.close();
});

test('it can be closed while it is broken', async () => {
  const database = await openUp();
  await database.run('create table tally as select 7 as n');
  mkdirSync(checkpointFile());
  await refusalOf(database.run('checkpoint'));
  await broke.promise;
  await database.close();

  rmSync(checkpointFile(), { recursive: true });
  const again = await openUp();
  expect(await again.run('select n from tally')).toEqual([{ n: 7 }]);
  await again.close();
});
