import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

/** Addresses of the pages, and of what the files named in the HTML import at once. */
export function neededAtOnce(html: string): Set<string> {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<
    string,
    Chunk
  >;
  const named = Object.values(manifest).filter(({ file }) => html.includes(file));
  const imported = named.flatMap(({ imports = [] }) => imports.map((key) => manifest[key]!));
  const pages = Object.values(manifest).filter(({ src }) => src?.endsWith('-page.tsx'));
  return new Set([...imported, ...pages].map(({ file }) => `/${file}`));
}
