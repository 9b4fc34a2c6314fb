import type { TeamNames } from '../../../schema/games/team-names.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';
import { PlayLine } from '../play-line.tsx';
import type { Play } from '../play.ts';
import type { Scoring } from './use-scoring.ts';

const SHOWN = 6;

interface RecentPlaysProps {
  /** All plays, oldest first. */
  plays: readonly Play[];
  teams: TeamNames;
  scoring: Scoring;
  onEdit: (play: Play, isOverturn: boolean) => void;
}

/** The last plays, newest first, each to be corrected, reviewed and overturned. */
export function RecentPlays({ plays, teams, scoring, onEdit }: RecentPlaysProps) {
  const { busy, correct } = scoring;
  return (
    <ol className="grid gap-4" aria-label={t('Last plays')}>
      {plays
        .slice(-SHOWN)
        .toReversed()
        .map((play) => (
          <li key={play.id} className="grid gap-2 border-b border-border py-2">
            <PlayLine play={play} teams={teams} />
            {play.status === 'stands' && (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  busy={busy}
                  onClick={() => void correct(play.id, { isUnderReview: !play.isUnderReview })}
                >
                  {play.isUnderReview ? t('It stands') : t('Review it')}
                </Button>
                <Button size="sm" variant="secondary" onClick={() => onEdit(play, true)}>
                  {t('Overturn')}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => onEdit(play, false)}>
                  {t('Correct')}
                </Button>
              </div>
            )}
          </li>
        ))}
    </ol>
  );
}
