import { clockText } from '../../schema/games/game-clock.ts';
import { periodLabel } from '../../schema/games/scoreboard.ts';
import { headline, playText, situationText, type TeamNames } from '../../schema/plays/words.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { t } from '../ui/language.ts';
import type { Play } from './play.ts';

/** 'Q3 4:12' */
export const gameClock = ({ period, clock }: Pick<Play, 'period' | 'clock'>): string =>
  `${periodLabel(period, t)} ${clockText(clock)}`;

/** A play: when, where the ball was, and what happened. What was taken back is struck through, with the word for it. */
export function PlayLine({ play, teams }: { play: Play; teams: TeamNames }) {
  const { before, takenBack, isUnderReview, status } = play;
  const title = headline(play, teams, t);
  const text = playText(play, teams, t);
  const isOverturned = status === 'overturned';
  return (
    <div className="flex gap-3">
      <p className="w-24 shrink-0 text-small text-muted tabular-nums">{gameClock(play)}</p>
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        {takenBack && <TakenBack text={playText(takenBack, teams, t)} />}
        {isOverturned && !takenBack && <TakenBack text={text} />}
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

function TakenBack({ text }: { text: string }) {
  return (
    <p className="text-muted">
      <span className="font-semibold">{t('Overturned')}</span> <del>{text}</del>
    </p>
  );
}
