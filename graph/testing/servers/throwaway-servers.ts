import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { folderWith } from '../programs.ts';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so it then runs as `nobody`. */
function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
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

/** A server in a folder of the caller's, who ends it. */
export interface ThrowawayServer {
  readonly server: ChildProcess;
  readonly url: string;
}

/** A copy of the cluster that the run has made, where there is one: it takes a tenth of the time of a new one. */
function createCluster(programs: PostgresPrograms, data: string, account?: Account): void {
  const made = process.env.TEST_POSTGRES_CLUSTER;
  if (made) {
    cpSync(made, data, { recursive: true });
    chmodSync(data, 0o700);
    if (account) own(data, account);
    return;
  }
  mkdirSync(data, { mode: 0o700 });
  if (account) own(data, account);
  const flags = ['--auth=trust', '--encoding=UTF8', ...programs.locale, '--no-sync'];
  execFileSync(join(programs.folder, 'initdb'), ['-D', data, '-U', 'postgres', ...flags], {
    ...account,
    cwd: data,
  });
}

function own(folder: string, { uid, gid }: Account): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, name), uid, gid);
}

/** Starts PostgreSQL on a new folder, or again on one that it had before; resolves when it accepts connections. */
export async function startPostgres(folder: string, at?: number): Promise<ThrowawayServer> {
  const account = unprivileged();
  const programs = postgresPrograms(folder, Boolean(account));
  const data = join(folder, 'postgres');
  const ownership = { ...account, cwd: data };
  if (!existsSync(data)) createCluster(programs, data, account);
  const port = at ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'log_min_messages=fatal',
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(
    join(programs.folder, 'postgres'),
    ['-D', data, '-p', String(port), ...settings],
    {
      ...ownership,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  // Shown only when it cannot start: dropping each test file's database also cuts its connections, which the server
  // logs.
  let log = '';
  server.stderr.on('data', (words: Buffer) => (log = `${log}${words.toString()}`.slice(-10_000)));
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilItResponds(server, async () => {
    const client = new pg.Client(url);
    try {
      await client.connect();
    } finally {
      await client.end();
    }
  }).catch((error: unknown) => {
    throw new Error(`PostgreSQL did not start.\n${log}`, { cause: error });
  });
  return { server, url };
}

/** Starts Redis without persistence. */
export async function startRedis(folder: string, at?: number): Promise<ThrowawayServer> {
  const programs = folderWith('redis-server');
  if (!programs) throw new Error('redis-server was not found.');
  const port = at ?? (await freePort());
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn(join(programs, 'redis-server'), ['--port', String(port), ...settings], {
    stdio: 'ignore',
  });
  await untilItResponds(server, () => reach(port));
  return { server, url: `redis://127.0.0.1:${port}` };
}

async function reach(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}

/** Retries every 50 ms until the server responds; fails when it has ended or after 30 s. */
async function untilItResponds(server: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  for (let attempts = 600; ; attempts -= 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (server.exitCode !== null || attempts === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
