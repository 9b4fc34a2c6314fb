/** Builds what is missing or stale, then is the server, in production mode. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';
import { root } from './build-stamp.ts';

process.env.NODE_ENV = 'production';
try {
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// What was compiled is found again at the next start, by the threads as well.
process.env.NODE_COMPILE_CACHE ??= join(root, 'dist/.compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { main } = (await import(pathToFileURL(join(root, 'dist/server/main.js')).href)) as {
  main: () => Promise<void>;
};
await main();
flushCompileCache();
