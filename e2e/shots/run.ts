/**
 * `npm run shots`: pictures of every screen, with an index page to look at them. `npm run shots -- huddle` takes only the
 * screens whose names match; the others stay as they are. `--folder` is where they go.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../.config/build-if-stale.ts';
import { textIn } from '../../schema/language/catalogue.ts';
import { type Language, loadCatalogue } from '../../schema/language/languages.ts';
import { type Camera, newCamera } from './camera.ts';
import { writeIndex } from './index-page.ts';
import { type Look, looksOf } from './looks.ts';
import type { Say, Screen } from './screen.ts';
import { screensOf } from './screens.ts';
import { openStudio, type Studio } from './studio.ts';

/** Two windows take pictures at a time, as many as a small machine has processors. */
const CAMERAS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: 'shots' } },
});
const { folder } = values;
const pattern = positionals.length > 0 ? new RegExp(positionals.join('|'), 'i') : undefined;

/** One person's screens in one language, which one window takes one after the other. */
interface Task {
  readonly screen: Screen;
  readonly language: Language;
  readonly looks: readonly Look[];
}
const personOf = ({ screen, language }: Task) => `${screen.site} ${screen.who} ${language}`;

const tasksOf = (screens: readonly Screen[]): Task[] =>
  screens
    .flatMap((screen) =>
      looksOf(screen.isFilled).map(([language, looks]) => ({ screen, language, looks })),
    )
    // A person's screens follow each other, so that few windows are opened.
    .sort((one, other) => personOf(one).localeCompare(personOf(other)));

async function sayIn(language: Language): Promise<Say> {
  const catalogue = await loadCatalogue(language);
  return (text) => (catalogue && textIn(catalogue, text)) ?? text;
}

let count = 0;
const failures: string[] = [];

async function take(camera: Camera, { screen, language, looks }: Task): Promise<void> {
  const start = performance.now();
  try {
    const taken = await camera.take(screen, looks);
    count += taken;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (taken > 0) console.log(`${screen.name} ${language}: ${taken} (${seconds} s)`);
  } catch (error) {
    failures.push(`${screen.name} ${language}: ${String(error)}`);
  }
}

/** Takes what is left of the list, with a new window wherever another person comes. */
async function work(studio: Studio, waiting: Task[]): Promise<void> {
  let person = '';
  let camera: Camera | undefined;
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    if (!camera || personOf(task) !== person) {
      await camera?.fan.context.close();
      const { screen, language } = task;
      const fan = await studio.open(screen.site, screen.who, language);
      camera = newCamera({ fan, say: await sayIn(language), language, folder });
      person = personOf(task);
    }
    await take(camera, task);
  }
  await camera?.fan.context.close();
}

async function listScreens(studio: Studio): Promise<Screen[]> {
  const { url } = await studio.site('demo');
  const screens = await screensOf(url, (who) => studio.open('demo', who, 'en'));
  return screens.filter(({ name }) => !pattern || pattern.test(name));
}

const start = performance.now();
await buildIfStale();
{
  await using studio = await openStudio();
  const screens = await listScreens(studio);
  if (screens.length === 0) throw new Error(`No screen is named like ${String(pattern)}`);
  if (!pattern) await rm(folder, { recursive: true, force: true });
  const waiting = tasksOf(screens);
  await Promise.all(Array.from({ length: CAMERAS }, () => work(studio, waiting)));
}
await writeIndex(folder);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`${count} pictures in ${minutes} minutes: ${join(folder, 'index.html')}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 || count === 0 ? 1 : 0;
