import { useQuery } from '@apollo/client/react';
import { Trophy } from 'lucide-react';
import { BOARD_TEXTS } from '../../schema/fantasy/boards.ts';
import { pointsText } from '../../schema/fantasy/scoring.ts';
import { isPreseason } from '../../schema/games/games.ts';
import { Revealed } from '../settings/revealed.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { LAST_RESULT } from './fantasy-operations.ts';
import { t } from '../ui/language.ts';

/** How the last game went for the viewer. Nothing before the first one is over. */
export function LastResult() {
  const { data } = useQuery(LAST_RESULT);
  const board = data?.leaderboard;
  const last = data?.lastCompletedGame;
  // Games before week 1 count for nothing; the one before is the last that did.
  const game = last && isPreseason(last) ? board?.game : last;
  if (!game) return null;
  const isScored = board?.game?.id === game.id;
  const { userRank = null, userPoints = null, totalParticipants = 0 } = (isScored && board) || {};
  return (
    <Card
      as="section"
      aria-label={t('Your last game')}
      className="flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <div className="min-w-[min(14rem,100%)] grow">
        <p className="eyebrow flex items-center gap-2 text-accent-text">
          <Trophy aria-hidden className="size-4" />
          {t('Week {week} is over', { week: game.week })}
        </p>
        <p className="display mt-1 text-h3">{game.opponent}</p>
        {!isScored && (
          <p className="text-muted">{t('Points arrive as soon as the stats are in.')}</p>
        )}
        {isScored && userRank === null && <p className="text-muted">{t(BOARD_TEXTS.noLineup)}</p>}
      </div>
      {userRank !== null && userPoints !== null && (
        <Revealed what={t('your result')}>
          <dl className="flex gap-6">
            <div>
              <dt className="text-small text-muted">{t('Your rank')}</dt>
              <dd className="display text-h2 tabular-nums">
                {userRank}
                <span className="text-body text-muted">
                  {' '}
                  {t('of {total}', { total: totalParticipants })}
                </span>
              </dd>
            </div>
            <div>
              <dt className="text-small text-muted">{t('Points')}</dt>
              <dd className="display text-h2 tabular-nums">{pointsText(userPoints)}</dd>
            </div>
          </dl>
        </Revealed>
      )}
      {isScored && (
        <ButtonLink variant="secondary" size="sm" to="/fan-zone?tab=leaderboards">
          {t('Leaderboards')}
        </ButtonLink>
      )}
    </Card>
  );
}
