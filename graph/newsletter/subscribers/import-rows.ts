import { readFile, stat } from 'node:fs/promises';
import { TEAMS } from '../../../schema/games/teams.ts';
import { type CheckedSubscriber, subscriberInput } from '../../../schema/news/subscriber-shape.ts';
import {
  IMPORT_EXTENSIONS,
  IMPORT_MAX_ROWS,
  SUBSCRIBER_COLUMNS,
  type SubscriberColumn,
} from '../../../schema/news/subscribers.ts';
import { columnFinder, hasExtension, SHEET_MAX_BYTES } from '../../../schema/sheets.ts';
import type { MountainDate } from '../../../schema/time/clock.ts';
import { refuse } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { csvSheet } from '../../core/sheets/csv-sheet.ts';
import { SHEET_REFUSALS } from '../../core/sheets/sheet-refusals.ts';

/** A row as it is in the sheet, and what is wrong with it. */
export interface SheetRow {
  readonly rowNumber: number;
  readonly name: string;
  readonly email: string;
  /** Null: it has faults. */
  readonly checked: CheckedSubscriber | null;
  readonly faults: readonly string[];
}

const SHOWN_CELL = 100;

/** The rows of an uploaded sheet, checked as the form is. BAD_USER_INPUT for what is no sheet of subscribers. */
export async function importRows(file: ReceivedFile, today: MountainDate): Promise<SheetRow[]> {
  const [head = [], ...rows] = await cellsOf(file);
  const columns = new Map<SubscriberColumn, number>();
  for (const [at, title] of head.entries()) {
    const column = columnOf(title);
    if (column && !columns.has(column)) columns.set(column, at);
  }
  if (!columns.has('name') || !columns.has('email') || !columns.has('birthday'))
    throw refuse('subscriber.noColumns');
  const shape = subscriberInput(today);
  const read = rows.flatMap((cells, index): SheetRow[] => {
    if (cells.every((cell) => cell === '')) return [];
    const cell = (column: SubscriberColumn) => cells[columns.get(column) ?? -1] ?? '';
    const { data, error } = shape.safeParse({
      name: cell('name'),
      email: cell('email'),
      birthday: isoDay(cell('birthday')),
      favoriteTeam: teamOf(cell('favoriteTeam')),
    });
    const faults = [...new Set(error?.issues.map(({ message }) => message))];
    const [name, email] = [cell('name').slice(0, SHOWN_CELL), cell('email').slice(0, SHOWN_CELL)];
    return [{ rowNumber: index + 2, name, email, checked: data ?? null, faults }];
  });
  if (read.length === 0) throw refuse('subscriber.noRows');
  return read;
}

const columnOf = columnFinder(SUBSCRIBER_COLUMNS);

async function cellsOf({ filename, path }: ReceivedFile): Promise<string[][]> {
  if (!hasExtension(filename, IMPORT_EXTENSIONS)) throw refuse('subscriber.noColumns');
  if ((await stat(path)).size > SHEET_MAX_BYTES) throw SHEET_REFUSALS.tooLarge();
  const sheet = csvSheet(await readFile(path), IMPORT_MAX_ROWS);
  if (!sheet) throw SHEET_REFUSALS.unreadable();
  if (sheet.isCut) throw SHEET_REFUSALS.tooManyRows(IMPORT_MAX_ROWS);
  return sheet.rows.map((cells) => cells.map((cell) => String(cell ?? '').trim()));
}

/** A day as a sheet of this country writes it, month first, beside the one of ISO 8601. */
function isoDay(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
}

/** A team by its name or the last word of it; empty: the usual one. What is none stays, and is refused. */
function teamOf(text: string): (typeof TEAMS)[number] | null {
  if (text === '') return null;
  const word = text.toLowerCase();
  const found = TEAMS.find(
    (team) => team.toLowerCase() === word || team.toLowerCase().endsWith(` ${word}`),
  );
  return found ?? (text as (typeof TEAMS)[number]);
}
