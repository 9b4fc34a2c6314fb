import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { folderWith } from '../../graph/testing/programs.ts';
import { installDebian } from './install-debian.mts';

const root = resolve(import.meta.dirname, '../..');
const template = 'migrated_template';

let servers: ChildProcess | undefined;

/**
 * Starts PostgreSQL and Redis once for all kinds of tests that need them, and makes the migrated database that
 * every test file gets a copy of. Tests find them by TEST_DATABASE_URL, TEST_DATABASE_TEMPLATE and TEST_REDIS_URL.
 */
export default async function startDatabases(): Promise<void> {
  if (servers) return;
  installMissing();
  const { postgres, redis } = await startServers();
  await makeTemplate(postgres);
  process.env.TEST_DATABASE_URL = postgres;
  process.env.TEST_DATABASE_TEMPLATE = template;
  process.env.TEST_REDIS_URL = redis;
}

function installMissing(): void {
  const missing = [
    ...(folderWith('initdb', 'postgres') ? [] : ['postgresql']),
    ...(folderWith('redis-server') ? [] : ['redis-server']),
  ];
  if (missing.length > 0) installDebian(missing, 'real PostgreSQL and Redis servers');
}

/** The servers live in a process of their own, which ends them when this one is gone for whatever reason. */
function startServers(): Promise<{ postgres: string; redis: string }> {
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
      ready(JSON.parse(line) as { postgres: string; redis: string });
    });
  });
}

async function makeTemplate(server: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const url = new URL(server);
  url.pathname = template;
  execFileSync(process.execPath, [resolve(root, 'migrations/cli.ts'), 'up'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: url.href, DEMO: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Stops the servers and waits until they are gone. */
export async function stopDatabases(): Promise<void> {
  const child = servers;
  servers = undefined;
  if (!child || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await gone;
}
