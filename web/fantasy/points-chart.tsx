import { pointsText } from '../../schema/fantasy/scoring.ts';
import type { PlayedGames_GameFragment as Played } from '../gql/graphql.ts';
import { t } from '../ui/language.ts';

const WIDTH = 320;
const HEIGHT = 96;
const PAD = 12;

/** Points from game to game. The same data is available as text. @param games oldest first, two or more */
export function PointsChart({ games }: { games: readonly Played[] }) {
  const points = games.map(({ totalPoints }) => totalPoints);
  const [least, most] = [Math.min(0, ...points), Math.max(1, ...points)];
  const spots = games.map((game, at) => ({
    game,
    x: PAD + (at * (WIDTH - 2 * PAD)) / (games.length - 1),
    y: HEIGHT - PAD - ((game.totalPoints - least) / (most - least)) * (HEIGHT - 2 * PAD),
  }));
  const inWords = ({ game, totalPoints }: Played) => ({
    week: game?.week ?? 0,
    points: pointsText(totalPoints),
  });
  const weeks = games.map((game) => t('week {week}: {points}', inWords(game))).join(', ');
  const last = spots.at(-1)!;
  return (
    <svg
      role="img"
      aria-label={t('Points by week. {weeks}.', { weeks })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-auto w-full max-w-[26rem]"
    >
      <path
        d={`M${PAD} ${HEIGHT - PAD}H${WIDTH - PAD}`}
        className="stroke-border"
        strokeWidth="1"
      />
      <polyline
        points={spots.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        className="stroke-accent-text"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {spots.map(({ game, x, y }) => (
        <circle
          key={game.game?.id}
          cx={x}
          cy={y}
          r={game === last.game ? 5 : 3.5}
          className="fill-raised stroke-accent-text"
          strokeWidth="2"
        >
          <title>{t('Week {week}: {points}', inWords(game))}</title>
        </circle>
      ))}
    </svg>
  );
}
