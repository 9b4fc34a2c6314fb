import { expect, test } from '@jest/globals';
import { hashPassword, withHasher } from './password-hash.ts';

test('a hash is argon2id with 19 MiB, and matches its password only', async () => {
  const hash = await hashPassword('sunday night');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await withHasher((hasher) => hasher.matches('sunday night', hash))).toBe(true);
  expect(await withHasher((hasher) => hasher.matches('sunday nighT', hash))).toBe(false);
  expect(await hashPassword('sunday night')).not.toBe(hash);
});

test('without an account no password matches, and checking takes as long', async () => {
  const hash = await hashPassword('sunday night');
  const timed = async (stored: string | undefined) => {
    // The processor's time, all threads together: what others do on the machine doesn't count.
    const start = process.cpuUsage();
    expect(await withHasher((hasher) => hasher.matches('wrong password', stored))).toBe(false);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 15; round++) {
    known.push(await timed(hash));
    unknown.push(await timed(undefined));
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[7]!;
  // Far apart if the work were skipped (some 0.01), near 1 otherwise.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.6);
  expect(median(unknown) / median(known)).toBeLessThan(1.6);
});

test('a few hash at once, the rest in turn, and too long a line is refused', async () => {
  let [running, most] = [0, 0];
  const release = Promise.withResolvers<unknown>();
  const work = () =>
    withHasher(async () => {
      most = Math.max(most, ++running);
      await release.promise;
      running -= 1;
    });
  const results = Promise.allSettled(Array.from({ length: 600 }, work));
  release.resolve(undefined);
  const outcomes = await results;
  expect(most).toBeLessThanOrEqual(2);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(98);
  expect(refused[0]!.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
  expect(await withHasher(() => Promise.resolve('next'))).toBe('next');
});

test('work that fails hands its place on', async () => {
  const failing = Array.from({ length: 10 }, () =>
    withHasher(() => Promise.reject(new Error('no'))),
  );
  await Promise.allSettled(failing);
  expect(await withHasher(() => Promise.resolve('next'))).toBe('next');
});
