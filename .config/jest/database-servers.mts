/**
 * Runs a throw-away PostgreSQL, and Redis where it is installed, for as long as its standard input stays open, so that
 * nothing is left behind however the test run ends. Says where they are as one line of JSON.
 */
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWith } from '../../graph/testing/programs.ts';
import { startPostgres, startRedis } from '../../graph/testing/servers/throwaway-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'orange-weekly-test-'));
chmodSync(folder, 0o755);
const running: ChildProcess[] = [];

async function stop(exitCode: number): Promise<never> {
  const ended = running.map(
    (server) =>
      new Promise((resolve) =>
        server.exitCode === null ? server.once('exit', resolve) : resolve(0),
      ),
  );
  // SIGQUIT is PostgreSQL's immediate stop; nothing in here is worth a tidy one.
  for (const server of running) server.kill('SIGQUIT');
  await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, 5000))]);
  for (const server of running) server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}

process.stdin.once('end', () => void stop(0)).resume();
process.on('SIGTERM', () => void stop(0));

try {
  const postgres = await startPostgres(folder);
  running.push(postgres.server);
  const hasRedis = !process.env.TEST_REDIS_URL && folderWith('redis-server');
  const redis = hasRedis ? await startRedis(folder) : undefined;
  if (redis) running.push(redis.server);
  const cluster = join(folder, 'postgres');
  console.log(JSON.stringify({ postgres: postgres.url, cluster, redis: redis?.url }));
} catch (error) {
  console.error(error);
  await stop(1);
}
