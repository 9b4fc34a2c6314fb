import { SHEET_EXTENSIONS, SHEET_MAX_BYTES } from '../../../schema/sheets.ts';
import { type DomainError, refuse } from '../errors.ts';

/** Which files are read as sheets, and how each other one is refused. */
export interface SheetRefusals {
  readonly extensions: readonly string[];
  readonly fileType: () => DomainError;
  readonly unreadable: () => DomainError;
  readonly tooLarge: () => DomainError;
  readonly tooSlow: () => DomainError;
  /** @param max rows that are read at most */
  readonly tooManyRows: (max: number) => DomainError;
}

/** For workbooks and CSV. */
export const SHEET_REFUSALS: SheetRefusals = {
  extensions: SHEET_EXTENSIONS,
  fileType: () => refuse('sheet.fileType'),
  unreadable: () => refuse('sheet.unreadable'),
  tooLarge: () => refuse('sheet.tooLarge', { megabytes: SHEET_MAX_BYTES / 1e6 }),
  tooSlow: () => refuse('sheet.tooSlow'),
  tooManyRows: (max) => refuse('sheet.tooManyRows', { max }),
};
