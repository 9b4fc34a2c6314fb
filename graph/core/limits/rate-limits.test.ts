import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { redisUrl, testWith } from '../../testing/redis.ts';
import { openDatabase } from '../database/database.ts';
import { RateLimit } from './rate-limit.entity.ts';
import { createRateLimits, type RateLimits, tooManyRequests } from './rate-limits.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await testDatabase();
  const { connection } = await openDatabase({ url: database.url, dataDir: '' });
  orm = await MikroORM.init({ ...connection, entities: [RateLimit] });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const limits = (rateLimits: 'on' | 'wide' | 'off' = 'on', over = orm) =>
  createRateLimits({
    env: { rateLimits, redisUrl: undefined },
    orm: over,
    logger: { warn: jest.fn<Logger['warn']>() },
  });

/** How many of so many concurrent calls are allowed. */
async function through(node: RateLimits, calls: number, key: string): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: calls }, () => node.take('signUp', key)),
  );
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('of calls at once only the points get through', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const node = limits();
  expect(await node.wait('signUp', 'a')).toBe(0);
  expect(await through(node, 12, 'a')).toBe(5);
  expect(await through(node, 1, 'b')).toBe(1);
  const wait = await node.wait('signUp', 'a');
  expect(wait).toBe(3600);
  await expect(node.take('signUp', 'a')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: wait,
  });
});

test('after the time the points are back', async () => {
  const node = limits();
  await through(node, 6, 'later');
  await orm.em.getConnection().execute('update rate_limits set expire = 1 where expire > 1');
  expect(await node.wait('signUp', 'later')).toBe(0);
  expect(await through(node, 6, 'later')).toBe(5);
});

test('two nodes count together', async () => {
  const taken = await Promise.all([through(limits(), 6, 'two'), through(limits(), 6, 'two')]);
  expect(taken.reduce((sum, node) => sum + node)).toBe(5);
});

test('wide is ten times as much, off is no limit', async () => {
  expect(await through(limits('wide'), 60, 'wide')).toBe(50);
  expect(await through(limits('off'), 60, 'off')).toBe(60);
  expect(await limits('off').wait('signUp', 'off')).toBe(0);
});

test('the store knows no address and no e-mail', async () => {
  await limits().take('forgotPassword', `${'x'.repeat(300)}@example.org`);
  const rows = await orm.em
    .getConnection()
    .execute<{ key: string }[]>('select key from rate_limits');
  expect(rows.map(({ key }) => key).join()).not.toMatch(/@|example/);
});

test('while the store is away limits count in memory: never open', async () => {
  const { connection } = await openDatabase({
    url: database.url.replace(/:\d+\//, ':1/'),
    dataDir: '',
  });
  const away = await MikroORM.init({ ...connection, entities: [RateLimit] });
  const node = limits('on', away);
  expect(await through(node, 12, 'away')).toBe(5);
  expect(await node.wait('signUp', 'away')).toBeGreaterThan(0);
  await away.close();
});

test('once they are closed, nothing goes to the store', async () => {
  const node = limits();
  await node.close();
  expect(await through(node, 12, 'late')).toBe(5);
  expect(await limits().wait('signUp', 'late')).toBe(0);
});

test.each([
  [0.2, '1 second', 1],
  [59.1, '60 seconds', 60],
  [90, '2 minutes', 90],
  [3599, '60 minutes', 3599],
])('%d seconds read as %s', (seconds, words, retryAfter) => {
  expect(tooManyRequests(seconds)).toMatchObject({
    message: `Too many attempts. Please try again in ${words}.`,
    retryAfter,
  });
});

testWith('a running Redis')('with Redis all nodes count there', async () => {
  const nodes = [1, 2].map(() =>
    createRateLimits({
      env: { rateLimits: 'on', redisUrl },
      orm,
      logger: { warn: jest.fn<Logger['warn']>() },
    }),
  );
  try {
    const taken = await Promise.all(nodes.map((node) => through(node, 6, 'redis')));
    expect(taken.reduce((sum, node) => sum + node)).toBe(5);
    // By the clock of Redis, by which some seconds may have passed.
    expect(await nodes[1]!.wait('signUp', 'redis')).toBeGreaterThan(3000);
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
  }
});

test('no request waits while Redis is down: limits count in memory', async () => {
  const warn = jest.fn<Logger['warn']>();
  const node = createRateLimits({
    env: { rateLimits: 'on', redisUrl: 'redis://127.0.0.1:1' },
    orm,
    logger: { warn },
  });
  try {
    expect(await through(node, 12, 'no redis')).toBe(5);
    expect(warn).toHaveBeenCalledWith(
      { code: 'ECONNREFUSED' },
      'Redis is away; counting limits in memory',
    );
  } finally {
    await node.close();
  }
});
