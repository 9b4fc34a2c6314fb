import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as xlsx from 'xlsx';

/** Workbooks for tests: by a library, or part by part as other programs write them, also the hostile ones. */

/** One sheet of those cells, as Excel saves it by default. */
export function workbook(
  rows: readonly (readonly unknown[])[],
  {
    bookType = 'xlsx',
    sheetName = 'Stats',
  }: { bookType?: 'xlsx' | 'biff8'; sheetName?: string } = {},
): Buffer {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows as unknown[][]), sheetName);
  return xlsx.write(book, { type: 'buffer', bookType, bookSST: true }) as Buffer;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The part of the library that writes zips; it comes without types. */
const { CFB } = xlsx as unknown as {
  readonly CFB: {
    readonly utils: {
      cfb_new(options: { fileType: 'zip' }): object;
      cfb_add(zip: object, name: string, content: Buffer): void;
    };
    write(zip: object, options: { type: 'buffer'; fileType: 'zip'; compression: boolean }): Buffer;
  };
};

/** A zip of those files. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const zip = CFB.utils.cfb_new({ fileType: 'zip' });
  for (const [name, content] of Object.entries(files))
    CFB.utils.cfb_add(zip, name, Buffer.from(content as string));
  return CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true });
}

/** A workbook with that XML as its one sheet, and shared strings where given. */
export function workbookOf(
  sheetXml: string,
  { sharedStrings, extra = {} }: { sharedStrings?: string; extra?: Record<string, string> } = {},
): Buffer {
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}">${sheetXml}</worksheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${sharedStrings ?? ''}</sst>`,
    ...extra,
  });
}

/** Puts bytes where a received form puts its file; `discard` removes them. */
export async function received(filename: string, bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'orange-sheet-'));
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return {
    fieldName: 'statsFile',
    filename,
    path,
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The form of an operation whose `input.file` is that file. */
export function sheetForm(
  query: string,
  bytes: Uint8Array,
  { fileName = 'sheet.xlsx', input = {} }: { fileName?: string; input?: object } = {},
): FormData {
  const form = new FormData();
  const variables = { input: { ...input, file: null } };
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new Blob([new Uint8Array(bytes)]), fileName);
  return form;
}
