import { execFile as execute, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { emptyDatabase, testDatabase } from '../../graph/testing/database.ts';
import { redisUrl, testWith } from '../../graph/testing/redis.ts';
import { startMailServer } from '../../graph/testing/servers/smtp.ts';

/** The commands of the README that start the site, run as they are but for the installing, which has been done. */

const execFile = promisify(execute);

/** A start builds what is stale first, which takes its time. */
const PATIENCE_MS = 300_000;

/** The blocks of the README that are tagged so. */
const blocksOf = (tag: string): string[] =>
  [...readFileSync('README.md', 'utf8').matchAll(/^```sh (\w+)\n([^]*?)^```/gm)]
    .filter(([, found]) => found === tag)
    .map(([, , text]) => text!.replace('npm install && ', '').trim());

const commands = blocksOf('starts');
const [backups, ontoServer] = blocksOf('backups');

/** A site that a command has started. */
interface Started {
  readonly url: string;
  readonly dataDir: string;
  post(path: string, body: object): Promise<{ status: number; body: unknown }>;
}

/** Runs a command until it listens, hands the site over, and ends it with all that it began. */
async function withSite(command: string, use: (site: Started) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'orange-readme-'));
  const child = spawn('sh', ['-c', command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: a shell, npm and the server end together.
    detached: true,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
  });
  const end = () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
  };
  process.once('exit', end);
  const gone = once(child, 'close');
  try {
    const url = await listening(child);
    await use({
      url,
      dataDir,
      async post(path, body) {
        const response = await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return { status: response.status, body: await response.json() };
      },
    });
  } finally {
    process.off('exit', end);
    end();
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The address that the server logs; what it said instead when it ends. */
function listening(child: ReturnType<typeof spawn>): Promise<string> {
  const said: string[] = [];
  return new Promise((found, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      createInterface(stream).on('line', (line) => {
        said.push(line);
        const url = /"url":"([^"]+)"/.exec(line)?.[1];
        if (url) found(url);
      });
    child.once('close', () => reject(new Error(said.join('\n'))));
  });
}

/** What each command brings, in the order of the README. */
const RUNS: readonly ((command: string) => Promise<void>)[] = [
  (command) =>
    withSite(command, async (site) => {
      const { body } = await site.post('/graphql', {
        query: '{ articles(first: 3) { nodes { title } } }',
      });
      expect(body).toMatchObject({ data: { articles: { nodes: [{}, {}, {}] } } });
    }),
  (command) =>
    withSite(command, async (site) => {
      const email = /ADMIN_EMAIL=(\S+)/.exec(command)?.[1];
      const password = /ADMIN_PASSWORD='(.+?)'/.exec(command)?.[1];
      expect(await site.post('/api/auth/login', { email, password })).toMatchObject({
        status: 200,
        body: { email, isAdmin: true },
      });
    }),
  async (command) => {
    const [database, mails] = [await testDatabase(), await startMailServer()];
    // The host names in the README don't exist, so only its variables are used.
    const own = command
      .replace(/(?<=DATABASE_URL=)\S+/, database.url)
      .replace(/(?<=REDIS_URL=)\S+/, redisUrl)
      .replace(/(?<=SMTP_URL=)\S+/, mails.url);
    try {
      await withSite(own, async ({ url, post }) => {
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        const fan = { name: 'Fay', email: 'fay@example.org', password: 'a long password' };
        expect((await post('/api/auth/signup', fan)).status).toBe(200);
        await post('/api/auth/forgot-password', { email: fan.email });
      });
      // Mails that wait are handed over before the site ends.
      expect(mails.taken.map(({ source }) => source).join('\n')).toContain(
        'https://orange.example.org/',
      );
    } finally {
      await mails.close();
      await database.drop();
    }
  },
];

test('each of them has a run', () => {
  expect(commands).toHaveLength(RUNS.length);
});

for (const [at, command] of commands.entries()) {
  const testIt = command.includes('REDIS_URL') ? testWith('a running Redis') : test;
  testIt(command, () => RUNS[at]!(command), PATIENCE_MS);
}

test(
  'a running site is backed up, and restored beside it and onto a server',
  () =>
    withSite(commands[0]!, async ({ url, dataDir }) => {
      const database = await emptyDatabase();
      /** Files and folders of the README are in the folder of the site here. */
      const run = async (block: string, site: Record<string, string>) => {
        const own = block
          .replaceAll('site.zip', join(dataDir, 'site.zip'))
          .replace('./moved', join(dataDir, 'moved'))
          .replace(/(?<=DATABASE_URL=)\S+/, database.url);
        const { stdout } = await execFile('sh', ['-ec', own], { env: { ...process.env, ...site } });
        return stdout;
      };
      const saidOf = (text: string) =>
        /([\d,]+ rows in \d+ tables and \d+ pictures)/.exec(text)?.[1];
      const said = await run(backups!, { DATA_DIR: dataDir });
      const lines = said.split('\n').map(saidOf).filter(Boolean);
      // Written, checked and restored.
      expect(lines).toEqual([lines[0], lines[0], lines[0]]);
      expect(saidOf(await run(ontoServer!, { DATA_DIR: join(dataDir, 'other') }))).toBe(lines[0]);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await database.drop();
    }),
  PATIENCE_MS,
);
