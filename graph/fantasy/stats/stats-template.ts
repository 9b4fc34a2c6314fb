import * as xlsx from 'xlsx';
import {
  TEMPLATE_CONTENT_TYPE,
  TEMPLATE_FILE_NAME,
  TEMPLATE_HEADERS,
} from '../../../schema/fantasy/stats.ts';
import type { Context } from '../../core/context.ts';

interface FileContent {
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
}

let template: string | undefined;

/** Admin. A workbook with a header row and nothing else, made once. */
export function statsTemplate(ctx: Context): FileContent {
  ctx.require('fantasy.administer');
  template ??= build();
  return {
    fileName: TEMPLATE_FILE_NAME,
    contentType: TEMPLATE_CONTENT_TYPE,
    base64: template,
  };
}

function build(): string {
  const headers = TEMPLATE_HEADERS.map(({ header }) => header);
  const sheet = xlsx.utils.aoa_to_sheet([headers]);
  sheet['!cols'] = headers.map((header) => ({ wch: Math.max(10, header.length + 2) }));
  const workbook = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(workbook, sheet, 'Player Stats');
  return xlsx.write(workbook, { type: 'base64', bookType: 'xlsx' }) as string;
}
