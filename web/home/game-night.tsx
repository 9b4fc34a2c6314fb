import { lazy } from 'react';
import { gamePath } from '../../schema/games/game-path.ts';
import { gameStatusText } from '../../schema/games/scoreboard.ts';
import { situationText } from '../../schema/plays/words.ts';
import { POST_GAME_SHOW } from '../../schema/shows/shows.ts';
import { useChatStatus } from '../chat/use-chat-status.ts';
import { ResultMark } from '../games/result-mark.tsx';
import type { Tonight } from '../games/use-tonight.ts';
import type { ScoreboardLine_GameFragment as LiveGame } from '../gql/graphql.ts';
import { BigScore } from '../plays/big-score.tsx';
import { endingText } from '../plays/ending-text.ts';
import { PlayLine } from '../plays/play-line.tsx';
import { saidPlayOf, situationIn } from '../plays/play.ts';
import { gameSubject, setRevealed, useIsHidden } from '../settings/reveal.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { LazyPart } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';
import { PageTitle } from '../ui/page/page-title.tsx';
import { usePageTexts } from '../ui/page/page-texts.ts';
import { MountainMoment } from '../ui/time/mountain-moment.tsx';
import { GAME_NIGHT_TITLE } from './game-night-title.ts';

const LastLines = lazy(() => import('../chat/last-lines.tsx'));

/** The game that is on, or that the post-game show is still to come about, as large as the show whose place it takes. */
export default function GameNight({ tonight }: { tonight: Tonight }) {
  usePageTexts('gameDay');
  const { gameId, teams, live, result, isExhibition } = tonight;
  const subject = gameSubject(gameId);
  const isHidden = useIsHidden(subject);
  const { isOpen } = useChatStatus();
  const score = isHidden ? null : tonight.score;
  return (
    <div className="min-w-0">
      <div className="grid aspect-video gap-4 rounded-card border border-border bg-raised p-4 sm:p-6">
        <div className="grid gap-3">
          <p className="eyebrow flex flex-wrap items-center justify-center gap-2">
            {live?.isLive && <Badge tone="live">{t('LIVE')}</Badge>}
            {isExhibition && <Badge tone="blue">{t('EXHIBITION')}</Badge>}
            <span className="tabular-nums">{live ? gameStatusText(live, t) : t('Final')}</span>
            {result && !isHidden && <ResultMark result={result} />}
          </p>
          <BigScore teams={teams} score={score} />
        </div>
        {isHidden && (
          <p className="text-center">
            <Button variant="secondary" size="sm" onClick={() => setRevealed(subject, true)}>
              {t('Reveal {what}', { what: t('this game') })}
            </Button>
          </p>
        )}
        {live?.isLive && !isHidden && <Now game={live} tonight={tonight} />}
        {result && score && (
          <p className="display text-center text-h2">{endingText(teams, score)}</p>
        )}
        {isOpen && !isHidden && (
          <LazyPart fallback={<div className="h-20" />}>
            <LastLines />
          </LazyPart>
        )}
      </div>
      <div className="mt-4 grid gap-3">
        <PageTitle className="text-h2!">
          <span id={GAME_NIGHT_TITLE}>
            {t('{away} at {home}', { away: teams.away, home: teams.home })}
          </span>
        </PageTitle>
        {tonight.showAt && (
          <p className="text-muted">
            {POST_GAME_SHOW.title} · <MountainMoment at={tonight.showAt.toISOString()} />
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          {isOpen && <ButtonLink to="/game-chat">{t('Join the chat')}</ButtonLink>}
          <ButtonLink to={gamePath(gameId)} variant="secondary">
            {result ? t('How it went') : t('Play by play')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** Down and distance, and the last play. */
function Now({ game, tonight: { teams } }: { game: LiveGame; tonight: Tonight }) {
  const at = situationIn(game.situation);
  if (!game.lastPlay) return null;
  return (
    <div className="grid gap-2">
      {at && (
        <p className="text-center font-semibold tabular-nums">{situationText(at, teams, t)}</p>
      )}
      <PlayLine play={saidPlayOf(game.lastPlay)} teams={teams} />
    </div>
  );
}
