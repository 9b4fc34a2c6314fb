import { OUR_TEAM } from '../../schema/games/games.ts';
import { isTouchdown } from '../../schema/plays/plays.ts';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { playPath } from '../../schema/games/game-path.ts';
import { teamsOn } from '../../schema/games/team-names.ts';
import { headline, playText } from '../../schema/plays/words.ts';
import { gameClock } from '../games/game-clock.ts';
import { LIVE_GAME } from '../games/use-game-bar.ts';
import { classNames } from '../ui/class-names.ts';
import { t } from '../ui/language.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { TakenBack } from './play-line.tsx';
import type { Play } from './play.ts';

/** A play that changed the game, as a row between messages. */
export function PlayRow({ play }: { play: Play }) {
  const { data } = useQuery(LIVE_GAME);
  if (!data?.liveGame) return null;
  const teams = teamsOn(data.liveGame);
  const { scoringSide } = play;
  const isOurs = isTouchdown(play) && scoringSide !== null && teams[scoringSide] === OUR_TEAM;
  const title = headline(play, teams, t);
  const text = playText(play, teams, t);
  return (
    <div className="py-2">
      <div
        className={classNames(
          'grid justify-items-center gap-0.5 rounded-control border px-3 py-2 text-center text-small wrap-anywhere',
          isOurs ? 'border-accent on-brand' : 'border-border bg-surface',
        )}
      >
        <Link
          to={playPath(data.liveGame.gameId, play.id)}
          aria-label={t('{clock}: see this play', { clock: gameClock(play) })}
          className="text-tiny text-muted tabular-nums underline"
        >
          {gameClock(play)}
        </Link>
        <TakenBack play={play} teams={teams} />
        {play.status === 'stands' && (
          <>
            {title && <p className="font-bold">{title}</p>}
            {text !== title && <p>{text}</p>}
          </>
        )}
        {play.isUnderReview && <Badge tone="amber">{t('Under review')}</Badge>}
      </div>
    </div>
  );
}
