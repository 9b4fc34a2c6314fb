import { readFile, stat } from 'node:fs/promises';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import {
  GAMES_FILE_EXTENSIONS,
  type GameColumn,
  gameColumnOf,
} from '../../../schema/games/games-file.ts';
import { OUR_TEAM } from '../../../schema/games/games.ts';
import { hasExtension, SHEET_EXTENSIONS } from '../../../schema/sheets.ts';
import { MOUNTAIN_ZONE } from '../../../schema/time/clock.ts';
import { refuse } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { faultAt } from '../../core/sheets/row-fault.ts';
import { readSheets } from '../../core/sheets/read-sheets.ts';
import { SHEET_REFUSALS } from '../../core/sheets/sheet-refusals.ts';
import {
  type RecognizedColumn,
  readTable,
  type TableRow,
  textOf,
} from '../../core/sheets/table.ts';
import { dayIn, instantOf, outcomeIn, placeIn, teamIn, timeIn } from './game-cells.ts';
import type { GameFault, GameRow } from './planned-games.ts';

/** A season's calendar has some 30 kB. */
const CALENDAR_MAX_BYTES = 500_000;
const EASTERN = 'America/New_York';

export interface GamesFile {
  readonly recognized: readonly RecognizedColumn<GameColumn>[];
  readonly ignored: readonly string[];
  readonly rows: readonly GameRow[];
}

/** The games in a sheet or a calendar. Refused is what is none, or has none. */
export async function readGamesFile(file: ReceivedFile | null | undefined): Promise<GamesFile> {
  if (!file) throw refuse('sheet.missing');
  if (!hasExtension(file.filename, GAMES_FILE_EXTENSIONS)) throw refuse('gamesFile.fileType');
  const read = hasExtension(file.filename, SHEET_EXTENSIONS)
    ? await readSheet(file)
    : { recognized: [], ignored: [], rows: await readCalendar(file) };
  if (read.rows.length === 0) throw refuse('gamesFile.noGames');
  return read;
}

async function readSheet(file: ReceivedFile): Promise<GamesFile> {
  const { recognized, ignored, rows } = readTable(await readSheets(file, SHEET_REFUSALS), {
    columnOf: gameColumnOf,
    suffice: (columns) => columns.includes('opponent') && columns.includes('day'),
    noHeader: () => refuse('gamesFile.noHeader'),
    tooManyRows: SHEET_REFUSALS.tooManyRows,
  });
  return { recognized, ignored, rows: rows.flatMap(gameIn) };
}

/** Rows without an opponent, or with a bye, are no games. */
function gameIn({ rowNumber, cells }: TableRow<GameColumn>): GameRow[] {
  const name = textOf(cells.get('opponent'));
  if (name === '' || /^(?:bye|open)(?: week)?$/i.test(name)) return [];
  const faults: GameFault[] = [];
  const read = <Value>(column: GameColumn, reader: (text: string) => Value | undefined) => {
    const text = textOf(cells.get(column));
    if (!cells.has(column) || text === '') return undefined;
    const value = reader(text);
    if (value === undefined) faults.push(faultAt(column, text));
    return value;
  };
  // 'at Chiefs' and '@ KC' say where it is played.
  const [, mark = '', team = ''] = /^(@|at\b|vs?\b\.?)?\s*(.+)$/i.exec(name) ?? [];
  const opponent = teamIn(team);
  if (!opponent || opponent === OUR_TEAM) faults.push(faultAt('opponent', name));
  const kickoffAt = kickoffIn(cells, faults);
  const outcome = read('score', outcomeIn);
  return [
    {
      rowNumber,
      name,
      opponent,
      kickoffAt,
      isHome: read('place', placeIn) ?? placeIn(mark),
      week: read('week', weekIn),
      tvNetwork: read('tvNetwork', (text) => text),
      ...(outcome && outcome.score !== null && { score: outcome.score, result: outcome.result }),
      faults,
    },
  ];
}

function kickoffIn(cells: TableRow<GameColumn>['cells'], faults: GameFault[]): Date | undefined {
  const dayCell = cells.get('day') ?? null;
  const column = cells.has('time') ? 'time' : 'easternTime';
  const timeCell = cells.get(column) ?? null;
  const day = dayIn(dayCell);
  const time = timeIn(timeCell);
  if (day === undefined) faults.push(faultAt('day', textOf(dayCell)));
  if (time === undefined) faults.push(faultAt(column, textOf(timeCell)));
  if (day === undefined || time === undefined) return undefined;
  return instantOf(day, time, column === 'easternTime' ? EASTERN : MOUNTAIN_ZONE);
}

function weekIn(text: string): number | undefined {
  const [, number] = /^(?:week|wk)?\s*(-?\d{1,2})$/i.exec(text.trim()) ?? [];
  return number === undefined ? undefined : Number(number);
}

async function readCalendar({ path }: ReceivedFile): Promise<GameRow[]> {
  if ((await stat(path)).size > CALENDAR_MAX_BYTES)
    throw refuse('gamesFile.tooLarge', { kilobytes: CALENDAR_MAX_BYTES / 1000 });
  const text = await readFile(path, 'utf8');
  let events: ICAL.Component[];
  try {
    events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  } catch {
    throw refuse('gamesFile.unreadable');
  }
  return events.flatMap((event, at) => eventGame(event, at + 1));
}

const SUMMARY = /^\W*(.+?)\s+(at|@|vs?\.?|-|–)\s+(.+?)\W*$/i;

/** The game of an event of ours: 'Broncos at Chiefs', 'Raiders vs. Broncos'; the home team is after 'at', else first. */
function eventGame(event: ICAL.Component, rowNumber: number): GameRow[] {
  const summary = String(event.getFirstPropertyValue('summary') ?? '').trim();
  const [, one = '', mark = '', other = ''] = SUMMARY.exec(summary) ?? [];
  const [first, second] = [teamIn(one), teamIn(other)];
  const isAt = /^(?:at|@)$/i.test(mark);
  const home = isAt ? second : first;
  const opponent = first === OUR_TEAM ? second : first;
  if (!opponent || (first !== OUR_TEAM && second !== OUR_TEAM)) return [];
  const kickoffAt = startOf(event);
  return [
    {
      rowNumber,
      name: opponent,
      opponent,
      isHome: home === OUR_TEAM,
      kickoffAt,
      faults: kickoffAt ? [] : [faultAt('time', summary)],
    },
  ];
}

/** Undefined for an event of a whole day: its time is not known yet. */
function startOf(event: ICAL.Component): Date | undefined {
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue() as ICAL.Time | undefined;
  if (!property || !start || start.isDate) return undefined;
  const zone = property.getFirstParameter('tzid') as string | undefined;
  const { year, month, day, hour, minute } = start;
  const isUtc = start.zone.tzid === 'UTC';
  const at = DateTime.fromObject(
    { year, month, day, hour, minute },
    { zone: isUtc ? 'utc' : (zone ?? MOUNTAIN_ZONE) },
  );
  return at.isValid ? at.toJSDate() : undefined;
}
