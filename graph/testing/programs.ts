import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folders where programs are looked for: PATH, then where Debian and pg_config keep PostgreSQL's. */
function folders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [...onPath, ...debian, ...(stdout ? [stdout.trim()] : [])];
}

/** The first folder that holds all the named programs, or undefined. */
export function folderWith(...programs: string[]): string | undefined {
  return folders().find((folder) => programs.every((program) => existsSync(join(folder, program))));
}
