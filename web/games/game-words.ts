import { mountainDate, mountainTimeText } from '../../schema/time/clock.ts';
import type { Text } from '../../schema/language/english.ts';
import { pointsOf } from '../../schema/games/games.ts';
import { gameStatusText, gameTimeText } from '../../schema/games/scoreboard.ts';
import type {
  LastGameLine_GameFragment as LastGame,
  NextGameLine_GameFragment as NextGame,
  RecordLine_RecordFragment as SeasonRecord,
  ScoreboardLine_GameFragment as LiveGame,
} from '../gql/graphql.ts';
import { dateFormat, locale, t, translated } from '../ui/language.ts';

/** The bar in sentences, for those who hear it. */

/** 'Kansas City Chiefs 3 at Denver Broncos 10. Q2 7:42. Denver Broncos have the ball.' Without points while they are hidden. */
export function scoreboardSentence(game: LiveGame, hidesScore = false): string {
  const { awayTeam, homeTeam } = game;
  const side = ({ name, score }: LiveGame['homeTeam']) => (hidesScore ? name : `${name} ${score}`);
  const withBall = [awayTeam, homeTeam].find(({ possession }) => possession);
  const parts = [
    `${side(awayTeam)} ${t('at')} ${side(homeTeam)}`,
    gameStatusText(game, t),
    withBall && !hidesScore ? t('{team} ball', { team: withBall.name }) : '',
  ];
  return parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

const RESULT_WORDS: Readonly<Record<string, Text>> = { W: 'Win', L: 'Loss', T: 'Tie' };

/** '24–17', our points first; '' when they are unknown. */
export function lastScoreText({ result, score }: Pick<LastGame, 'result' | 'score'>): string {
  const points = pointsOf({
    score,
    result: result === 'W' || result === 'L' || result === 'T' ? result : null,
  });
  return points ? `${points.ours}–${points.theirs}` : '';
}

/** 'Previous game: Win 24–17 against the Kansas City Chiefs, at home.' */
export function lastGameSentence(game: LastGame): string {
  const result = translated(RESULT_WORDS[game.result] ?? game.result);
  const outcome = [result, lastScoreText(game)].filter(Boolean).join(' ');
  const values = { outcome, opponent: game.opponent };
  return game.isHome
    ? t('Previous game: {outcome} against the {opponent}, at home.', values)
    : t('Previous game: {outcome} against the {opponent}, away.', values);
}

/** The record that counts now: of the regular season, or of the preseason before it. */
export function recordWords({ isRegularSeasonStarted, ...record }: SeasonRecord): {
  label: string;
  text: string;
} {
  return isRegularSeasonStarted || record.preseasonWins + record.preseasonLosses === 0
    ? { label: t('Record'), text: `${record.wins}–${record.losses}` }
    : { label: t('Preseason record'), text: `${record.preseasonWins}–${record.preseasonLosses}` };
}

const weekday = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Sun, Nov 23, 6:25 PM' in Mountain time; 'Today, 6:25 PM' on the day itself. */
export function kickoffText(
  game: Pick<NextGame, 'date' | 'gameTime' | 'kickoffAt'>,
  now: Date,
): string {
  const { date, kickoffAt } = game;
  const day =
    date === mountainDate(now) ? t('Today') : weekday.format(new Date(`${date}T00:00:00Z`));
  return `${day}, ${hasTime(game) ? mountainTimeText(new Date(kickoffAt), locale()) : t('TBD')}`;
}

/** False for a game whose time is unknown. */
export const hasTime = ({ gameTime }: Pick<NextGame, 'gameTime'>) =>
  gameTimeText(gameTime) !== 'TBD';
