import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts the values that a module exports in its place, so that visitors don't download what they are computed from.
 * @param file absolute path of a module whose exports are data
 */
export function evaluated(file: string): Plugin {
  return {
    name: 'evaluated',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (id !== file) return null;
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
