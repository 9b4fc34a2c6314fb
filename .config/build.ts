/** Builds the web site into dist/web and the server into dist/server. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { buildGraphiql } from './build-graphiql.ts';
import { root, stamped } from './build-stamp.ts';
import { compressFiles } from './compress-files.ts';

process.env.NODE_ENV = 'production';
rmSync(join(root, 'dist'), { recursive: true, force: true });
await stamped(async () => {
  const builder = await createBuilder({ configFile: join(root, 'vite.config.ts') });
  await builder.buildApp();
  await compressFiles(join(root, 'dist/web'));
  await buildGraphiql(join(root, 'dist/web'));
});
