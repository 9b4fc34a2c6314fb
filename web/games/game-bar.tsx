import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSettings } from '../settings/podcast-settings.ts';
import { Button } from '../ui/button.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { LastGameLine, NextGameLine, RecordLine } from './bar-lines.tsx';
import { LinkLoss } from './link-loss.tsx';
import { ScoreAnnouncer } from './score-announcer.tsx';
import { ScoreboardLine } from './scoreboard-line.tsx';
import { useGameBar } from './use-game-bar.ts';

const NOTHING_KNOWN = 'DENVER BRONCOS • 2025 SEASON';

/**
 * The line under the header: previous game and record, then the live, final or next game, and the way into chat while
 * it is open. It is as high whatever it shows, so that nothing below it moves.
 */
export function GameBar() {
  const { bar, isLoading, heardAt } = useGameBar();
  const { spoilerMode, screenReader } = useSettings();
  const [revealed, setRevealed] = useState<number>();

  const live = bar?.liveGame ?? null;
  const next = bar?.nextGame ?? null;
  const last = bar?.lastCompletedGame?.id === live?.gameId ? null : (bar?.lastCompletedGame ?? null);
  // Revealing holds for what is in sight; another game is hidden again.
  const spoiler = live?.gameId ?? last?.id ?? bar?.seasonRecord?.season;
  const isHidden = spoilerMode && revealed !== spoiler;

  return (
    <section aria-label="Game status" data-chrome className="on-brand z-30 h-(--game-bar-height) border-t border-border md:sticky md:top-(--header-height)">
      <div className="page flex h-full items-center gap-4 overflow-x-auto overflow-y-hidden whitespace-nowrap sm:gap-6">
        {isLoading && (
          <Loading label="Loading game status" className="flex gap-4">
            <Skeleton className="hidden h-5 w-28 sm:block" />
            <Skeleton className="h-5 w-56" />
          </Loading>
        )}
        {!isHidden && (last || bar?.seasonRecord) && (
          <div className="order-last flex items-center gap-4 border-border max-sm:border-l max-sm:pl-4 sm:order-none sm:border-r sm:pr-6">
            {last && <LastGameLine game={last} />}
            {bar?.seasonRecord && <RecordLine record={bar.seasonRecord} />}
          </div>
        )}
        {live && <ScoreboardLine game={live} hidesScore={isHidden} />}
        {!live && next && <NextGameLine game={next} />}
        {!live && !next && !isLoading && <p className="eyebrow">{NOTHING_KNOWN}</p>}
        {live?.isLive && <LinkLoss heardAt={heardAt} />}
        {spoilerMode && spoiler !== undefined && (
          <Button variant="secondary" size="sm" onClick={() => setRevealed(isHidden ? spoiler : undefined)}>
            {isHidden ? 'Reveal' : 'Hide'}
          </Button>
        )}
        {bar?.chatStatus.isOpen && (
          <Link to="/fan-zone?tab=game-chat" className="eyebrow inline-flex min-h-11 items-center gap-1.5 text-accent-text sm:ml-auto">
            <MessagesSquare aria-hidden className="size-4" />
            Game Chat
          </Link>
        )}
      </div>
      {screenReader && <ScoreAnnouncer game={isHidden ? null : live} />}
    </section>
  );
}
