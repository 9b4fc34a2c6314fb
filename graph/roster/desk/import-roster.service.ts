import type { EntityManager } from '@mikro-orm/postgresql';
import { ROSTER_MOST } from '../../../schema/games/player-cells.ts';
import {
  ROSTER_COLUMN_WORDS,
  type RosterColumn,
  rosterColumnOf,
} from '../../../schema/games/roster-sheet.ts';
import type { RosterChange } from '../../../schema/games/player-shape.ts';
import { sheetFaultsText } from '../../../schema/sheets.ts';
import type { Context } from '../../core/context.ts';
import { type DomainError, refuse } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { readSheets } from '../../core/sheets/read-sheets.ts';
import { SHEET_REFUSALS } from '../../core/sheets/sheet-refusals.ts';
import { readTable, type Table } from '../../core/sheets/table.ts';
import { FantasyPlayer } from '../fantasy-player.entity.ts';
import { type PlannedRow, plannedRows } from './planned-rows.ts';
import { changeRoster, recordPlayer, requireByHand } from './roster-desk.service.ts';

/** A sheet with players. */
export interface RosterUpload {
  readonly file: ReceivedFile | null | undefined;
  /** True: the sheet is the whole roster, and who is not in it leaves. */
  readonly isComplete: boolean;
}

export interface RosterPlan {
  readonly table: Table<RosterColumn>;
  readonly rows: readonly PlannedRow[];
  readonly leaving: readonly FantasyPlayer[];
  /** Why it can't be imported; null when it can. */
  readonly problem: DomainError | null;
}

export interface RosterImport {
  readonly added: number;
  readonly changed: number;
  readonly returned: number;
  readonly left: number;
}

/** Admin. What a sheet would do to the roster, without doing it. */
export async function previewRoster(ctx: Context, upload: RosterUpload): Promise<RosterPlan> {
  requireByHand(ctx);
  return plan(await readRows(upload), await ctx.em.find(FantasyPlayer, {}), upload);
}

/** Admin. Takes the players of a sheet over: all of them, or none when anything in it is not possible. */
export async function importRoster(ctx: Context, upload: RosterUpload): Promise<RosterImport> {
  requireByHand(ctx);
  const table = await readRows(upload);
  const fileName = upload.file?.filename.slice(0, 200) ?? '';
  return changeRoster(ctx, async (tx) => {
    const { rows, leaving, problem } = plan(table, await tx.find(FantasyPlayer, {}), upload);
    if (problem) throw problem;
    store(tx, rows, ctx.now());
    for (const player of leaving) tx.assign(player, { isActive: false, lastUpdated: ctx.now() });
    const count = (change: RosterChange) => rows.filter((row) => row.change === change).length;
    const done: RosterImport = {
      added: count('ADDED'),
      changed: count('CHANGED'),
      returned: count('RETURNED'),
      left: leaving.length,
    };
    recordPlayer(ctx, tx, 'import', null, { fileName, ...done });
    return done;
  });
}

async function readRows({ file }: RosterUpload): Promise<Table<RosterColumn>> {
  if (!file) throw refuse('sheet.missing');
  return readTable(await readSheets(file, SHEET_REFUSALS), {
    columnOf: rosterColumnOf,
    suffice: (columns) => columns.includes('name') && columns.includes('position'),
    noHeader: () => refuse('roster.noHeader'),
    tooManyRows: SHEET_REFUSALS.tooManyRows,
  });
}

function plan(
  table: Table<RosterColumn>,
  all: readonly FantasyPlayer[],
  { isComplete }: RosterUpload,
): RosterPlan {
  const rows = plannedRows(table, all);
  if (rows.length === 0) throw refuse('roster.noPlayers');
  const listed = new Set(rows.map(({ player }) => player));
  const active = all.filter(({ isActive }) => isActive);
  const leaving = isComplete ? active.filter((player) => !listed.has(player)) : [];
  const joining = rows.filter(({ change }) => change === 'ADDED' || change === 'RETURNED');
  const isFull = active.length - leaving.length + joining.length > ROSTER_MOST;
  const problems = problemsOf(rows);
  return {
    table,
    rows,
    leaving,
    problem: problems
      ? refuse('sheet.problems', { problems })
      : isFull
        ? refuse('roster.full', { max: ROSTER_MOST })
        : null,
  };
}

const problemsOf = (rows: readonly PlannedRow[]) =>
  sheetFaultsText(
    rows.map(({ rowNumber, name, faults }) => ({
      rowNumber,
      name,
      faults: faults.map(({ column, ...fault }) => ({
        ...fault,
        label: column && ROSTER_COLUMN_WORDS[column],
      })),
    })),
  );

function store(tx: EntityManager, rows: readonly PlannedRow[], now: Date): void {
  for (const { player, change, facts } of rows) {
    if (change === 'UNCHANGED') continue;
    const values = {
      ...facts,
      isActive: true,
      lastUpdated: now,
      ...(facts.injuryStatus === null && { injuryDetails: null }),
    };
    if (player) tx.assign(player, values);
    else tx.create(FantasyPlayer, { ...values, createdAt: now });
  }
}
