import { saveFile } from '../forms/save-file.ts';

/** Saves a sheet with the headers alone. The mark at its start makes Excel read it as UTF-8. */
export function saveTemplate(columns: readonly string[], fileName: string) {
  const text = `\uFEFF${columns.join(',')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv' }), fileName);
}
