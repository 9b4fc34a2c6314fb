import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyFolder, filledFolder } from './filled-folder.ts';

/** The site as it is built for production, in a process of its own, on the embedded database and the demo season. */
export interface ServedSite {
  readonly url: string;
  /** Moves the server's clock. */
  setNow(now: string): Promise<void>;
  /** Runs an SQL statement past the site, as its database administrator could. */
  execute(statement: string): Promise<void>;
  /** The mails sent so far, oldest first, with soft line breaks undone. */
  outbox(): Promise<string[]>;
  stop(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

/** The instant at which most stories begin. */
export const USUAL_NOW = '2025-11-20T19:00:00Z';

/** A folder with the data of a site that was filled at an instant. */
export const demoSeason = (now: string): Promise<string> =>
  filledFolder(now, async (folder) => {
    // A provider would add its games; each site that has one adds them by itself.
    const { stop } = await startSite(now, folder, { SPORTS_PROVIDER: 'none' });
    await stop();
  });

/** Starts the built site at an instant, with the demo season of that instant. Stop it in `afterAll`. */
export async function serveSite(now: string, env: Env = {}): Promise<ServedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'orange-browser-'));
  if (env.DEMO !== '0') await copyFolder(await demoSeason(now), dataDir);
  const site = await startSite(now, dataDir, env);
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startSite(now: string, dataDir: string, env: Env = {}): Promise<ServedSite> {
  const child = fork(resolve('e2e/support/site-process.ts'), [now], {
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '',
      // The same code starts for every story file: it is compiled once.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const reply = async () => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error('The server ended while the tests ran'))),
    ])) as [{ url?: string }];
    return message;
  };
  const { url = '' } = await reply();
  // A test that fails before it can stop the site still ends, and takes the site along.
  child.unref();
  child.channel?.unref();
  process.once('exit', () => child.kill('SIGKILL'));
  const send = async (message: object) => {
    child.send(message);
    child.channel?.ref();
    await reply();
    child.channel?.unref();
  };
  return {
    url,
    setNow: (now) => send({ now }),
    execute: (statement) => send({ statement }),
    async outbox() {
      const folder = join(dataDir, 'outbox');
      const names = (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith('.eml'))
        .sort();
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
    },
    async stop() {
      child.ref();
      child.kill('SIGTERM');
      await ended;
    },
  };
}
