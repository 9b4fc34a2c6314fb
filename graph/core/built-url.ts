import { existsSync } from 'node:fs';

/**
 * Where a file or folder is that the server reads at run time, such as the code of a thread: beside the importing file in
 * the source; in the bundle beside the server, or one folder above its chunks.
 */
export function builtUrl(startedIn: string, source: string, bundled: string): URL {
  const candidates = startedIn.endsWith('.ts') ? [source] : [`./${bundled}`, `../${bundled}`];
  const urls = candidates.map((path) => new URL(path, startedIn));
  return urls.find((url) => existsSync(url)) ?? urls[0]!;
}
