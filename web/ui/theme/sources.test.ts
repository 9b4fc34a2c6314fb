import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sheets = globSync('web/**/*.css');

test.each(sheets)('%s is made from files that are there', (sheet) => {
  const named = [...readFileSync(sheet, 'utf8').matchAll(/@source (?:not )?'([^']+)'/g)];
  const missing = named
    .map(([, path = '']) => join(dirname(sheet), path))
    .filter((path) => globSync(path).length === 0);
  expect(missing).toEqual([]);
});
