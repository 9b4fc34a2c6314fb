import { Link } from 'react-router-dom';
import { gamePath } from '../../schema/games/game-path.ts';
import { weekName } from '../../schema/games/games.ts';
import { mountainDate } from '../../schema/time/clock.ts';
import type { ComingGames_GameFragment as Game } from '../gql/graphql.ts';
import { Revealed } from '../settings/revealed.tsx';
import { Card } from '../ui/card.tsx';
import { t } from '../ui/language.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { useNow } from '../ui/time/now.ts';
import { GameResult } from './game-result.tsx';
import { againstText } from './game-texts.ts';

/** The game of today, before everything else; nothing on other days. */
export function TodaysGame({ games }: { games: readonly Game[] }) {
  const today = mountainDate(useNow());
  const game = games.find(({ kickoffAt }) => mountainDate(new Date(kickoffAt)) === today);
  if (!game) return null;
  return (
    <Card as="section" aria-labelledby="today-title" className="mb-6 grid gap-1">
      <p className="eyebrow text-accent-text">{`${t('Today')} · ${weekName(game, t)}`}</p>
      <h2 id="today-title" className="display text-h2 wrap-anywhere">
        <Link to={gamePath(game.id)} className="underline">
          {againstText(game)}
        </Link>
      </h2>
      <p className="text-muted">
        <MountainMoment at={game.kickoffAt} />
        {game.tvNetwork && ` · ${game.tvNetwork}`}
      </p>
      {game.result && (
        <div>
          <Revealed what={t('the score')}>
            <GameResult game={game} />
          </Revealed>
        </div>
      )}
    </Card>
  );
}
