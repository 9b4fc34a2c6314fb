import { readdirSync } from 'node:fs';
import { ALL_SPANISH } from './all-spanish.ts';
import { textIn } from './catalogue.ts';
import { catalogue as spanish } from './spanish.ts';

const catalogue = { ...spanish, texts: ALL_SPANISH };

/** Places, as in `site/site.ts SITE_NAME`, whose sentences are not said to people in their language. */
const NOT_ON_SCREEN = [
  // Names.
  /^site\/site\.ts SITE_NAME$/,
  /^site\/first-settings\.ts FIRST_SETTINGS\.name$/,
  /^games\/games\.ts OUR_TEAM$/,
  /^pages\/.* (PAGES\.landing|landingPage)\.head\.title$/,
  /^shows\/shows\.ts (SHOW_SCHEDULE\.\d+|POST_GAME_SHOW)\.title$/,
  /^articles\/articles\.ts DEFAULT_AUTHOR$/,
  /^articles\/article-form\.ts EMPTY_ARTICLE\.author$/,
  /^news\/feeds\.ts FEED_FORMATS\.\w+\.name$/,
  /^games\/teams\.ts /,
  // Heads of columns in sheets that are read and written by programs.
  /^fantasy\/stats\.ts (STATS\.\w+\.headers|TEMPLATE_HEADERS)\./,
  // For tools that speak to the graph or to the paths themselves.
  /^site\/sockets\.ts /,
  /^developers\/(examples|reference)\.ts /,
  /^webhooks\/webhooks\.ts WEBHOOK_EXAMPLE\./,
  // For robots.
  /^pages\/.*\b(keywords|data|ORGANIZATION)\b/,
];

const here = new URL('../', import.meta.url);
const modules = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^language\/|^refusals/.test(path))
  .sort();

/** The texts in a value and their paths. Functions are left out, except those with the message of a shape. */
function* textsIn(value: unknown, place: string, seen = new Set()): Generator<[string, string]> {
  if (typeof value === 'string') yield [place, value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Map || value instanceof Set) {
    yield* textsIn([...(value as Iterable<unknown>)], place, seen);
    return;
  }
  // zod stores a shape's definition, with its checks, under this name.
  const own = '_zod' in value ? (value._zod as { def: object }).def : value;
  for (const [key, part] of Object.entries(own)) {
    if (key === 'error' && typeof part === 'function')
      yield* textsIn((part as (issue: object) => unknown)({}), `${place} (message)`, seen);
    // The words of an enum are codes, or a list that is exported by itself.
    else if (key !== 'entries') yield* textsIn(part, `${place}.${key}`, seen);
  }
}

/** Begins as sentences do, and has several words or ends as they do. */
const isSentence = (text: string) => /^\p{Lu}/u.test(text) && /\s|[.!?…]$/.test(text);

test.each(modules)('what %s says is said in Spanish too', async (path) => {
  const exported = (await import(new URL(path, here).href)) as object;
  const untold = Object.entries(exported)
    .flatMap(([name, value]) => [...textsIn(value, `${path} ${name}`)])
    .filter(([place, text]) => isSentence(text) && !NOT_ON_SCREEN.some((not) => not.test(place)))
    .filter(([, text]) => textIn(catalogue, text) === undefined);
  expect(untold).toEqual([]);
});
