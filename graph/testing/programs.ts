import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first folder of PATH with all the named programs, or undefined. */
export const folderWith = (...programs: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .find((folder) => programs.every((program) => existsSync(join(folder, program))));
