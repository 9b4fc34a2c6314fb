import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPageDrawing } from './page-drawing.ts';

/** Stands in for the client's code: returns how many pages this thread has rendered, and hangs on one of them. */
const COUNTING = `
import { parentPort } from 'node:worker_threads';
let asked = 0;
parentPort.on('message', ({ path }) => {
  asked += 1;
  if (path === '/endless') while (true);
  parentPort.postMessage({ html: String(asked), cache: {}, at: '' });
});
parentPort.postMessage('ready');`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orange-drawing-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function drawingBy(code: string) {
  const file = join(folder, 'draw.mjs');
  await writeFile(file, code);
  const faults: string[] = [];
  const warn = (_fault: object, message: string) => void faults.push(message);
  const drawing = createPageDrawing(pathToFileURL(file), { warn });
  const draw = async (path: string) =>
    (
      await drawing.draw({
        path,
        origin: 'https://orange.example',
        answers: [],
        site: FIRST_SETTINGS,
      })
    )?.html;
  return { drawing, draw, faults };
}

test('a page that hangs times out; requests that gave up do not delay later ones', async () => {
  const { drawing, draw, faults } = await drawingBy(COUNTING);
  await drawing.ready();
  expect(await draw('/a')).toBe('1');
  const all = ['/endless', '/b', '/c', '/d'].map(draw);
  expect(await Promise.all(all)).toEqual([undefined, undefined, undefined, undefined]);
  let html: string | undefined;
  let tries = 0;
  for (; html === undefined; tries++) html = await draw('/e');
  // Of those who gave up none came to the new thread, unless they had their turn while it began.
  expect(Number(html)).toBeLessThanOrEqual(tries);
  expect(faults).toEqual(['The page rendering thread timed out']);
  await drawing.end();
});

test('requests do not wait long for a thread that is still loading, and it may finish loading', async () => {
  const { drawing, draw, faults } = await drawingBy('setInterval(() => undefined, 60_000);');
  expect(await draw('/a')).toBeUndefined();
  expect(faults).toEqual([]);
  await drawing.end();
});

test('a thread that crashes is logged and replaced', async () => {
  const { drawing, draw, faults } = await drawingBy(
    COUNTING.replace('while (true);', `throw new Error('broken');`),
  );
  expect(await draw('/endless')).toBeUndefined();
  expect(await draw('/a')).toBe('1');
  expect(faults).toEqual(['The page rendering thread crashed']);
  await drawing.end();
});
