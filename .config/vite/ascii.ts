import type { Plugin } from 'vite';

/** Everything outside of ASCII, one UTF-16 unit at a time. */
const OUTSIDE = /[^\0-\x7f]/g;

/**
 * Writes an environment's code in ASCII. One character beyond Latin-1 makes the engine store the whole file with two
 * bytes a character, for as long as the process lives.
 */
export function ascii(...environments: readonly string[]): Plugin {
  return {
    name: 'ascii',
    apply: 'build',
    applyToEnvironment: ({ name }) => environments.includes(name),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(OUTSIDE, escaped);
      }
    },
  };
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
