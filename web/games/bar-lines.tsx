import { hasTime, kickoffText, lastScoreText } from '../../schema/games/game-sentences.ts';
import { isPreseason } from '../../schema/games/games.ts';
import { teamAbbreviation } from '../../schema/games/scoreboard.ts';
import { graphql } from '../gql/gql.ts';
import type {
  LastGameLine_GameFragment as LastGame,
  NextGameLine_GameFragment as NextGame,
  RecordLine_RecordFragment as SeasonRecord,
} from '../gql/graphql.ts';
import { Badge } from '../ui/pictures/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { OwnTime } from '../ui/time/own-zone.tsx';
import { VisuallyHidden } from '../ui/page/visually-hidden.tsx';
import { OwnTeamMark } from './own-team-mark.tsx';
import { ResultMark } from './result-mark.tsx';
import { lastGameSentence, recordWords } from './game-words.ts';
import { reader, t } from '../ui/language.ts';
import { useNow } from '../ui/time/now.ts';

graphql(/* GraphQL */ `
  fragment LastGameLine_game on LastGame {
    id
    opponent
    isHome
    date
    result
    score
    isPlayoff
    isExhibition
  }
`);

graphql(/* GraphQL */ `
  fragment RecordLine_record on SeasonRecord {
    season
    wins
    losses
    preseasonWins
    preseasonLosses
    isRegularSeasonStarted
  }
`);

graphql(/* GraphQL */ `
  fragment NextGameLine_game on NextGame {
    id
    opponent
    isHome
    date
    gameTime
    kickoffAt
    week
    isPlayoff
    tvNetwork
  }
`);

/** How the game before ended: 'W 24–17 vs KC'. */
export function LastGameLine({ game }: { game: LastGame }) {
  return (
    <p className="flex items-center gap-2 text-small">
      <VisuallyHidden>{lastGameSentence(game)}</VisuallyHidden>
      {game.isPlayoff && <Badge tone="orange">{t('PLAYOFF')}</Badge>}
      {game.isExhibition && <Badge tone="blue">{t('EXHIBITION')}</Badge>}
      <span aria-hidden className="flex items-baseline gap-1.5 tabular-nums">
        <ResultMark result={game.result} />
        {lastScoreText(game)}
        <span className="text-muted">
          {game.isHome ? t('vs.') : t('at')} {teamAbbreviation(game.opponent)}
        </span>
      </span>
    </p>
  );
}

/** Wins and losses: 'Record 8–2'. */
export function RecordLine({ record, className }: { record: SeasonRecord; className?: string }) {
  const { label, text } = recordWords(record);
  return (
    <p className={classNames('flex items-center gap-1.5 text-small', className)}>
      <span className="text-muted">{label}</span>
      <b className="tabular-nums">{text}</b>
    </p>
  );
}

/** The game to come: who, where, when, and on which network. */
export function NextGameLine({ game, className }: { game: NextGame; className?: string }) {
  return (
    <p className={classNames('flex items-center gap-2 text-small sm:gap-2.5', className)}>
      <span className="eyebrow text-accent-text">{t('Next')}</span>
      {game.isPlayoff && <Badge tone="orange">{t('PLAYOFF')}</Badge>}
      {isPreseason(game) && <Badge tone="blue">{t('PRESEASON')}</Badge>}
      <b>
        {game.isHome ? t('vs.') : t('at')}{' '}
        <span aria-hidden className="sm:hidden">
          {teamAbbreviation(game.opponent)}
        </span>
        <span className="max-sm:sr-only">{game.opponent}</span>
        <OwnTeamMark team={game.opponent} />
      </b>
      <time dateTime={game.kickoffAt} className="tabular-nums">
        {kickoffText(game, useNow(), reader())}
        {hasTime(game) && <OwnTime at={new Date(game.kickoffAt)} />}
      </time>
      {game.tvNetwork && <span className="hidden text-muted sm:inline">{game.tvNetwork}</span>}
    </p>
  );
}
