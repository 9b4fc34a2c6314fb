import { type Column, STATS } from '../../../schema/fantasy/stats.ts';
import type { Text } from '../../../schema/language/english.ts';
import { Part } from './part.tsx';
import type { StatsPreview } from './use-sheet.ts';
import { t, translated } from '../../ui/language.ts';

const LABELS: Readonly<Record<string, Text>> = { playerName: 'player', position: 'position' };
const meaningOf = (column: string) =>
  LABELS[column] ?? STATS[column as Exclude<Column, 'playerName' | 'position'>].label;

/** Which columns were understood, as what; and which mean nothing. */
export function SheetColumns({
  recognised,
  ignored,
}: Pick<StatsPreview, 'recognised' | 'ignored'>) {
  return (
    <>
      <Part title={t('Recognized columns')}>
        <ul className="flex flex-wrap gap-2 text-small">
          {recognised.map(({ header, column }) => (
            <li key={header} className="rounded-badge bg-tint-green px-2 py-0.5 text-on-tint-green">
              <b>{header}</b> → {translated(meaningOf(column))}
            </li>
          ))}
        </ul>
      </Part>
      {ignored.length > 0 && (
        <Part title={t('Ignored columns')}>
          <ul className="flex flex-wrap gap-2 text-small">
            {ignored.map((header) => (
              <li
                key={header}
                className="rounded-badge bg-tint-amber px-2 py-0.5 text-on-tint-amber"
              >
                {header}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
