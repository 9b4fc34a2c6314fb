import { Link } from 'react-router-dom';
import { pointsText } from '../../schema/fantasy/scoring.ts';
import type { PlayedGames_GameFragment as Played } from '../gql/graphql.ts';
import { dateFormat, t } from '../ui/language.ts';

const DAY = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Games of a member's season as a table; each leads to its board. */
export function PlayedGames({ games, caption }: { games: readonly Played[]; caption: string }) {
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-small text-muted">
        <tr>
          <th scope="col" className="py-1 pr-3 font-semibold">
            {t('Game')}
          </th>
          <th scope="col" className="py-1 pr-3 text-right font-semibold">
            {t('Rank')}
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            {t('Points')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {games.map(
          ({ game, lineupName, weeklyRank, totalPoints }) =>
            game && (
              <tr key={game.id}>
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  <Link
                    to={`/fan-zone?tab=leaderboards&game=${game.id}`}
                    className="font-semibold text-link underline"
                  >
                    {t('Week {week} · {opponent}', { week: game.week, opponent: game.opponent })}
                  </Link>
                  <span className="block text-small text-muted">
                    <time dateTime={game.date}>{DAY.format(new Date(game.date))}</time> ·{' '}
                    <span dir="auto">{lineupName}</span>
                  </span>
                </th>
                <td className="py-2 pr-3 text-right">{weeklyRank}</td>
                <td className="py-2 text-right font-semibold">{pointsText(totalPoints)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
