import type { ReactNode } from 'react';
import {
  type Column as StatColumn,
  faultsText,
  faultText,
  type FaultyRow,
  type SheetFault,
  STATS,
} from '../../../schema/fantasy/stats.ts';
import type { Text } from '../../../schema/language/english.ts';
import { STATS_REFUSALS } from '../../../schema/refusals/stats.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { SheetColumns } from '../../ui/sheets/sheet-columns.tsx';
import { SheetPart } from '../../ui/sheets/sheet-part.tsx';
import { SheetProblem } from '../../ui/sheets/sheet-problem.tsx';
import { PlayerCards } from './player-cards.tsx';
import { UnknownPlayers } from './unknown-players.tsx';
import type { Sheet, StatsPreview } from './use-sheet.ts';
import { refusal, rich, t, translated } from '../../ui/language.ts';

type Move = StatsPreview['moves'][number];

const COLUMNS: readonly Column<Move>[] = [
  {
    title: 'Rank',
    cell: ({ rankBefore, rankAfter }) => <Change from={rankBefore} to={rankAfter} />,
  },
  { title: 'Member', cell: ({ userName }) => <b dir="auto">{userName}</b> },
  { title: 'Lineup', cell: ({ lineupName }) => <span dir="auto">{lineupName}</span> },
  {
    title: 'Points',
    isNumber: true,
    cell: ({ pointsBefore, pointsAfter }) => <Change from={pointsBefore} to={pointsAfter} />,
  },
];

const LABELS: Readonly<Record<string, Text>> = { playerName: 'player', position: 'position' };
const meaningOf = (column: string) =>
  translated(
    LABELS[column] ?? STATS[column as Exclude<StatColumn, 'playerName' | 'position'>].label,
  );

/** So that the players that prevent an import are among those shown. */
const problemsFirst = (rows: StatsPreview['rows']) =>
  rows.toSorted((a, b) => Number(b.faults.length > 0) - Number(a.faults.length > 0));

interface SheetPreviewProps {
  preview: StatsPreview;
  sheet: Sheet;
  /** The way on. */
  children: ReactNode;
}

/** What a sheet would do: its columns, whose rows they are, what is impossible, and how the ranking moves. */
export function SheetPreview({ preview, sheet, children }: SheetPreviewProps) {
  const { sheetName, rows, moves } = preview;
  const problems = faultsText(rows as readonly FaultyRow[], t);
  const matched = rows.filter(({ player }) => player).length;
  return (
    <div className="grid gap-6">
      <p role="status">
        {rich(
          'Sheet {name}: {count|one:# player|other:# players}, {matched} of them on the roster.',
          { name: <b dir="auto">“{sheetName}”</b>, count: rows.length, matched },
        )}
      </p>
      {problems && (
        <SheetProblem>{refusal(STATS_REFUSALS, 'stats.problems', { problems })}</SheetProblem>
      )}
      <SheetColumns
        recognized={preview.recognized}
        ignored={preview.ignored}
        meaningOf={meaningOf}
      />
      <UnknownPlayers rows={rows} sheet={sheet} />
      <SheetPart title={t('Players')}>
        <PlayerCards
          players={problemsFirst(rows).map(
            ({ rowNumber, playerName, player, faults, ...rest }) => ({
              ...rest,
              problems: faults.map((fault) => faultText(fault as SheetFault, t)),
              key: rowNumber,
              name: playerName,
              isOnRoster: player !== null,
            }),
          )}
        />
      </SheetPart>
      <SheetPart title={t('The ranking')}>
        {moves.length === 0 ? (
          <p className="text-small text-muted">{t('No lineups for this game.')}</p>
        ) : (
          <DataTable
            caption={t('The top ten with this sheet')}
            columns={COLUMNS}
            rows={moves}
            keyOf={({ id }) => id}
          />
        )}
      </SheetPart>
      <div>{children}</div>
    </div>
  );
}

/** '3 → 1'; a value that was not there before is marked as new. */
function Change({ from, to }: { from: number | null; to: number }) {
  if (from === to) return to;
  if (from !== null)
    return (
      <span>
        <s className="text-muted">
          <span className="sr-only">{t('before')} </span>
          {from}
        </s>{' '}
        → <b>{to}</b>
      </span>
    );
  return (
    <span>
      <b>{to}</b> <Badge tone="blue">{t('NEW')}</Badge>
    </span>
  );
}
