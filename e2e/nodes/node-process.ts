import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

/** A node of the built site in a process of its own, which can be killed. */
export interface NodeProcess {
  readonly port: number;
  /** Ends it without a word, as a power cut does. */
  kill(): Promise<void>;
}

/** Noon in Denver on the day of a game, from which the clocks of all nodes of a test run on. */
const NOON = Date.parse('2025-11-16T19:00:00Z');
const began = Date.now();

/** Starts the built site on the database and the Redis that it is given; ready when it resolves. */
export async function startNodeProcess(
  env: Readonly<Record<string, string>>,
): Promise<NodeProcess> {
  const now = new Date(NOON + Date.now() - began).toISOString();
  const child = fork(resolve('e2e/support/site-process.ts'), [now], {
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: tmpdir(),
      DEMO: '0',
      SPORTS_PROVIDER: 'none',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  const [{ url }] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The node did not start'))),
  ])) as [{ url: string }];
  return {
    port: Number(new URL(url).port),
    async kill() {
      child.kill('SIGKILL');
      await ended;
      process.off('exit', atExit);
    },
  };
}
