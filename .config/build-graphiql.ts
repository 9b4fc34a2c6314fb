import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './build-stamp.ts';
import { compressFiles } from './compress-files.ts';

const cached = join(root, 'node_modules/.cache/graphiql');
const sources = [
  'web/graphiql.html',
  'web/graphiql/*',
  'package-lock.json',
  '.config/*graphiql.ts',
];

/**
 * Puts GraphiQL into the built site: its document, and files of its own that share nothing with the site's. Its editor
 * takes as long to build and to compress as the rest of the site, and hardly ever changes, so the result is cached.
 */
export async function buildGraphiql(folder: string): Promise<void> {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  const made = join(cached, hash.digest('hex').slice(0, 16));
  if (!existsSync(made)) await make(made);
  cpSync(made, folder, { recursive: true });
}

/** Makes it beside its final place, so that a build that is interrupted leaves nothing half done behind. */
async function make(made: string): Promise<void> {
  const draft = `${made}.${process.pid}`;
  await build({
    configFile: false,
    root: join(root, 'web'),
    cacheDir: join(root, 'node_modules/.vite'),
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: draft,
      assetsDir: 'graphiql/assets',
      emptyOutDir: true,
      target: ['chrome123', 'firefox128', 'safari17.5'],
      modulePreload: { polyfill: false },
      // The editor alone is above what Vite finds large.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: join(root, 'web/graphiql.html'),
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
    worker: { format: 'es' },
  });
  await compressFiles(draft, 9);
  rmSync(made, { recursive: true, force: true });
  renameSync(draft, made);
}
