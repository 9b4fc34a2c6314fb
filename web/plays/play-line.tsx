import { Link } from 'react-router-dom';
import type { TeamNames } from '../../schema/games/team-names.ts';
import { headline, playText, situationText } from '../../schema/plays/words.ts';
import { gameClock } from '../games/game-clock.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { t } from '../ui/language.ts';
import type { SaidPlay } from './play.ts';

interface PlayLineProps {
  play: SaidPlay;
  teams: TeamNames;
  /** Where it leads to what was said at that moment. */
  chatPath?: string | undefined;
}

/** A play: when, where the ball was, and what happened. What was taken back is struck through, with the word for it. */
export function PlayLine({ play, teams, chatPath }: PlayLineProps) {
  const { before, isUnderReview, status } = play;
  const title = headline(play, teams, t);
  const text = playText(play, teams, t);
  const isOverturned = status === 'overturned';
  return (
    <div className="flex gap-3">
      <div className="w-24 shrink-0 text-small text-muted tabular-nums">
        <p>{gameClock(play)}</p>
        {chatPath && (
          <Link to={chatPath} className="inline-flex min-h-6 items-center text-link underline">
            {t('In the chat')}
          </Link>
        )}
      </div>
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <TakenBack play={play} teams={teams} />
        {title && !isOverturned && <p className="font-bold">{title}</p>}
        {!isOverturned && title !== text && <p>{text}</p>}
        {before && <p className="text-small text-muted">{situationText(before, teams, t)}</p>}
        {isUnderReview && (
          <p>
            <Badge tone="amber">{t('Under review')}</Badge>
          </p>
        )}
      </div>
    </div>
  );
}

/** What was reported before points or the ball were taken back, or a play that counts nowhere; else nothing. */
export function TakenBack({ play, teams }: { play: SaidPlay; teams: TeamNames }) {
  const was = play.takenBack ?? (play.status === 'overturned' ? play : null);
  return (
    was && (
      <p className="text-muted">
        <span className="font-semibold">{t('Overturned')}</span>{' '}
        <del>{playText(was, teams, t)}</del>
      </p>
    )
  );
}
