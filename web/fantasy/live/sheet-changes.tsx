import { skipToken, useQuery } from '@apollo/client/react';
import { pointsText } from '../../../schema/fantasy/scoring.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { t, translated } from '../../ui/language.ts';
import { MY_SHEET_CHANGES } from './live-operations.ts';

/** What the official stats changed for the viewer's lineup. Nothing where they agree with the live points. */
export function SheetChanges({ gameId }: { gameId: number }) {
  const { user } = useAuth();
  const { data } = useQuery(MY_SHEET_CHANGES, user ? { variables: { gameId } } : skipToken);
  const compared = data?.mySheetChanges;
  if (!compared || compared.changes.length === 0) return null;
  return (
    <section aria-labelledby="sheet-changes" className="grid gap-2 text-small">
      <h4 id="sheet-changes" className="font-bold">
        {t('What the official stats changed')}
      </h4>
      <p className="tabular-nums">
        {t('Final {final}, live {live}', {
          final: pointsText(compared.finalPoints),
          live: pointsText(compared.livePoints),
        })}
      </p>
      <ul className="divide-y divide-border">
        {compared.changes.map(({ name, stat, label, quantity, points }) => (
          <li key={`${name} ${stat}`} className="flex justify-between gap-3 py-1 tabular-nums">
            <span>
              <span dir="auto">{name}</span>: {signed(String(Math.abs(quantity)), quantity)}{' '}
              {translated(label)}
            </span>
            <b>{signed(pointsText(Math.abs(points)), points)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** '+1', or '−1' with a true minus, which screen readers say. */
const signed = (amount: string, value: number) => `${value < 0 ? '−' : '+'}${amount}`;
