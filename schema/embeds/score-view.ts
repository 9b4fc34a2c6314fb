import type { Reader } from '../language/english.ts';
import {
  hasTime,
  kickoffText,
  lastScoreText,
  scoreboardSentence,
} from '../games/game-sentences.ts';
import type { LiveGameView } from '../games/games.ts';
import { gameStatusText } from '../games/scoreboard.ts';
import { h, heard, type Tree } from './tree.ts';

/** What the frame of the score asks for. */
export interface ScoreData {
  readonly liveGame:
    | (Pick<LiveGameView, 'gameId' | 'isLive' | 'isFinal' | 'status'> & {
        readonly homeTeam: LiveGameView['homeTeam'];
        readonly awayTeam: LiveGameView['awayTeam'];
      })
    | null;
  readonly nextGame: {
    readonly opponent: string;
    readonly isHome: boolean;
    readonly date: string;
    readonly gameTime: string;
    readonly kickoffAt: string;
    readonly tvNetwork?: string | null;
  } | null;
  readonly lastCompletedGame: {
    readonly opponent: string;
    readonly isHome: boolean;
    readonly result: string;
    readonly score: string | null;
  } | null;
}

type LiveGame = NonNullable<ScoreData['liveGame']>;

/** The game that is on or just over; else how the last one ended and when the next begins. */
export function scoreView(data: ScoreData, reader: Reader, now: Date): Tree[] {
  const { liveGame, nextGame, lastCompletedGame } = data;
  if (liveGame) return [scoreboard(liveGame, reader)];
  if (!nextGame && !lastCompletedGame)
    return [h('p', { class: 'quiet' }, reader.say('No game on, and none scheduled.'))];
  return [
    ...(nextGame ? [nextLine(nextGame, reader, now)] : []),
    ...(lastCompletedGame ? [lastLine(lastCompletedGame, reader)] : []),
  ];
}

function scoreboard(game: LiveGame, reader: Reader): Tree {
  const { awayTeam, homeTeam, isLive, isFinal } = game;
  const side = ({ name, abbreviation, score, possession }: LiveGame['homeTeam']) =>
    h(
      'div',
      { class: 'side' },
      h('span', { class: 'name' }, name),
      h('span', { class: 'short' }, abbreviation),
      h('b', { class: 'points' }, String(score)),
      possession && isLive && !isFinal && h('span', { class: 'ball' }),
    );
  return h(
    'section',
    {},
    heard(scoreboardSentence(game, reader)),
    h(
      'div',
      { class: 'scoreboard', 'aria-hidden': 'true' },
      side(awayTeam),
      h(
        'p',
        { class: 'state' },
        isLive && !isFinal && h('span', { class: 'live' }, reader.say('LIVE')),
        h('span', {}, gameStatusText(game, reader.say)),
      ),
      side(homeTeam),
    ),
  );
}

function nextLine(game: NonNullable<ScoreData['nextGame']>, reader: Reader, now: Date): Tree {
  const { say } = reader;
  const moment = kickoffText(game, now, reader);
  return h(
    'section',
    { class: 'next' },
    h('p', { class: 'eyebrow' }, say('Next game')),
    h('p', { class: 'match' }, `${game.isHome ? say('vs.') : say('at')} ${game.opponent}`),
    h(
      'p',
      { class: 'quiet' },
      h(
        'time',
        { datetime: game.kickoffAt },
        hasTime(game) ? say('{moment} Mountain time', { moment }) : moment,
      ),
      game.tvNetwork ? ` · ${game.tvNetwork}` : null,
    ),
  );
}

function lastLine(game: NonNullable<ScoreData['lastCompletedGame']>, { say }: Reader): Tree {
  const result = game.result === 'W' || game.result === 'L' ? say(game.result) : game.result;
  const where = game.isHome ? say('vs.') : say('at');
  return h(
    'p',
    { class: 'last' },
    h('span', { class: 'quiet' }, `${say('Last game')} `),
    h('b', {}, `${result} ${lastScoreText(game)}`.trim()),
    ` ${where} ${game.opponent}`,
  );
}
