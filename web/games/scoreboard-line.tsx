import { useState } from 'react';
import { scoreboardSentence } from '../../schema/games/game-sentences.ts';
import { pointsOn, resultOf } from '../../schema/games/games.ts';
import { gameStatusText } from '../../schema/games/scoreboard.ts';
import { graphql } from '../gql/gql.ts';
import type { ScoreboardLine_GameFragment as LiveGame } from '../gql/graphql.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/page/visually-hidden.tsx';
import { OwnTeamMark } from './own-team-mark.tsx';
import { ResultMark } from './result-mark.tsx';
import { Score } from './score.tsx';
import { reader, t } from '../ui/language.ts';

graphql(/* GraphQL */ `
  fragment ScoreboardLine_game on LiveGame {
    gameId
    isLive
    isFinal
    isPlayoff
    isExhibition
    isFed
    playPosition
    situation {
      ...Play_situation
    }
    lastPlay {
      ...Play_said
    }
    homeTeam {
      abbreviation
      name
      score
      possession
    }
    awayTeam {
      abbreviation
      name
      score
      possession
    }
    status {
      period
      displayClock
    }
  }
`);

interface ScoreboardLineProps {
  game: LiveGame;
  hidesScore: boolean;
  className?: string;
}

/** Guest and host with their points, who has the ball, and the state of the game. */
export function ScoreboardLine({ game, hidesScore, className }: ScoreboardLineProps) {
  const { awayTeam, homeTeam, isLive, isFinal, isPlayoff, isExhibition } = game;
  return (
    <div className={classNames('relative flex items-center gap-2 pl-2 sm:gap-3.5', className)}>
      <JustScored
        key={String(hidesScore)}
        points={awayTeam.score + homeTeam.score}
        isShown={!hidesScore}
      />
      <VisuallyHidden>{scoreboardSentence(game, reader(), hidesScore)}</VisuallyHidden>
      {isLive && (
        <Badge tone="live" className="neon">
          {t('LIVE')}
        </Badge>
      )}
      {isPlayoff && <Badge tone="orange">{t('PLAYOFF')}</Badge>}
      {isExhibition && (
        <Badge tone="blue" className="max-lg:hidden">
          {t('EXHIBITION')}
        </Badge>
      )}
      <span aria-hidden className="flex items-center gap-1.5 sm:gap-3">
        <Side team={awayTeam} hidesScore={hidesScore} />
        <span className="text-small text-muted max-sm:text-tiny">{t('at')}</span>
        <Side team={homeTeam} hidesScore={hidesScore} />
      </span>
      <span
        aria-hidden
        className={classNames('text-small font-semibold tabular-nums', !isLive && 'eyebrow')}
      >
        {gameStatusText(game, t)}
      </span>
      {isFinal && !hidesScore && (
        <span aria-hidden>
          <ResultMark result={resultOf(pointsOn(game))} />
        </span>
      )}
    </div>
  );
}

function Side({ team, hidesScore }: { team: LiveGame['homeTeam']; hidesScore: boolean }) {
  return (
    <span className="flex items-center gap-1 sm:gap-1.5">
      {team.possession && !hidesScore && <Football />}
      <span className="eyebrow">
        {team.abbreviation}
        <OwnTeamMark team={team.name} />
      </span>
      {hidesScore ? <span className="text-muted">–</span> : <Score points={team.score} />}
    </span>
  );
}

/** The mark of the side that has the ball: a shape, not only a color. */
function Football() {
  return (
    <svg viewBox="0 0 16 10" className="h-2.5 w-4 text-accent-text" data-possession>
      <path d="M0 5C2 1.5 5 0 8 0s6 1.5 8 5c-2 3.5-5 5-8 5S2 8.5 0 5Z" fill="currentColor" />
      <path d="M5 5h6M6.5 3.5v3M8 3.5v3M9.5 3.5v3" stroke="var(--bg)" fill="none" />
    </svg>
  );
}

/** A rule at the left of the line, for two seconds after each score. */
function JustScored({ points, isShown }: { points: number; isShown: boolean }) {
  const [seen, setSeen] = useState(points);
  const [scores, setScores] = useState(0);
  if (seen !== points) {
    setSeen(points);
    setScores(scores + 1);
  }
  if (scores === 0 || !isShown) return null;
  return (
    <span
      key={scores}
      aria-hidden
      className="absolute inset-y-0 left-0 w-1 animate-[fade_2s_ease-in_reverse_forwards] bg-accent"
    />
  );
}
