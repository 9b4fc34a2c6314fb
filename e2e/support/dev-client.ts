import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** The client as `npm run dev` serves it, without the server. Stop it in `afterAll`. */
export async function serveDevClient(): Promise<{ url: string; stop: () => Promise<void> }> {
  const vite = ['node_modules/vite/bin/vite.js', '--config', 'vite.config.ts'];
  const child = spawn(process.execPath, [...vite, '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(() => process.off('exit', kill));
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\S+\d/.exec(stripVTControlCharacters(line))?.[0];
    if (!url) continue;
    // What it says later is not waited for, and must not fill the pipe.
    child.stdout.resume();
    return {
      url,
      async stop() {
        child.kill();
        await ended;
      },
    };
  }
  throw new Error('Vite did not start');
}
