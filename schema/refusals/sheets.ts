import { badInput, tooLarge } from './codes.ts';

/** Sheets that admins import. */
export const SHEETS_REFUSALS = {
  'sheet.missing': badInput('Choose a sheet first'),
  'sheet.fileType': badInput('Choose an Excel file (.xlsx or .xls) or a CSV file (.csv)'),
  'sheet.unreadable': badInput('This file can’t be read as a sheet'),
  'sheet.tooLarge': tooLarge('A sheet must be smaller than {megabytes} MB'),
  'sheet.tooSlow': badInput('This sheet takes too long to read'),
  'sheet.tooManyRows': badInput('A sheet can have {max} rows at most'),
  'sheet.problems': badInput('Nothing was imported: {problems}'),
} as const;
