import type { ReactNode } from 'react';
import {
  GAME_COLUMN_WORDS,
  type GameChange,
  type GameColumn,
} from '../../../schema/games/games-file.ts';
import type { Text } from '../../../schema/language/english.ts';
import { SHEETS_REFUSALS } from '../../../schema/refusals/sheets.ts';
import { cellFaultText, sheetFaultsText } from '../../../schema/sheets.ts';
import type { PreviewGamesMutation } from '../../gql/graphql.ts';
import { refusal, t, translated } from '../../ui/language.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Badge, type BadgeTone } from '../../ui/pictures/badge.tsx';
import { SheetColumns } from '../../ui/sheets/sheet-columns.tsx';
import { SheetPart } from '../../ui/sheets/sheet-part.tsx';
import { SheetProblem } from '../../ui/sheets/sheet-problem.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { opponentWords, weekWords } from './game-row-words.ts';

export type GamesPreview = NonNullable<PreviewGamesMutation['previewGames']>;
type Row = GamesPreview['rows'][number];

const CHANGES: Readonly<Record<GameChange, readonly [BadgeTone, Text]>> = {
  ADDED: ['green', 'New'],
  CHANGED: ['blue', 'Changed'],
  UNCHANGED: ['neutral', 'Unchanged'],
};

const wordOf = (column: string) => translated(GAME_COLUMN_WORDS[column as GameColumn]);

const faultsOf = ({ faults }: Row) =>
  faults.map(({ column, value, sameAsRow }) => ({
    label: column === null ? null : GAME_COLUMN_WORDS[column as GameColumn],
    value,
    sameAsRow,
  }));

const COLUMNS: readonly Column<Row>[] = [
  {
    title: 'Game',
    isHeading: true,
    cell: ({ name, opponent, isHome }) => (
      <b>{opponent === null ? name : opponentWords({ opponent, isHome: isHome ?? true })}</b>
    ),
  },
  {
    title: 'Week',
    cell: ({ week, isPlayoff }) =>
      week === null ? '–' : weekWords({ week, isPlayoff: isPlayoff ?? false }),
  },
  {
    title: 'Kickoff',
    cell: ({ kickoffAt }) => (kickoffAt === null ? '–' : <MountainMoment at={kickoffAt} />),
  },
  { title: 'Score', cell: ({ score }) => score ?? '–' },
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
  return <Badge tone={tone}>{translated(word)}</Badge>;
}

/** What a file would do to the schedule: its columns, each game, and what is impossible. */
export function GamesFilePreview({
  preview: { recognized, ignored, rows },
  children,
}: {
  preview: GamesPreview;
  /** The way on. */
  children: ReactNode;
}) {
  const problems = sheetFaultsText(
    rows.map((row) => ({ ...row, faults: faultsOf(row) })),
    t,
  );
  return (
    <section aria-labelledby="games-preview-title" className="grid grid-cols-1 gap-6">
      <h3 id="games-preview-title" className="display text-h3">
        {t('Preview')}
      </h3>
      {problems && (
        <SheetProblem>{refusal(SHEETS_REFUSALS, 'sheet.problems', { problems })}</SheetProblem>
      )}
      {recognized.length > 0 && (
        <SheetColumns recognized={recognized} ignored={ignored} meaningOf={wordOf} />
      )}
      <SheetPart title={t('Games')}>
        <DataTable
          caption={t('What this file would change on the schedule')}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ rowNumber }) => rowNumber}
        />
      </SheetPart>
      <div className="grid justify-items-start gap-4">{children}</div>
    </section>
  );
}
