import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { PageModules } from '../../web/app/page-modules.ts';

const IMPORTED = /import\(\s*(['"])(.+?)\1\s*\)/;

/**
 * Writes .page-files.json: the modules of each page's first view as Vite's manifest names them. The server names their
 * files in the HTML, so that all are asked for at once instead of each being found in the one before it.
 * @param web the client's folder
 */
export function pageFiles(web: string): Plugin {
  const table = join(web, 'app/page-modules.ts');
  return {
    name: 'page-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const built = new Set(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.facadeModuleId : [])),
      );
      const { PAGE_MODULES } = (await import(pathToFileURL(table).href)) as {
        PAGE_MODULES: PageModules;
      };
      const modulesOf = Object.entries(PAGE_MODULES).map(([page, loads]) => {
        const modules = loads.map((load) => {
          // A function of JavaScript is its own text, and this one is a single import.
          const [, , address = ''] = IMPORTED.exec(String(load)) ?? [];
          const file = join(table, '..', address);
          if (!built.has(file)) this.error(`${page}: there is no file for ${String(load)}`);
          return relative(web, file);
        });
        return [page, modules] as const;
      });
      this.emitFile({
        type: 'asset',
        fileName: '.page-files.json',
        source: JSON.stringify(Object.fromEntries(modulesOf)),
      });
    },
  };
}
