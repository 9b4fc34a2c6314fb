import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, startRedis } from './throwaway-servers.ts';

/** A server of the test's own, to which happens what happens to servers. */
export interface DoomedServer {
  readonly url: string;
  /** Suspends it in the middle of its work: connections stay open without responses. */
  pause(): void;
  /** Goes on after a pause. */
  resume(): void;
  /** Ends it without a word, as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, under the same address. */
  restart(): Promise<void>;
  /** Ends it for good. Call it in `afterAll`. */
  stop(): Promise<void>;
}

/** Redis forgets everything when it is killed. */
export const startDoomedRedis = () => startDoomed(startRedis, 'SIGKILL');

/** PostgreSQL has what was committed when it comes back. SIGQUIT ends its processes at once, like a crash. */
export const startDoomedPostgres = () => startDoomed(startPostgres, 'SIGQUIT');

async function startDoomed(start: typeof startRedis, end: NodeJS.Signals): Promise<DoomedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'doomed-'));
  chmodSync(folder, 0o755);
  let { server, url } = await start(folder);
  const port = Number(new URL(url).port);
  const atExit = () => server.kill('SIGKILL');
  process.once('exit', atExit);

  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGCONT');
    server.kill(end);
    await gone;
  };
  return {
    url,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    kill,
    async restart() {
      ({ server, url } = await start(folder, port));
    },
    async stop() {
      await kill();
      process.off('exit', atExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
