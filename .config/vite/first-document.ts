import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { withConstants } from '../../schema/site/first-document.ts';

/** What web/prerender.tsx exports. */
interface Prerendered {
  readonly styles: string;
  readonly gate: string;
  readonly shell: string;
}

/** Writes constants of the schema into the scripts of index.html, in development too. */
export function documentConstants(): Plugin {
  return {
    name: 'document-constants',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => (path === '/index.html' ? withConstants(html) : html),
    },
  };
}

/**
 * Completes index.html: the first style sheet inline, the age gate and the frame as HTML, so that the first paint waits
 * for nothing but the document. In development the page has none of it, and its style sheet is a link.
 * @param folder where the environment `prerender` was built to
 */
export function firstDocument(folder: string): Plugin {
  return {
    name: 'first-document',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // The fonts that the inline style sheet names.
    async buildStart() {
      const assets = join(folder, 'assets');
      for (const name of await readdir(assets)) {
        const source = await readFile(join(assets, name));
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => replaceOnce(html, /\s*<link rel="stylesheet"[^>]*>/, () => ''),
    },
    // After Vite has written its own tags.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('there is no index.html');
        const file = pathToFileURL(join(folder, 'prerender.js')).href;
        const { styles, gate, shell } = (await import(file)) as Prerendered;
        const parts: [RegExp, (tag: string) => string][] = [
          // Before the first script, which adds the other style sheet: of two that differ, the later one wins.
          [/(?=\s*<!--page:files-->)/, () => `\n    <style>${styles.trim()}</style>`],
          // The page's first script starts the client (page-files.ts names its entry).
          [/\s*<script type="module"[^>]*><\/script>/, () => ''],
          [/<div id="root">/, (tag) => tag + gate],
          [/<template id="shell">/, (tag) => tag + shell],
        ];
        page.source = parts.reduce(
          (html, [place, write]) => replaceOnce(html, place, write),
          String(page.source),
        );
      },
    },
  };
}

function replaceOnce(html: string, place: RegExp, write: (found: string) => string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${place.source}`);
  return html.replace(place, write);
}
