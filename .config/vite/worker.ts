import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What web/prerender.tsx exports for the page without a network. */
interface Prerendered {
  readonly styles: string;
  readonly offline: Readonly<Record<string, string>>;
}

/**
 * Gives the site's worker the id of its build, and writes the page that it shows without a network: in the style and
 * with the first script of index.html, which knows the visitor's language, theme, contrast and font size.
 * @param web the client's environment
 * @param folder where the environment `prerender` was built to
 */
export function worker(web: string, folder: string): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        const page = bundle['index.html'];
        if (!entry || page?.type !== 'asset') return this.error('the site has no page');
        const [settings] = /<script>[\s\S]*?<\/script>/.exec(String(page.source)) ?? [];
        const file = pathToFileURL(join(folder, 'prerender.js')).href;
        const { styles, offline } = (await import(file)) as Prerendered;
        const words = Object.entries(offline).map(
          ([language, html]) => `<template id="${language}">${html}</template>`,
        );
        const write = async (name: string, ...parts: [mark: string, text: string][]) => {
          const text = await readFile(join(web, name), 'utf8');
          const source = parts.reduce((before, [mark, part]) => {
            if (!before.includes(mark)) this.error(`${name} has no ${mark}`);
            return before.replace(mark, () => part);
          }, text);
          this.emitFile({ type: 'asset', fileName: name.replace('public/', ''), source });
        };
        await write('public/worker.js', [`'dev'`, `'/${entry.fileName}'`]);
        await write(
          'offline.html',
          ['<!--offline:styles-->', `<style>${styles.trim()}</style>`],
          ['<!--offline:settings-->', settings ?? ''],
          ['<!--offline:words-->', words.join('')],
        );
      },
    },
  };
}
