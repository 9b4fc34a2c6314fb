import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/** `npm run shots`, as someone runs it, for the states of one screen. */

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orange-shots-'));
  await promisify(execFile)('node', [
    'e2e/shots/run.ts',
    'pages/articles([.]|$)',
    '--folder',
    folder,
  ]);
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const widthOf = async (path: string) => (await sharp(join(folder, path)).metadata()).width;

test('a screen is taken in each window, theme, language and state, and the index page shows all of them', async () => {
  const pictures = globSync('**/*.jpg', { cwd: folder }).sort();
  const windows = ['1440x900', '320x640-large', '390x844', '844x390'];
  const states = ['empty', 'failed', 'loading'];
  expect(pictures).toEqual(
    [
      ...windows.flatMap((size) =>
        ['dark', 'light'].map((theme) => `pages/articles/${size}-${theme}-en.jpg`),
      ),
      'pages/articles/390x844-light-es.jpg',
      ...states.flatMap((state) =>
        windows.map((size) => `pages/articles.${state}/${size}-light-en.jpg`),
      ),
    ].sort(),
  );
  expect(await widthOf('pages/articles/1440x900-light-en.jpg')).toBe(1440);
  expect(await widthOf('pages/articles/320x640-large-dark-en.jpg')).toBe(320);
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const shown = [...index.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, path]) => path);
  expect(shown.sort()).toEqual(pictures);
});
