import { folderWith } from './programs.ts';

/** The address of the Redis of this run; empty where there is none. */
export const redisUrl = process.env.TEST_REDIS_URL ?? '';

/** What tests need beyond `npm install`. Where it is missing they are skipped, which counts as a failure in CI. */
const found = {
  'a running Redis': () => redisUrl !== '',
  Python: () => folderWith('python3') !== undefined,
  'its program': () => folderWith('redis-server') !== undefined,
};
type Needed = keyof typeof found;

/** Call it at the top of a file of which every test needs this. */
export function everyTestNeeds(what: Needed): void {
  if (!found[what]()) Object.assign(globalThis, { test: test.skip, describe: describe.skip });
}

export const testWith = (what: Needed) => (found[what]() ? test : test.skip);
export const describeWith = (what: Needed) => (found[what]() ? describe : describe.skip);
