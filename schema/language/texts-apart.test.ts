import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { API_CHANGES } from '../site/api-changes.ts';
import { DEVELOPERS } from './english/developers.ts';

const WEB = resolve(import.meta.dirname, '../../web');
/** A text between quotes, as the code says it. */
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

// Another page would be in English until its reader has been to this one.
test('what comes with the page for developers is said by it alone', () => {
  const apart: ReadonlySet<string> = new Set([
    ...DEVELOPERS,
    ...API_CHANGES.flatMap(({ changes }): readonly string[] => changes),
  ]);
  const others = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter(
    (file) => !/^(?:developers|gql)\/|\.test\.tsx?$/.test(file),
  );
  const said = others.flatMap((file) =>
    Array.from(
      readFileSync(resolve(WEB, file), 'utf8').matchAll(QUOTED),
      ([, single, double]) => `${file}: ${single ?? double ?? ''}`,
    ),
  );
  expect(said.filter((text) => apart.has(text.slice(text.indexOf(': ') + 2)))).toEqual([]);
});
