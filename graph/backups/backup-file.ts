import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { BackupError } from './manifest.ts';

/** What the name of a file ends with until it is whole. */
export const PARTIAL = '.partial';

/**
 * Writes a file that is there as a whole or not at all: under another name first, and on the disk before it gets its own.
 * Only its owner can read it, because it has everything. Refuses a name that is taken.
 * @param check looks at what was written before it gets its name
 */
export async function writeWhole(
  file: string,
  write: (to: NodeJS.WritableStream) => Promise<unknown>,
  check: (written: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  if (await exists(file)) throw new BackupError(`${file} is there already. Choose another name.`);
  const partial = `${file}${PARTIAL}`;
  // Opened here, where a folder that is not there can be refused.
  const stream = (await open(partial, 'w', 0o600)).createWriteStream({ flush: true });
  // Who writes gets the error; until then it must not end the process.
  stream.on('error', () => undefined);
  try {
    await write(stream);
    await finished(stream);
    await check(partial);
    await rename(partial, file);
    await flushFolder(dirname(file));
  } catch (error) {
    stream.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** So that the name is on the disk, too. Not every file system can do it. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
