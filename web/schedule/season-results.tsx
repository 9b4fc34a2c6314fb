import { Link } from 'react-router-dom';
import { gamePath } from '../../schema/games/game-path.ts';
import type { CSSProperties } from 'react';
import { weekName } from '../../schema/games/games.ts';
import type { ComingGames_GameFragment as Game } from '../gql/graphql.ts';
import { Revealed } from '../settings/revealed.tsx';
import { t } from '../ui/language.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { GameResult } from './game-result.tsx';
import { againstText } from './game-texts.ts';

/** The results of this season, latest first; nothing before its first one. */
export function SeasonResults({ games }: { games: readonly Game[] }) {
  const played = games.filter(({ result }) => result).toReversed();
  if (played.length === 0) return null;
  return (
    <section
      aria-labelledby="results-title"
      className="deferred mt-12 [--room:calc(3rem+var(--rows)*7.5rem)] sm:[--room:calc(3rem+var(--rows)*4.5rem)]"
      style={{ '--rows': played.length } as CSSProperties}
    >
      <h2 id="results-title" className="display text-h2">
        {t('Results')}
      </h2>
      <ul className="mt-2 *:last:border-0">
        {played.map((game) => (
          <li
            key={game.id}
            className="grid items-center gap-x-8 border-b border-border py-3 sm:grid-cols-[11rem_1fr_auto]"
          >
            <p className="text-small text-muted">{weekName(game, t)}</p>
            <div>
              <h3 className="font-bold wrap-anywhere">
                <Link to={gamePath(game.id)} className="underline">
                  {againstText(game)}
                </Link>
              </h3>
              <p className="text-small text-muted">
                <MountainMoment at={game.kickoffAt} />
              </p>
            </div>
            <div>
              <Revealed what={t('the score')}>
                <GameResult game={game} />
              </Revealed>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
