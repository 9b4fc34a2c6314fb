import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTIAL, writeWhole } from './backup-file.ts';
import { BackupError } from './manifest.ts';
import { openBackup } from './read-backup.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

/** The backups that the site itself writes into a folder: one each night, and one before each migration. */

const NAME = /^(nightly|before-migration)-(\d{8}T\d{6}Z)\.zip$/;
export type Occasion = 'nightly' | 'before-migration';

export interface KeptBackup {
  readonly file: string;
  readonly occasion: Occasion;
  /** The moment whose state it has. */
  readonly at: Date;
}

/** As in '20251117T100000Z'. */
const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
const instantOf = (stamp: string) =>
  new Date(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The backups in a folder, the newest first. */
export async function keptBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, occasion, stamp] = NAME.exec(name) ?? [];
      if (!occasion || !stamp) return [];
      return [{ file: join(folder, name), occasion: occasion as Occasion, at: instantOf(stamp) }];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Writes a backup into the folder and reads it whole once: what gets its name can be restored. Returns its file. */
export async function keepBackup(
  source: BackupSource,
  { folder, occasion }: { readonly folder: string; readonly occasion: Occasion },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${occasion}-${stampOf(source.now)}.zip`);
  await writeWhole(
    file,
    (to) => writeBackup(source, to),
    async (written) => {
      (await openBackup(written)).close();
    },
  );
  return file;
}

/** Reads each backup of the folder whole. Returns why some can’t be restored any more, by file. */
export async function rehearse(folder: string): Promise<Map<string, string>> {
  const broken = new Map<string, string>();
  for (const { file } of await keptBackups(folder))
    await openBackup(file).then(
      (backup) => backup.close(),
      (error: unknown) => {
        if (!(error instanceof BackupError)) throw error;
        broken.set(file, error.message);
      },
    );
  return broken;
}

/** Deletes all but the newest backups of an occasion. One that can’t be restored takes no other’s place. */
export async function rotate(
  folder: string,
  {
    occasion,
    keep,
    broken,
  }: {
    readonly occasion: Occasion;
    readonly keep: number;
    readonly broken: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const whole = (await keptBackups(folder)).filter(
    (each) => each.occasion === occasion && !broken.has(each.file),
  );
  const gone = whole.slice(keep);
  for (const { file } of gone) await rm(file, { force: true });
  // A process that was killed leaves one that never got its name.
  for (const name of await readdir(folder))
    if (
      name.startsWith(occasion) &&
      name.endsWith(PARTIAL) &&
      gone.length > 0 &&
      name < `${occasion}-${stampOf(gone[0]!.at)}`
    )
      await rm(join(folder, name), { force: true });
}
