import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The built server as in production: a process that is stopped by a signal. */
export interface ServedProcess {
  /** Its address, when it says that it listens. */
  readonly listening: Promise<string>;
  /** Asks it to stop; gives its exit code, null when the signal has killed it. */
  stop(): Promise<number | null>;
}

export function startProcess(env: Readonly<Record<string, string>>): ServedProcess {
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  // A test that fails before it can stop it takes it along.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  void ended.then(() => process.off('exit', kill));
  const listening = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    const { msg, url } = JSON.parse(line) as { msg: string; url?: string };
    if (msg === 'Listening') listening.resolve(url!);
  });
  void ended.then(() => listening.reject(new Error('The server did not start')));
  // Who doesn't wait for it does not care.
  listening.promise.catch(() => {});
  return {
    listening: listening.promise,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}
