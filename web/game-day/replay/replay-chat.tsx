import { gameClock } from '../../games/game-clock.ts';
import type { ReplayChat_MessageFragment as Message } from '../../gql/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { t } from '../../ui/language.ts';
import { Badge } from '../../ui/pictures/badge.tsx';

/** Messages that are shown at once. */
const SHOWN = 30;

/** What had been said by then, newest first. Nothing is posted into the past. */
export function ReplayChat({ messages }: { messages: readonly Message[] }) {
  return (
    <Card as="section" aria-labelledby="replay-chat" className="grid content-start gap-3">
      <h2 id="replay-chat" className="display text-h3">
        {t('Game Chat')}
      </h2>
      {messages.length === 0 && <p className="text-muted">{t('Nothing was said yet.')}</p>}
      <ul className="grid gap-3">
        {messages
          .slice(-SHOWN)
          .toReversed()
          .map(({ id, message, user, isDemo, period, clock }) => (
            <li key={id} className="wrap-anywhere">
              <p className="flex flex-wrap items-baseline gap-x-2 text-small">
                <b dir="auto">{user.name}</b>
                {isDemo && <Badge>{t('Demo fan')}</Badge>}
                {period != null && (
                  <span className="text-muted tabular-nums">
                    {gameClock({ period, clock: clock ?? null })}
                  </span>
                )}
              </p>
              <p dir="auto">{message}</p>
            </li>
          ))}
      </ul>
    </Card>
  );
}
