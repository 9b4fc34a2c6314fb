import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { folderWith } from '../../graph/testing/programs.ts';
import { clusterFolder, rememberCluster } from './migrated-cluster.mts';
import { installDebian, mayInstall } from './install-debian.mts';

const root = resolve(import.meta.dirname, '../..');
const template = 'migrated_template';

let servers: ChildProcess | undefined;

interface Running {
  postgres: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  redis?: string;
}

/**
 * Starts PostgreSQL, and Redis where there is one, once for all kinds of tests that need them, and makes the migrated
 * database that every test file gets a copy of. Tests find them by TEST_DATABASE_URL, TEST_DATABASE_TEMPLATE and
 * TEST_REDIS_URL, which the caller may set to servers of their own.
 */
export default async function startDatabases(): Promise<void> {
  if (servers) return;
  findRedis();
  const known = clusterFolder();
  if (existsSync(known)) process.env.TEST_POSTGRES_CLUSTER = known;
  const { postgres, redis, cluster } = await startServers();
  if (!existsSync(known)) {
    await makeTemplate(postgres);
    rememberCluster(cluster, known);
    process.env.TEST_POSTGRES_CLUSTER = known;
  }
  process.env.TEST_DATABASE_URL = postgres;
  process.env.TEST_DATABASE_TEMPLATE = template;
  if (redis) process.env.TEST_REDIS_URL = redis;
}

/** Without Redis the tests that need it are skipped and counted so; CI lets no skipped test pass. */
function findRedis(): void {
  if (process.env.TEST_REDIS_URL || folderWith('redis-server')) return;
  if (mayInstall()) installDebian(['redis-server'], 'a Redis server');
}

/** The servers run in a separate process, which stops them when this one exits for whatever reason. */
function startServers(): Promise<Running> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'database-servers.mts')], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  servers = child;
  return new Promise((ready, reject) => {
    child.once('exit', () =>
      reject(new Error('The database servers for the tests did not start.')),
    );
    createInterface(child.stdout).once('line', (line) => {
      ready(JSON.parse(line) as Running);
    });
  });
}

/** All of it is on disk when it is done, so that the cluster may be copied. */
async function makeTemplate(server: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${template}`);
  const url = new URL(server);
  url.pathname = template;
  execFileSync(process.execPath, [resolve(root, 'migrations/cli.ts'), 'up'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: url.href, DEMO: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await client.query('checkpoint');
  await client.end();
}

/** Stops the servers and waits until they have exited. */
export async function stopDatabases(): Promise<void> {
  const child = servers;
  servers = undefined;
  if (!child || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await gone;
}
