import { MOST_COLUMNS, MOST_ROWS, type Sheet } from './sheet.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** More than any name or note in a table. */
const LONGEST_CELL = 2_000;

/**
 * A CSV file as a sheet: comma, semicolon or tab by its first line, in UTF-8, UTF-16 or what Windows writes. Undefined
 * for what is no text.
 */
export function csvSheet(bytes: Uint8Array, most = MOST_ROWS): Sheet | undefined {
  const text = textOf(bytes);
  if (text === undefined) return undefined;
  const { rows, isCut } = rowsOf(text, delimiterOf(text), most);
  return { name: 'CSV', rows, firstRow: 1, isCut };
}

function textOf(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  // A document of another kind, or no text at all.
  return text.trim() === '' || text.includes('\0') || text.trimStart().startsWith('<')
    ? undefined
    : text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that the first line has most of. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => line.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The cells by RFC 4180: quotes around what has delimiters, line breaks or doubled quotes in it. */
function rowsOf(text: string, delimiter: string, most: number) {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (rows.length <= most + 1 && cell.lastIndex < text.length) {
    // What follows a closing quote belongs to no cell; it ends where the next delimiter is.
    const found = cell.exec(text);
    if (!found) break;
    const value = found[1]?.replaceAll('""', '"') ?? found[2] ?? '';
    if (row.length < MOST_COLUMNS) row.push(value.slice(0, LONGEST_CELL));
    if (found[3] !== delimiter) {
      rows.push(row);
      row = [];
    }
  }
  if (row.length > 0) rows.push(row);
  return { rows: rows.slice(0, most + 1), isCut: rows.length > most + 1 };
}
