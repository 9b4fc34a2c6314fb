import type { ReactNode } from 'react';
import { ROSTER_MOST } from '../../../schema/games/player-cells.ts';
import { ROSTER_COLUMN_WORDS, type RosterColumn } from '../../../schema/games/roster-sheet.ts';
import type { RosterChange } from '../../../schema/games/player-shape.ts';
import type { Text } from '../../../schema/language/english.ts';
import { ROSTER_REFUSALS } from '../../../schema/refusals/roster.ts';
import { SHEETS_REFUSALS } from '../../../schema/refusals/sheets.ts';
import { cellFaultText, sheetFaultsText } from '../../../schema/sheets.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Badge, type BadgeTone } from '../../ui/pictures/badge.tsx';
import { refusal, rich, t, translated } from '../../ui/language.ts';
import { SheetColumns } from '../../ui/sheets/sheet-columns.tsx';
import { SheetPart } from '../../ui/sheets/sheet-part.tsx';
import { SheetProblem } from '../../ui/sheets/sheet-problem.tsx';
import type { RosterPreview } from './use-roster-sheet.ts';

type Row = RosterPreview['rows'][number];

const CHANGES: Readonly<Record<RosterChange, readonly [BadgeTone, Text]>> = {
  ADDED: ['green', 'New'],
  RETURNED: ['green', 'Back on the roster'],
  CHANGED: ['blue', 'Changed'],
  UNCHANGED: ['neutral', 'Unchanged'],
};

const wordOf = (column: string) => translated(ROSTER_COLUMN_WORDS[column as RosterColumn]);

const faultsOf = ({ faults }: Row) =>
  faults.map(({ column, value, sameAsRow }) => ({
    label: column === null ? null : ROSTER_COLUMN_WORDS[column as RosterColumn],
    value,
    sameAsRow,
  }));

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Name', cell: ({ name }) => <b dir="auto">{name}</b>, isHeading: true },
  { title: 'Row', cell: ({ rowNumber }) => rowNumber, isNumber: true },
  { title: 'Position', cell: ({ position }) => position ?? '–' },
  { title: 'Number', cell: ({ jersey }) => (jersey && jersey !== '0' ? `#${jersey}` : '–') },
  { title: 'Result', cell: (row) => <Outcome row={row} /> },
];

function Outcome({ row }: { row: Row }) {
  const faults = faultsOf(row);
  if (faults.length > 0)
    return (
      <span className="font-semibold text-danger">
        {faults.map((fault) => cellFaultText(fault, t)).join('; ')}
      </span>
    );
  const [tone, word] = CHANGES[row.change];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{translated(word)}</Badge>
      {row.changed.length > 0 && (
        <span className="text-muted">{row.changed.map(wordOf).join(', ')}</span>
      )}
    </span>
  );
}

/** Rows that prevent an import first, then those that do something. */
const RANKS: readonly RosterChange[] = ['ADDED', 'RETURNED', 'CHANGED', 'UNCHANGED'];
const rank = ({ faults, change }: Row) => (faults.length > 0 ? -1 : RANKS.indexOf(change));

function problemOf({ rows, problem }: RosterPreview): string | null {
  const problems = sheetFaultsText(
    rows.map((row) => ({ ...row, faults: faultsOf(row) })),
    t,
  );
  if (problems) return refusal(SHEETS_REFUSALS, 'sheet.problems', { problems });
  return problem && refusal(ROSTER_REFUSALS, 'roster.full', { max: ROSTER_MOST });
}

interface RosterSheetPreviewProps {
  preview: RosterPreview;
  /** The way on. */
  children: ReactNode;
}

/** What a sheet would do to the roster: its columns, each player, who would leave, and what is impossible. */
export function RosterSheetPreview({ preview, children }: RosterSheetPreviewProps) {
  const { sheetName, rows, leaving } = preview;
  const problem = problemOf(preview);
  return (
    <section aria-labelledby="sheet-preview-title" className="grid grid-cols-1 gap-6">
      <h3 id="sheet-preview-title" className="display text-h3">
        {t('Preview')}
      </h3>
      <p role="status">
        {rich('Sheet {name}: {count|one:# player|other:# players}.', {
          name: <b dir="auto">“{sheetName}”</b>,
          count: rows.length,
        })}
      </p>
      {problem && <SheetProblem>{problem}</SheetProblem>}
      <SheetColumns recognized={preview.recognized} ignored={preview.ignored} meaningOf={wordOf} />
      {leaving.length > 0 && (
        <SheetPart title={t('Leaving the roster ({count})', { count: leaving.length })}>
          <p className="text-small wrap-anywhere">{leaving.map(({ name }) => name).join(', ')}</p>
        </SheetPart>
      )}
      <SheetPart title={t('Players')}>
        <DataTable
          caption={t('What this sheet would change on the roster')}
          columns={COLUMNS}
          rows={rows.toSorted((one, other) => rank(one) - rank(other))}
          keyOf={({ rowNumber }) => rowNumber}
        />
      </SheetPart>
      <div className="grid justify-items-start gap-4">{children}</div>
    </section>
  );
}
