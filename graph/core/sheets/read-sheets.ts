import { readFile, stat } from 'node:fs/promises';
import { hasExtension, SHEET_MAX_BYTES, WORKBOOK_EXTENSIONS } from '../../../schema/sheets.ts';
import { scanZip } from '../files/zip-scan.ts';
import { readInThread } from '../thread-reader.ts';
import { builtUrl } from '../built-url.ts';
import { csvSheet } from './csv-sheet.ts';
import type { SheetRefusals } from './sheet-refusals.ts';
import type { Sheet } from './sheet.ts';

/** A file on disk, under the name its sender gave it. */
interface SheetFile {
  readonly filename: string;
  readonly path: string;
}

const PATIENCE_MS = 3_000;

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The container of .xls. */
const isCompound = (bytes: Uint8Array) =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

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

const parse = (bytes: Uint8Array, { unreadable, tooSlow }: SheetRefusals) =>
  readInThread<Sheet[]>({
    code: builtUrl(import.meta.url, './sheet-worker.ts', 'sheet-worker.js'),
    workerData: bytes,
    patienceMs: PATIENCE_MS,
    late: tooSlow,
    broken: unreadable,
  });
