import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The built site in a process of its own, filled with the demo season. */
export interface MeasuredSite {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process until `/readyz` said 200. */
  readonly readyAfterMs: number;
  /** Runs an operation; as the member when a token is given. */
  run(query: string, token?: string): Promise<{ data: unknown; token: string | undefined }>;
  [Symbol.asyncDispose](): Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '../..');
const START = '.config/start.ts';

/** The server by the machine's clock, and by one for the day of a game. */
const PROCESSES = { none: START, demo: 'bench/support/noon-process.ts' };

/** As `npm start` starts it. */
async function startCommand(file: string): Promise<string> {
  const text = await readFile(join(ROOT, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  return scripts.start.replace(START, file);
}

/**
 * Starts the built server on PostgreSQL, or embedded when no address is given.
 * @param sports `demo`: it is noon on the day of a game, which kicks off at once
 * @param env replaces settings of the bench
 */
export async function startMeasuredSite(
  databaseUrl?: string,
  sports: 'none' | 'demo' = 'none',
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'orange-bench-'));
  const command = await startCommand(PROCESSES[sports]);
  const started = performance.now();
  const server = spawn(command, {
    shell: true,
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      REDIS_URL: '',
      DEMO: '1',
      SPORTS_PROVIDER: sports,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  // However the bench ends, its server ends with it.
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  const port = await portOf(server);
  await untilReady(port);
  return {
    port,
    pid: server.pid!,
    readyAfterMs: performance.now() - started,
    async run(query: string, token?: string) {
      const response = await fetch(`http://localhost:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { cookie: `ow_session=${token}` }),
        },
        body: JSON.stringify({ query }),
      });
      const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      const cookie = response.headers.get('set-cookie');
      return { data, token: /ow_session=([\w-]+)/.exec(cookie ?? '')?.[1] };
    },
    async [Symbol.asyncDispose]() {
      const isGone = server.exitCode !== null || server.signalCode !== null;
      const gone = isGone ? undefined : once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
      process.off('exit', end);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Delay of the event loop, p99 since the last call, in milliseconds; each call resets the server's measurement. */
export async function delayOf({ port }: MeasuredSite): Promise<number> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]);
}

async function untilReady(port: number): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/readyz`);
  if (answer.status !== 200) throw new Error(`The measured server is not ready: ${answer.status}`);
  await answer.arrayBuffer();
}

/** The port out of the line that the server logs when it listens. */
function portOf(server: ChildProcess): Promise<number> {
  return new Promise((found, reject) => {
    server.once('exit', () => reject(new Error('The measured server did not start.')));
    createInterface(server.stdout!).on('line', (line) => {
      const url = /"url":"([^"]+)"/.exec(line)?.[1];
      if (url) found(Number(new URL(url).port));
    });
  });
}
