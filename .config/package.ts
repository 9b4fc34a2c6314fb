/**
 * `npm run package -- FOLDER`: all that a server needs to run, without what only building and testing need. The image is
 * made of it (Dockerfile); it runs with `node dist/server/main.js`.
 */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import described from '../package.json' with { type: 'json' };
import { buildIfStale } from './build-if-stale.ts';
import { root } from './build-stamp.ts';
import { copyRuntimePackages } from './runtime-packages.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name a folder: npm run package -- FOLDER');
  process.exit(1);
}
const to = resolve(process.env.INIT_CWD ?? '.', folder);
mkdirSync(to, { recursive: true });
if (readdirSync(to).length > 0) {
  console.error(`${to} is not empty.`);
  process.exit(1);
}
await buildIfStale();
for (const part of ['server', 'web', 'prerender'])
  cpSync(join(root, 'dist', part), join(to, 'dist', part), {
    recursive: true,
    // Maps are for developers.
    filter: (path) => !path.endsWith('.map') || part === 'web',
  });
copyRuntimePackages(root, to);
const { name, version, license, type } = described;
writeFileSync(
  join(to, 'package.json'),
  `${JSON.stringify({ name, version, private: true, license, type }, null, 2)}\n`,
);
