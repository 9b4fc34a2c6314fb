import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt, root } from './build-stamp.ts';

/**
 * Builds what is missing or stale, in a process of its own: the bundler's memory is given back, and a signal ends
 * the build with us. Rejects when the build fails.
 */
export async function buildIfStale(): Promise<void> {
  if (isBuilt()) return;
  console.log('Building the site and the server …');
  const child = spawn(process.execPath, [join(root, '.config/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once('error', reject).once('exit', (...ending) => resolve(ending));
    },
  );
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (signal) process.kill(process.pid, signal);
  if (code !== 0) throw new Error('The build failed; its messages are above.');
}

if (import.meta.main) await buildIfStale();
