import { CalendarClock } from 'lucide-react';
import { CHECK_IN_TEXTS } from '../../schema/checkins.ts';
import { hasTime } from '../../schema/games/game-sentences.ts';
import { mountainTimeText } from '../../schema/time/clock.ts';
import { Card } from '../ui/card.tsx';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { locale, t } from '../ui/language.ts';
import type { CheckInStatus } from './use-check-in-status.ts';

/** On a day without a game: from when fans check in, and to which game. */
export function ClosedCheckIn({ status: { game, opensAt } }: { status: CheckInStatus }) {
  return (
    <Card as="section" aria-labelledby="closed-check-in-title" className="flex gap-4">
      <CalendarClock aria-hidden className="mt-1 size-7 shrink-0 text-accent-text" />
      <div className="grid gap-1">
        <h3 id="closed-check-in-title" className="display text-h3">
          {t(CHECK_IN_TEXTS.opens)}
        </h3>
        {opensAt && <MountainMoment at={opensAt} className="font-semibold" />}
        <p className="text-muted">
          {game ? (
            <>
              {game.isHome ? t('vs.') : t('at')} {game.opponent}
              {hasTime(game) &&
                ` · ${t('kickoff at {time} MT', {
                  time: mountainTimeText(new Date(game.kickoffAt), locale()),
                })}`}
            </>
          ) : (
            t(CHECK_IN_TEXTS.noGame)
          )}
        </p>
      </div>
    </Card>
  );
}
