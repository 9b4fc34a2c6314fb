import { HIGHEST_SCORE } from '../../../schema/games/game-clock.ts';
import type { ScoreboardLine_GameFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';
import { Score } from '../score.tsx';

/** What a play brings, and a point less for a slip. */
const STEPS = [-1, 1, 2, 3, 6] as const;

interface TeamPointsProps {
  team: ScoreboardLine_GameFragment['homeTeam'];
  isBusy: boolean;
  onPoints: (points: number) => void;
  onBall: () => void;
}

/** One side of the scoreboard, with buttons for what may happen next. */
export function TeamPoints({ team, isBusy, onPoints, onBall }: TeamPointsProps) {
  const { name, score, possession } = team;
  return (
    <div role="group" aria-label={name} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-bold">{name}</p>
        <div className="flex items-center gap-3">
          <Button
            size="sm"
            variant={possession ? 'primary' : 'secondary'}
            aria-pressed={possession}
            aria-label={t('{team} ball', { team: name })}
            busy={isBusy}
            onClick={onBall}
          >
            {t('Ball')}
          </Button>
          <span className="display text-d2 tabular-nums">
            <Score points={score} />
          </span>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {STEPS.map((step) => {
          const sign = step < 0 ? '−' : '+';
          const points = score + step;
          return (
            <Button
              key={step}
              variant={step < 0 ? 'quiet' : 'secondary'}
              size="sm"
              className="min-h-13 grow"
              busy={isBusy}
              disabled={points < 0 || points > HIGHEST_SCORE}
              aria-label={`${name} ${sign}${Math.abs(step)}`}
              onClick={() => onPoints(points)}
            >
              {`${sign}${Math.abs(step)}`}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
