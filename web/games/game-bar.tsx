import { MessagesSquare } from 'lucide-react';
import { type ComponentType, lazy, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { gamePath } from '../../schema/games/game-path.ts';
import { CHAT_PATH } from '../../schema/pages/post-places.ts';
import type { ScoreboardLine_GameFragment } from '../gql/graphql.ts';
import { useDelay } from '../live/delay.ts';
import { useSettings } from '../settings/podcast-settings.ts';
import { gameSubject, setRevealed, useIsHidden } from '../settings/reveal.ts';
import { Button } from '../ui/buttons/button.tsx';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { LastGameLine, NextGameLine, RecordLine } from './bar-lines.tsx';
import { LinkLoss } from './link-loss.tsx';
import { ScoreAnnouncer } from './score-announcer.tsx';
import { ScoreboardLine } from './scoreboard-line.tsx';
import { useGameBar } from './use-game-bar.ts';
import { t } from '../ui/language.ts';
import { useSite } from '../ui/site.ts';

const DelayChip = lazy(() => import('./delay/delay-chip.tsx'));

const NOTHING_KNOWN = 'DENVER BRONCOS • {season} SEASON';

interface GameBarProps {
  /** What is said of the last play. */
  Play?: ComponentType<{ game: ScoreboardLine_GameFragment }>;
}

/**
 * The line under the header: previous game and record, then the live, final or next game, and the way into chat while
 * it is open. It is as high whatever it shows, so that nothing below it moves.
 */
export function GameBar({ Play }: GameBarProps) {
  const site = useSite();
  const { bar, isLoading, heardAt } = useGameBar();
  const { spoilerMode, screenReader } = useSettings();
  const delay = useDelay();

  const live = bar?.liveGame ?? null;
  const next = bar?.nextGame ?? null;
  const last =
    bar?.lastCompletedGame?.id === live?.gameId ? null : (bar?.lastCompletedGame ?? null);
  // Revealing applies to the game in view; another game is hidden again.
  const gameId = live?.gameId ?? last?.id;
  const season = bar?.seasonRecord && `season ${bar.seasonRecord.season}`;
  const spoiler = gameId === undefined ? season : gameSubject(gameId);
  const isHidden = useIsHidden(spoiler ?? undefined);
  // What the server drew of it stays until its script is there, as long as nothing of it changes.
  const play = useMemo(
    () =>
      Play &&
      live?.lastPlay &&
      live.isLive &&
      !isHidden && (
        <LazyPart fallback={null}>
          <Play game={live} />
        </LazyPart>
      ),
    [Play, live, isHidden],
  );
  const isChatOpen = bar?.chatStatus.isOpen ?? false;
  const hasReveal = spoilerMode && Boolean(spoiler);

  return (
    <section
      aria-label={t('Game status')}
      data-chrome
      data-gives-way="to-chat"
      // On narrow windows the line scrolls sideways, by the keyboard too when there is nothing in it to tab to.
      tabIndex={isChatOpen || hasReveal ? undefined : 0}
      className="on-brand relative z-30 h-(--game-bar-height) overflow-x-auto overflow-y-hidden border-t border-border -outline-offset-3 md:sticky md:top-(--header-height)"
    >
      <div className="page flex h-full items-center whitespace-nowrap *:shrink-0 max-sm:gap-3 sm:gap-6">
        {isLoading && (
          <Loading label={t('Loading game status')} className="flex gap-4">
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
        {live && (
          <Link to={gamePath(live.gameId)} className="-outline-offset-3">
            <ScoreboardLine game={live} hidesScore={isHidden} />
          </Link>
        )}
        {play}
        {!live && next && <NextGameLine game={next} />}
        {!live && !next && !isLoading && (
          <p className="eyebrow">{t(NOTHING_KNOWN, { season: site.season })}</p>
        )}
        {live?.isLive && <LinkLoss heardAt={heardAt} />}
        {delay && (
          <LazyPart fallback={null}>
            <DelayChip live={live} />
          </LazyPart>
        )}
        {hasReveal && (
          <Button
            variant="quiet"
            size="sm"
            className="underline -outline-offset-3"
            onClick={() => spoiler && setRevealed(spoiler, isHidden)}
          >
            {isHidden ? t('Reveal') : t('Hide')}
          </Button>
        )}
        {isChatOpen && (
          <Link
            to={CHAT_PATH}
            className="eyebrow inline-flex min-h-11 items-center gap-1.5 text-accent-text -outline-offset-3 sm:ml-auto"
          >
            <MessagesSquare aria-hidden className="size-4 max-sm:hidden" />
            <span aria-hidden className="lg:hidden">
              {t('Chat')}
            </span>
            <span className="max-lg:sr-only">{t('Game Chat')}</span>
          </Link>
        )}
      </div>
      {screenReader && <ScoreAnnouncer game={isHidden ? null : live} />}
    </section>
  );
}
