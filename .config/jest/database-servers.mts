/**
 * Runs a throw-away PostgreSQL and Redis for as long as its standard input stays open, so that nothing is left
 * behind however the test run ends. Says where they are as one line of JSON: { postgres, redis }.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { folderWith } from './find-program.mts';

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as `postgres`, or as `nobody` where that is missing. */
function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) =>
    spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim();
  const name = id('-u', 'postgres') ? 'postgres' : 'nobody';
  return { uid: Number(id('-u', name)), gid: Number(id('-g', name)) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function startPostgres(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const programs = folderWith('initdb', 'postgres');
  if (!programs) throw new Error('PostgreSQL was not found.');
  const account = unprivileged();
  const data = join(folder, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  if (account) chownSync(data, account.uid, account.gid);
  const ownership = { ...account, cwd: data };
  execFileSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    ownership,
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    'max_connections=200',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'log_min_messages=fatal',
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...ownership,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Of interest only when it cannot start: each test file's database is dropped with whoever is connected to it.
  let log = '';
  server.stderr.on('data', (words: Buffer) => (log = `${log}${words.toString()}`.slice(-10_000)));
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(server, async () => {
    const client = new pg.Client(url);
    await client.connect().finally(() => client.end());
  }).catch((error: unknown) => {
    throw new Error(`PostgreSQL did not start.\n${log}`, { cause: error });
  });
  return { server, url };
}

async function startRedis(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const programs = folderWith('redis-server');
  if (!programs) throw new Error('redis-server was not found.');
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn(join(programs, 'redis-server'), ['--port', String(port), ...settings], {
    stdio: 'ignore',
  });
  return { server, url: `redis://127.0.0.1:${port}` };
}

/** Asks again every 50 ms until the server answers; gives up when it has ended or after 30 s. */
async function untilItAnswers(server: ChildProcess, ask: () => Promise<void>): Promise<void> {
  for (let attempts = 600; ; attempts -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (server.exitCode !== null || attempts === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

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
  const redis = await startRedis(folder);
  running.push(redis.server);
  console.log(JSON.stringify({ postgres: postgres.url, redis: redis.url }));
} catch (error) {
  console.error(error);
  await stop(1);
}
