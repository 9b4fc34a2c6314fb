import type { Reader } from '../language/english.ts';
import { mountainDate, mountainTimeText } from '../time/clock.ts';
import type { GameView, LiveGameView, NextGameView } from './games.ts';
import { pointsOf } from './games.ts';
import { gameStatusText, gameTimeText } from './scoreboard.ts';

/** What is said of a game in every place that shows one: bar, cards, embeds. */

type Score = Pick<LiveGameView, 'isFinal' | 'status' | 'homeTeam' | 'awayTeam'>;

/** 'Kansas City Chiefs 3 at Denver Broncos 10. Q2 7:42. Denver Broncos have the ball.' Without points while they are hidden. */
export function scoreboardSentence(game: Score, { say }: Reader, hidesScore = false): string {
  const { awayTeam, homeTeam } = game;
  const side = ({ name, score }: Score['homeTeam']) => (hidesScore ? name : `${name} ${score}`);
  const withBall = [awayTeam, homeTeam].find(({ possession }) => possession);
  const parts = [
    `${side(awayTeam)} ${say('at')} ${side(homeTeam)}`,
    gameStatusText(game, say),
    withBall && !hidesScore ? say('{team} ball', { team: withBall.name }) : '',
  ];
  return parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

/** '24–17', our points first; '' when they are unknown. */
export function lastScoreText({
  result,
  score,
}: {
  readonly result: string | null;
  readonly score: string | null;
}): string {
  const points = pointsOf({
    score,
    result: result === 'W' || result === 'L' || result === 'T' ? result : null,
  });
  return points ? `${points.ours}–${points.theirs}` : '';
}

type Kickoff = Pick<NextGameView, 'date' | 'gameTime'> & {
  /** An instant, or its text in ISO 8601. */
  readonly kickoffAt: Date | string;
};

/** False for a game whose time is unknown. */
export const hasTime = ({ gameTime }: Pick<GameView, 'gameTime'>): boolean =>
  gameTimeText(gameTime) !== 'TBD';

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** Made when it is first needed, once for each language. */
function weekdayFormat(tag: string): Intl.DateTimeFormat {
  const known = weekdays.get(tag);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  weekdays.set(tag, made);
  return made;
}

/** 'Sun, Nov 23, 6:25 PM' in Mountain time; 'Today, 6:25 PM' on the day itself. */
export function kickoffText(game: Kickoff, now: Date, { say, tag }: Reader): string {
  const { date, kickoffAt } = game;
  const day =
    date === mountainDate(now)
      ? say('Today')
      : weekdayFormat(tag).format(new Date(`${date}T00:00:00Z`));
  return `${day}, ${hasTime(game) ? mountainTimeText(new Date(kickoffAt), tag) : say('TBD')}`;
}
