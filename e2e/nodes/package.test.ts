import { execFile as execute, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { ENV_NAMES } from '../../graph/core/env.ts';

/** What the image consists of, run as in the image: by another user, where nothing but the data can be written. */

const execFile = promisify(execute);
/** Of the 300 MB of the image Debian and Node are 200. */
const MOST_BYTES = 100e6;
/** Anyone but root. */
const ANOTHER_USER = 65_534;

let folder: string;
let data: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orange-package-'));
  data = await mkdtemp(join(tmpdir(), 'orange-data-'));
  await execFile(process.execPath, ['.config/package.ts', folder]);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(data, { recursive: true });
});

async function bytesIn(of: string): Promise<number> {
  const entries = await readdir(of, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('it is small, and runs and backs itself up without the project, npm or a right to write', async () => {
  expect(await bytesIn(folder)).toBeLessThan(MOST_BYTES);
  // Node itself may be where only root looks.
  const node = join(data, 'node');
  await cp(process.execPath, node);
  await execFile('chmod', ['-R', 'a-w,a+rX', folder]);
  await chmod(data, 0o777);
  const isRoot = process.getuid?.() === 0;
  const options = {
    cwd: folder,
    env: {
      ...{ NODE_ENV: 'production', PORT: '0', DATA_DIR: join(data, 'site'), TMPDIR: data },
      NODE_COMPILE_CACHE: join(data, 'compiled'),
    },
    ...(isRoot && { uid: ANOTHER_USER, gid: ANOTHER_USER }),
  };
  const server = spawn(node, ['dist/server/main.js'], options);
  const said: string[] = [];
  const gone = new Promise((ended) => server.once('close', ended));
  const url = await new Promise<string>((found, reject) => {
    for (const stream of [server.stdout, server.stderr])
      createInterface(stream).on('line', (line) => {
        said.push(line);
        const address = /"url":"([^"]+)"/.exec(line)?.[1];
        if (address) found(address);
      });
    server.once('close', () => reject(new Error(said.join('\n'))));
  });
  try {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive', version });
    expect(await (await fetch(`${url}/articles`)).text()).toContain('<h1');
    const file = join(data, 'site.zip');
    const { stdout } = await execFile(node, ['dist/server/backups.js', 'backup', file], options);
    expect(stdout).toMatch(/^Backed up [\d,]+ rows in \d+ tables and \d+ pictures/);
  } finally {
    server.kill('SIGTERM');
    await gone;
    await execFile('chmod', ['-R', 'u+w', folder]);
  }
}, 120_000);

describe('the examples of how to run it', () => {
  const read = (file: string) => readFileSync(resolve(file), 'utf8');
  interface Container {
    readonly image?: string;
    readonly environment?: Readonly<Record<string, string>>;
    readonly env?: readonly { readonly name: string }[];
    readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  }
  const ofPlatform = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
  const known = new Set([...ENV_NAMES, ...ofPlatform]);

  test('compose.yaml sets only settings that there are', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: Readonly<Record<string, Container>>;
    };
    const sites = Object.values(services).filter(({ image }) => image === 'orange-weekly');
    expect(sites).toHaveLength(2);
    for (const { environment } of sites)
      expect(Object.keys(environment!).filter((name) => !known.has(name))).toEqual([]);
    for (const name of Object.keys(services).filter((each) => each.startsWith('site')))
      expect(read('docs/deploy/Caddyfile')).toContain(`${name}:4000`);
  });

  test('so do the Dockerfile and the unit of systemd', () => {
    const named = ['Dockerfile', 'docs/deploy/orange-weekly.service'].flatMap((file) =>
      [...read(file).matchAll(/^(?:ENV|Environment=)(.*(?:\\\n.*)?)$/gm)].flatMap(([, line]) =>
        [...line!.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!),
      ),
    );
    expect(named).toContain('DATA_DIR');
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(read('Dockerfile')).toContain(`node:${read('.nvmrc').trim()}-`);
  });

  test('on Kubernetes a node gets traffic once it is ready', () => {
    const [deployment] = parseAllDocuments(read('docs/deploy/kubernetes.yaml')).map(
      (document) => document.toJS() as never,
    ) as { spec: { template: { spec: { containers: readonly Container[] } } } }[];
    const [site] = deployment!.spec.template.spec.containers;
    expect(site!.readinessProbe!.httpGet.path).toBe('/readyz');
    expect(site!.env!.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
