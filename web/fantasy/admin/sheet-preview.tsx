import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  faultsText,
  faultText,
  type FaultyRow,
  type SheetFault,
} from '../../../schema/fantasy/stats.ts';
import { STATS_REFUSALS } from '../../../schema/refusals/stats.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { Part } from './part.tsx';
import { PlayerCards } from './player-cards.tsx';
import { SheetColumns } from './sheet-columns.tsx';
import { UnknownPlayers } from './unknown-players.tsx';
import type { Sheet, StatsPreview } from './use-sheet.ts';
import { refusal, rich, t } from '../../ui/language.ts';

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
  const matched = rows.filter(({ playerId }) => playerId !== null).length;
  return (
    <div className="grid gap-6">
      <p role="status">
        {rich(
          'Sheet {name}: {count|one:# player|other:# players}, {matched} of them on the roster.',
          { name: <b dir="auto">“{sheetName}”</b>, count: rows.length, matched },
        )}
      </p>
      {problems && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-card bg-tint-red p-4 text-on-tint-red"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {refusal(STATS_REFUSALS, 'stats.problems', { problems })}
        </p>
      )}
      <SheetColumns recognised={preview.recognised} ignored={preview.ignored} />
      <UnknownPlayers rows={rows} sheet={sheet} />
      <Part title={t('Players')}>
        <PlayerCards
          players={problemsFirst(rows).map(
            ({ rowNumber, playerName, playerId, faults, ...rest }) => ({
              ...rest,
              problems: faults.map((fault) => faultText(fault as SheetFault, t)),
              key: rowNumber,
              name: playerName,
              isOnRoster: playerId !== null,
            }),
          )}
        />
      </Part>
      <Part title={t('The ranking')}>
        {moves.length === 0 ? (
          <p className="text-small text-muted">{t('Nobody submitted a lineup for this game.')}</p>
        ) : (
          <DataTable
            caption={t('The top ten as this sheet would make it')}
            columns={COLUMNS}
            rows={moves}
            keyOf={({ lineupId }) => lineupId}
          />
        )}
      </Part>
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
