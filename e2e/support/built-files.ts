import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

const manifest = () =>
  JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;

/** Addresses of the texts that come with their pages (schema/language/texts-apart.ts). */
export const textsApart = (): string[] =>
  Object.values(manifest())
    .filter(({ src }) => src?.includes('schema/language/spanish/'))
    .map(({ file }) => `/${file}`);

/** Addresses of the pages, and of what the files named in the HTML import at once. */
export function neededAtOnce(html: string): Set<string> {
  const chunks = manifest();
  const named = Object.values(chunks).filter(({ file }) => html.includes(file));
  const imported = named.flatMap(({ imports = [] }) => imports.map((key) => chunks[key]!));
  const pages = Object.values(chunks).filter(({ src }) => src?.endsWith('-page.tsx'));
  return new Set([...imported, ...pages].map(({ file }) => `/${file}`));
}
