import { isDeepStrictEqual } from 'node:util';
import type { PlayEntry } from '../../../schema/plays/entry-shape.ts';
import { ruled } from '../../../schema/plays/entry.ts';
import { counted, drivesOf, scoreOf } from '../../../schema/plays/fold.ts';
import {
  isSafety,
  isSnap,
  isTouchdown,
  isTry,
  type PlayFacts,
} from '../../../schema/plays/plays.ts';
import { type Upcoming, upcomingOf } from '../../../schema/plays/situation.ts';
import { simulateGame } from '../demo/simulation.ts';

/** The rules by which a game is scored by hand, against the games that the demo plays. */

function playsOf(seed: number): PlayFacts[] {
  const plays = new Map<number, { revision: number; play: PlayFacts }>();
  for (const { n, revision, play } of simulateGame(seed).log) plays.set(n, { revision, play });
  return [...plays.values()].map(({ play }) => play);
}
const GAMES = Array.from({ length: 300 }, (_, index) => playsOf(index * 104_729));

/** What a scorekeeper would enter of it: the least that the rules need. */
function entryOf(play: PlayFacts, { expects }: Upcoming): PlayEntry {
  const { kind, yards, points, before, after, period, clock } = play;
  const isReturn = kind === 'kickoff' || kind === 'punt' || kind === 'field-goal';
  return {
    ...{ kind, period, clock },
    ...(kind !== 'kickoff' && yards !== null && { yards }),
    // The demo has no kickoff where a quarter ends with a score.
    ...(before && expects === 'kickoff' && { before }),
    isGood: points > 0,
    ...(isSafety(play) && { isSafety: true }),
    // Where a kick was returned to is no rule.
    ...(isReturn && after && { after }),
  };
}

/** The opening kickoff and overtime are decided by a coin. */
const isTossed = (plays: readonly PlayFacts[], at: number) =>
  plays[at]!.kind === 'kickoff' && (at === 0 || plays[at]!.period > 4);

const isMark = ({ kind }: PlayFacts) => kind === 'period-end' || kind === 'game-end';
const endedWithScore = (plays: readonly PlayFacts[], at: number) =>
  plays[at - 1]?.kind === 'period-end' && (isTry(plays[at - 2]!) || plays[at - 2]!.points > 0);

test('the rules say who has the ball where, and what comes next, as the demo plays it', () => {
  for (const plays of GAMES)
    for (const [at, play] of plays.entries()) {
      if (isTossed(plays, at)) continue;
      const upcoming = upcomingOf(plays.slice(0, at));
      const found = ruled(entryOf(play, upcoming), upcoming);
      const { kind, period, clock, before, after, yards, points, scoringSide } = play;
      const expected = { kind, period, clock, before, after, yards, points, scoringSide };
      // The comparison of the test runner takes a minute for all of them.
      const isRight =
        typeof found !== 'string' &&
        isDeepStrictEqual(found.play, expected) &&
        (found.side === null) === isMark(play);
      if (!isRight) throw new Error(`${JSON.stringify(expected)} is not ${JSON.stringify(found)}`);
    }
});

test('a game entered play by play has the score of the game, a try after each touchdown, and a kickoff after', () => {
  for (const plays of GAMES) {
    const entered: PlayFacts[] = [];
    for (const [at, play] of plays.entries()) {
      const upcoming = upcomingOf(entered);
      const { expects } = upcoming;
      if (isTry(play)) expect(expects).toBe('try');
      else if (play.kind === 'kickoff') expect(expects).toBe('kickoff');
      else if (isSnap(play) && !endedWithScore(plays, at)) expect(expects).toBe('snap');
      const found = isTossed(plays, at) ? { play } : ruled(entryOf(play, upcoming), upcoming);
      if (typeof found === 'string') throw new Error(found);
      entered.push({ ...play, ...found.play });
    }
    expect(scoreOf(entered)).toEqual(scoreOf(plays));
    expect(drivesOf(entered).map(({ result }) => result)).toEqual(
      drivesOf(plays).map(({ result }) => result),
    );
    expect(upcomingOf(entered).expects).toBe('nothing');
    expect(counted(entered).filter(isTouchdown).length).toBe(plays.filter(isTouchdown).length);
  }
});
