import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the pictures of the demo season beside the server's bundle, where it reads them when it fills an empty database.
 * @param folder where they are in the source
 */
export function demoPictures(folder: string): Plugin {
  return {
    name: 'demo-pictures',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle() {
      for (const file of globSync('*.webp', { cwd: folder }))
        this.emitFile({
          type: 'asset',
          fileName: `demo-pictures/${file}`,
          source: readFileSync(join(folder, file)),
        });
    },
  };
}
