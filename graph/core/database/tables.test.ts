import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createOrm } from '../../orm.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { User } from '../../accounts/users/user.entity.ts';
import { db } from './db.ts';
import { type Database, openDatabase } from './database.ts';
import { asInt, rowsOf, type Slots, statement, statementFor } from './rows.ts';
import { databaseName } from './statement-compiler.ts';

const AT = new Date('2026-09-13T20:25:00.123Z');
let testing: TestDatabase;
let database: Database;
let orm: MikroORM;

beforeAll(async () => {
  testing = await testDatabase();
  database = await openDatabase({ url: testing.url, dataDir: '' });
  orm = createOrm(database.connection);
});
afterAll(async () => {
  await orm.close();
  await database.close();
  await testing.drop();
});

const em = () => orm.em.fork();
const signedUp = (email: string) =>
  db.insertInto('users').values({ email, password: '', name: 'Fan', createdAt: AT });

test('the rule for names finds every table and every column that has no name of its own', () => {
  const camelCase = (name: string) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const found: unknown[] = [];
  const wanted: unknown[] = [];
  for (const meta of orm.getMetadata().getAll().values()) {
    found.push(databaseName(camelCase(meta.tableName)));
    wanted.push(meta.tableName);
    for (const { name, kind, fieldNames, persist } of meta.props) {
      if (persist === false || kind === '1:m' || kind === 'm:n') continue;
      const column = databaseName(kind === 'scalar' ? name : `${name}Id`);
      if (/^field_goals_made_(40|50)/.test(fieldNames[0]!)) continue;
      found.push([meta.tableName, column]);
      wanted.push([meta.tableName, fieldNames[0]]);
    }
  }
  expect(wanted.length).toBeGreaterThan(300);
  expect(found).toEqual(wanted);
});

test('a result has the names and values of its type', async () => {
  const [member] = await rowsOf(em(), signedUp('one@example.org').returning('id'));
  const [game] = await rowsOf(
    em(),
    db
      .insertInto('games')
      .values({ week: 1, season: 2026, opponent: 'Raiders', isHome: true, kickoffAt: AT })
      .returning(['id as gameId', 'isPlayoff', 'kickoffAt', 'externalId']),
  );
  expect(game).toEqual({
    gameId: expect.any(Number),
    isPlayoff: false,
    kickoffAt: '2026-09-13 20:25:00.123+00',
    externalId: null,
  });
  await rowsOf(
    em(),
    db.insertInto('fantasyLineups').values({
      userId: member!.id,
      gameId: game!.gameId,
      week: 1,
      season: 2026,
      lineupName: 'Mine',
      wideReceiver1: '1',
      wideReceiver2: '2',
      runningBack: '3',
      tightEnd: '4',
      flex: '5',
      idp: '6',
      captain: '1',
      totalPoints: 12.5,
    }),
  );
  const rows = await rowsOf(
    em(),
    db
      .with('scored', (each) => each.selectFrom('fantasyLineups').selectAll())
      .selectFrom('scored')
      .innerJoin('users as u', 'u.id', 'scored.userId')
      .select([
        'scored.wideReceiver1',
        'scored.totalPoints',
        'u.isMvp',
        'u.avatarUrl as pictureUrl',
      ])
      .select(({ fn }) => asInt(fn.countAll().over()).as('howMany'))
      .orderBy('howMany')
      .orderBy('pictureUrl'),
  );
  expect(rows).toEqual([
    { wideReceiver1: '1', totalPoints: '12.50', isMvp: false, pictureUrl: null, howMany: 1 },
  ]);
});

test('selecting all columns is refused: they would have other names', () => {
  expect(() => db.selectFrom('users').selectAll().compile()).toThrow('Name the columns');
  expect(() => signedUp('x').returningAll().compile()).toThrow('Name the columns');
});

test('a statement is built once and filled each time', async () => {
  let built = 0;
  const byEmail = statement((one: Slots<{ email: string | null; first: number }>) => {
    built += 1;
    return db.selectFrom('users').select('email').where('email', '=', one.email).limit(one.first);
  });
  await rowsOf(em(), signedUp('two@example.org'));
  await rowsOf(em(), signedUp('three@example.org'));
  const found = await Promise.all(
    ['two@example.org', 'three@example.org', "x' or true --", null].map((email) =>
      byEmail(em(), { email, first: 1 }),
    ),
  );
  expect(found).toEqual([[{ email: 'two@example.org' }], [{ email: 'three@example.org' }], [], []]);
  expect(built).toBe(1);
});

test('a statement for several subjects is built once for each', async () => {
  const built: string[] = [];
  const names = { table: 'users', column: 'name' } as const;
  const emails = { table: 'users', column: 'email' } as const;
  const read = statementFor(
    ({ table, column }: typeof names | typeof emails, of: Slots<{ email: string }>) => {
      built.push(column);
      return db.selectFrom(table).select(`${column} as text`).where('email', '=', of.email);
    },
  );
  await rowsOf(em(), signedUp('each@example.org'));
  for (const email of ['each@example.org', 'unknown@example.org']) {
    const found = email.startsWith('each');
    expect(await read(names, em(), { email })).toEqual(found ? [{ text: 'Fan' }] : []);
    expect(await read(emails, em(), { email })).toEqual(found ? [{ text: email }] : []);
  }
  expect(built).toEqual(['name', 'email']);
});

test('a statement is part of the transaction around it', async () => {
  const count = statement((_: Slots<object>) =>
    db.selectFrom('users').select(({ fn }) => asInt(fn.countAll()).as('count')),
  );
  const [before] = await count(em(), {});
  await expect(
    em().transactional(async (tx) => {
      await rowsOf(tx, signedUp('four@example.org'));
      expect(await count(tx, {})).toEqual([{ count: before!.count + 1 }]);
      expect(await tx.count(User)).toBe(before!.count + 1);
      throw new Error('Take it back');
    }),
  ).rejects.toThrow('Take it back');
  expect(await count(em(), {})).toEqual([before]);
});

test('a whole statement in the sql tag does not compile', async () => {
  // @ts-expect-error -- Nothing knows the columns in it.
  await expect(rowsOf(em(), sql<{ id: number }>`select id from users`)).rejects.toThrow();
});

test('a name with a quote in it stays one name', async () => {
  const compiled = sql`select 1 as ${sql.id('a"b')}`.compile(db);
  expect(compiled.sql).toBe('select 1 as "a""b"');
});

test('without an entity manager nothing runs', async () => {
  await expect(db.selectFrom('users').select('id').execute()).rejects.toThrow(
    'rowsOf(em, statement)',
  );
});
