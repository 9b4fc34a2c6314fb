import { periodLabel } from '../../schema/games/scoreboard.ts';
import { lineScoreOf, scoreOf } from '../../schema/plays/fold.ts';
import type { PlayFacts } from '../../schema/plays/plays.ts';
import type { TeamNames } from '../../schema/games/team-names.ts';
import { t } from '../ui/language.ts';

/** Points by quarter. */
export function LineScore({ plays, teams }: { plays: readonly PlayFacts[]; teams: TeamNames }) {
  const periods = lineScoreOf(plays);
  const total = scoreOf(plays);
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-right tabular-nums">
        <caption className="sr-only">{t('Score by quarter')}</caption>
        <thead>
          <tr className="border-b border-border text-small text-muted">
            <th scope="col" className="py-2 text-left">
              {t('Team')}
            </th>
            {periods.map(({ period }) => (
              <th key={period} scope="col" className="px-2 font-semibold">
                {periodLabel(period, t)}
              </th>
            ))}
            <th scope="col" className="px-2">
              {t('Total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(['away', 'home'] as const).map((side) => (
            <tr key={side} className="border-b border-border">
              <th scope="row" className="py-2 text-left">
                {teams[side]}
              </th>
              {periods.map((period) => (
                <td key={period.period} className="px-2">
                  {period[side]}
                </td>
              ))}
              <td className="px-2 font-bold">{total[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
