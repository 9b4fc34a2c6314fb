import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages whose own files, or machine code, are found beside them; all else that the server needs is in its own files. */
export const APART_FROM_SERVER = [
  'sharp',
  '@node-rs/argon2',
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
] as const;

interface Described {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Copies these packages, with all that they need on this machine, out of the project into another folder. */
export function copyRuntimePackages(root: string, to: string): void {
  const copied = new Set<string>();
  const copy = (name: string, from: string): void => {
    const folder = folderOf(name, from);
    if (!folder || copied.has(folder)) return;
    copied.add(folder);
    const target = join(to, folder.slice(root.length));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(folder, target, { recursive: true });
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Described;
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      copy(each, folder);
  };
  for (const name of APART_FROM_SERVER) copy(name, root);

  /** Where Node finds it from there; undefined for machine code of other machines. */
  function folderOf(name: string, from: string): string | undefined {
    for (let at = from; at.startsWith(root); at = dirname(at)) {
      const folder = join(at, 'node_modules', name);
      if (existsSync(folder)) return folder;
    }
    return undefined;
  }
}
