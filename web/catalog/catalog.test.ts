import { globSync } from 'node:fs';
import { PARTS } from './parts.ts';

test('every component of web/ui is in the catalog', () => {
  const modules = globSync('**/*.tsx', { cwd: 'web/ui', exclude: ['**/*.test.tsx'] });
  // A missing one: name it in web/catalog/modules.ts; the compiler then asks for its entries.
  expect(Object.keys(PARTS).sort()).toEqual(modules.sort());
});
