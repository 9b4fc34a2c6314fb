import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this a compressed copy saves nothing. */
const WORTH_BYTES = 1_000;

/**
 * Puts a brotli and a gzip copy beside each text file, as hard as they go: files are compressed once, not per request.
 * Brotli takes ten times as long for its last tenth; `brotliQuality` leaves that out.
 */
export async function compressFiles(
  folder: string,
  brotliQuality = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < WORTH_BYTES) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
