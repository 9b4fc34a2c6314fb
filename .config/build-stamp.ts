import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const stampFile = join(root, 'dist/.stamp');

/** All that the two halves of the build are made from. */
const sources = [
  'web/**/*',
  'graph/**/*',
  'schema/**/*',
  'migrations/**/*',
  '.config/{vite/*,*graphiql}.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** A digest of the sources' names and contents; tests are left out. */
function digest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** True when dist was built from the current sources. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest();
}

/** Runs the build and marks dist with the digest of what it was made from, taken before it started. */
export async function stamped(build: () => Promise<void>): Promise<void> {
  const made = digest();
  await build();
  writeFileSync(stampFile, made);
}
