import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { hasExtension, SHEET_MAX_BYTES, WORKBOOK_EXTENSIONS } from '../../../schema/sheets.ts';
import { csvSheet } from './csv-sheet.ts';
import type { SheetRefusals } from './sheet-refusals.ts';
import type { Sheet } from './sheet.ts';
import { scanZip } from './zip-scan.ts';

/** A file on disk, under the name its sender gave it. */
interface SheetFile {
  readonly filename: string;
  readonly path: string;
}

const PATIENCE_MS = 3_000;
const START_WITHIN_MS = 20_000;

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The container of .xls. */
const isCompound = (bytes: Uint8Array) =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/** Beside this file in the source; beside the server, or one floor above its chunks, in the bundle. */
function workerUrl(): URL {
  const candidates = import.meta.url.endsWith('.ts')
    ? ['./sheet-worker.ts']
    : ['./sheet-worker.js', '../sheet-worker.js'];
  const urls = candidates.map((path) => new URL(path, import.meta.url));
  return urls.find((url) => existsSync(url)) ?? urls[0]!;
}

/**
 * The sheets of an uploaded file: a workbook, .xlsx or .xls by name and by content, or where `refusals` says so a .csv.
 * Anything else is refused, and what is broken, takes longer than three seconds to read, or has more than 5 MB. Nothing
 * in it is executed: formulas give their stored values, macros and links are not looked at.
 */
export async function readSheets(
  { filename, path }: SheetFile,
  refusals: SheetRefusals,
): Promise<Sheet[]> {
  if (!hasExtension(filename, refusals.extensions)) throw refusals.fileType();
  if ((await stat(path)).size > SHEET_MAX_BYTES) throw refusals.tooLarge();
  const bytes = await readFile(path);
  if (!hasExtension(filename, WORKBOOK_EXTENSIONS)) {
    const sheet = csvSheet(bytes);
    if (!sheet) throw refusals.unreadable();
    return [sheet];
  }
  if (isZip(bytes)) {
    await scanZip(bytes).catch(() => {
      throw refusals.unreadable();
    });
  } else if (!isCompound(bytes)) throw refusals.unreadable();
  return parse(bytes, refusals);
}

async function parse(bytes: Uint8Array, { unreadable, tooSlow }: SheetRefusals): Promise<Sheet[]> {
  const worker = new Worker(workerUrl(), {
    execArgv: [],
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise<Sheet[]>((resolve, reject) => {
      const late = () => reject(tooSlow());
      // The thread says when it has begun: what a busy machine takes to start it is no fault of the sheet.
      let timer = setTimeout(late, START_WITHIN_MS);
      worker.once('message', () => {
        clearTimeout(timer);
        timer = setTimeout(late, PATIENCE_MS);
        worker.once('message', resolve);
      });
      worker.once('error', () => reject(unreadable()));
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(unreadable());
      });
    });
  } finally {
    await worker.terminate();
  }
}
