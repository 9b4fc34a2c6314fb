import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * A node in its own process on the site's database, with a stopped clock. Decorators need Vite's runner, which stays open:
 * the node loads modules while it starts, too.
 */
const program = (now: string) => `
  import { createRunnableDevEnvironment, resolveConfig } from 'vite';
  const settings = { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve: { external: true } };
  const config = await resolveConfig(
    { configFile: false, envDir: false, logLevel: 'error', environments: { node: settings } },
    'serve',
  );
  const vite = createRunnableDevEnvironment('node', config, { hot: false, runnerOptions: { hmr: false } });
  await vite.init();
  const module = await vite.runner.import(${JSON.stringify(resolve('graph/main.ts'))});
  const app = await module.startApp({
    clock: { now: () => new Date(${JSON.stringify(now)}) },
    site: (_request, _response, next) => next(),
  });
  console.log(app.url);
`;

export interface DoomedNode {
  readonly url: string;
  /** Ends it without a word, as a power cut does. */
  kill(): Promise<void>;
}

interface NodeOptions {
  readonly databaseUrl: string;
  /** ISO 8601. */
  readonly now: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment of a node beside the site of a test. */
export const nodeEnv = (databaseUrl: string) => ({
  NODE_ENV: 'test',
  PORT: '0',
  DATABASE_URL: databaseUrl,
  DATA_DIR: '/nonexistent',
  DEMO: '0',
  SPORTS_PROVIDER: 'none',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
});

export async function startDoomedNode({
  databaseUrl,
  now,
  env = {},
}: NodeOptions): Promise<DoomedNode> {
  const node = spawn(process.execPath, ['--input-type=module', '-e', program(now)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', ...nodeEnv(databaseUrl), ...env },
  });
  const gone = once(node, 'exit');
  const [url] = (await Promise.race([
    once(createInterface(node.stdout), 'line'),
    gone.then(() => Promise.reject(new Error('The node did not start'))),
  ])) as [string];
  return {
    url,
    async kill() {
      node.kill('SIGKILL');
      await gone;
    },
  };
}
