import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { SHEET_MAX_BYTES } from '../../../schema/fantasy/stats.ts';
import { refuse } from '../../core/errors.ts';
import type { Sheet } from './sheet.ts';
import { scanZip } from './zip-scan.ts';

/** A workbook on disk, under the name its sender gave it. */
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

const unreadable = () => refuse('stats.unreadable');

/** Beside this file in the source; beside the server, or one floor above its chunks, in the bundle. */
function workerUrl(): URL {
  const candidates = import.meta.url.endsWith('.ts')
    ? ['./sheet-worker.ts']
    : ['./sheet-worker.js', '../sheet-worker.js'];
  const urls = candidates.map((path) => new URL(path, import.meta.url));
  return urls.find((url) => existsSync(url)) ?? urls[0]!;
}

/**
 * The sheets of an uploaded workbook, .xlsx or .xls by name and by content. BAD_USER_INPUT for anything else, for what
 * is broken or takes longer than three seconds to read, PAYLOAD_TOO_LARGE beyond 5 MB. Nothing in it is executed:
 * formulas give their stored values, macros and links are not looked at.
 */
export async function readSheets({ filename, path }: SheetFile): Promise<Sheet[]> {
  if (!/\.xlsx?$/i.test(filename)) throw refuse('stats.fileType');
  if ((await stat(path)).size > SHEET_MAX_BYTES)
    throw refuse('stats.tooLarge', { megabytes: SHEET_MAX_BYTES / 1e6 });
  const bytes = await readFile(path);
  if (isZip(bytes)) {
    await scanZip(bytes).catch(() => {
      throw unreadable();
    });
  } else if (!isCompound(bytes)) throw unreadable();
  return parse(bytes);
}

async function parse(bytes: Uint8Array): Promise<Sheet[]> {
  const worker = new Worker(workerUrl(), {
    execArgv: [],
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise<Sheet[]>((resolve, reject) => {
      const late = () => reject(refuse('stats.tooSlow'));
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
