import { STAT_NAMES } from '../../../schema/fantasy/stats.ts';
import {
  boxScoreOf,
  drivesOf,
  elapsed,
  lastScoreOf,
  lineScoreOf,
  scoreOf,
  situationOf,
} from '../../../schema/plays/fold.ts';
import {
  type Figures,
  isSnap,
  isTouchdown,
  isTry,
  type PlayFacts,
} from '../../../schema/plays/plays.ts';
import { playsAt } from '../../../schema/plays/replay.ts';
import { headline, playText, situationText } from '../../../schema/plays/words.ts';
import type { LogEntry } from './play-log.ts';
import { INVENTED_OPPONENTS, withPlayers } from './players.ts';
import type { Moment } from './moments.ts';
import { simulateGame } from './simulation.ts';

const TEAMS = { home: 'Denver Broncos', away: 'Seattle Seahawks' };

interface Game {
  readonly seed: number;
  readonly moments: readonly Moment[];
  readonly log: readonly LogEntry[];
}
const GAMES: readonly Game[] = Array.from({ length: 1_000 }, (_, index) => {
  const seed = index * 7919;
  const { moments, log } = simulateGame(seed);
  const teams = { home: INVENTED_OPPONENTS, away: INVENTED_OPPONENTS };
  return { seed, moments, log: withPlayers(log, teams, seed) };
});

/** The plays as they are known after these entries, in their order. */
function foldOf(entries: Iterable<LogEntry>): PlayFacts[] {
  const plays = new Map<number, LogEntry>();
  for (const entry of entries)
    if (entry.revision > (plays.get(entry.n)?.revision ?? 0)) plays.set(entry.n, entry);
  return [...plays.values()].sort((a, b) => a.n - b.n).map(({ play }) => play);
}
const FINISHED = GAMES.map((game) => ({ ...game, plays: foldOf(game.log) }));

/** Seeds of the games with a fault: expect an empty list; a seed in it shows where to look. */
const seedsWhere = (isWrong: (game: (typeof FINISHED)[number]) => boolean) =>
  FINISHED.filter(isWrong).map(({ seed }) => seed);

const pairsOf = <One>(all: readonly One[]) =>
  all.slice(1).map((later, index) => [all[index]!, later] as const);

test('at every moment the sum of the plays is the score, and the ball is where the scoreboard has it', () => {
  const isWrong = ({ moments, log }: Game) => {
    let at = 0;
    const reported: LogEntry[] = [];
    return moments.some((moment) => {
      while (at < log.length && log[at]!.at <= moment.at) reported.push(log[at++]!);
      const plays = foldOf(reported);
      const { home, away } = scoreOf(plays);
      const situation = moment.isFinal ? null : situationOf(plays);
      return (
        home !== moment.home ||
        away !== moment.away ||
        (situation !== null && situation.side !== moment.possession)
      );
    });
  };
  // Folding all plays at each moment is slow: every tenth game.
  expect(GAMES.filter((_, index) => index % 10 === 0).filter(isWrong)).toEqual([]);
});

test('the line score adds up to the score', () => {
  expect(
    seedsWhere(({ plays }) => {
      const periods = lineScoreOf(plays);
      const sum = (side: 'home' | 'away') => periods.reduce((all, one) => all + one[side], 0);
      const { home, away } = scoreOf(plays);
      return sum('home') !== home || sum('away') !== away;
    }),
  ).toEqual([]);
});

test('entries come in the order of time, and game time only moves on', () => {
  expect(seedsWhere(({ log }) => pairsOf(log).some(([a, b]) => b.at < a.at))).toEqual([]);
  expect(
    seedsWhere(({ plays }) => pairsOf(plays).some(([a, b]) => elapsed(b) < elapsed(a))),
  ).toEqual([]);
});

test('the ball after a play is where the next snap of the drive begins', () => {
  expect(
    seedsWhere(({ plays }) =>
      drivesOf(plays).some((drive) =>
        pairsOf(drive.plays).some(
          ([play, next]) => JSON.stringify(play.after) !== JSON.stringify(next.before),
        ),
      ),
    ),
  ).toEqual([]);
});

test('four downs, ten yards, a field of a hundred', () => {
  const isWrong = ({ before }: PlayFacts) =>
    before !== null &&
    (before.down < 1 ||
      before.down > 4 ||
      before.ballOn < 1 ||
      before.ballOn > 99 ||
      before.toGo < 1 ||
      before.ballOn + before.toGo > 100);
  expect(seedsWhere(({ plays }) => plays.some(isWrong))).toEqual([]);
});

test('each score that leaves time is followed by one kickoff, each touchdown before overtime by one try', () => {
  expect(
    seedsWhere(({ plays }) =>
      plays.some((play, index) => {
        if (play.points === 0 || isTry(play) || play.period > 4) return false;
        const [next, afterNext] = plays.slice(index + 1);
        const kicked = isTouchdown(play) ? afterNext : next;
        if (isTouchdown(play) && !(next && isTry(next))) return true;
        const hasTime = kicked?.period === play.period && kicked.clock > 0;
        return hasTime && kicked.kind !== 'kickoff' && kicked.kind !== 'game-end';
      }),
    ),
  ).toEqual([]);
});

test('every snap is in one drive, and what a drive scored is its result', () => {
  expect(
    seedsWhere(({ plays }) => {
      const drives = drivesOf(plays);
      const snaps = drives.flatMap((drive) => drive.plays);
      return (
        snaps.length !== plays.filter(isSnap).length ||
        drives.some(({ result, plays: own }) => {
          const points = own.at(-1)!.points;
          return (
            (result === 'touchdown') !== (points === 6) ||
            (result === 'field-goal') !== (points === 3) ||
            (result === 'safety') !== (points === 2)
          );
        })
      );
    }),
  ).toEqual([]);
});

test('figures agree with each other: passing is receiving, touchdowns are six points, tacklers are two at most', () => {
  const sum = (players: readonly { figures: Figures }[], name: keyof Figures) =>
    players.reduce((all, { figures }) => all + (figures[name] ?? 0), 0);
  expect(
    seedsWhere(({ plays }) => {
      const box = boxScoreOf(plays);
      const touchdowns = plays.filter(isTouchdown).length;
      return (
        sum(box, 'passingYards') !== sum(box, 'receivingYards') ||
        sum(box, 'completions') !== sum(box, 'receptions') ||
        sum(box, 'passingTouchdowns') !== sum(box, 'receivingTouchdowns') ||
        sum(box, 'receivingTouchdowns') + sum(box, 'rushingTouchdowns') !== touchdowns ||
        plays.some(
          ({ participants }) =>
            participants.filter(({ role }) => role === 'tackler' || role === 'assist').length > 2,
        )
      );
    }),
  ).toEqual([]);
  const names = new Set(
    FINISHED.flatMap(({ plays }) => boxScoreOf(plays)).flatMap(({ figures }) =>
      Object.keys(figures),
    ),
  );
  expect(STAT_NAMES.filter((name) => !names.has(name))).toEqual(['defensiveTouchdowns']);
});

test('the log in any order, and reported twice, ends the same', () => {
  const reversed = FINISHED.filter(
    ({ log, plays }) =>
      JSON.stringify(foldOf([...log].reverse())) !== JSON.stringify(plays) ||
      JSON.stringify(foldOf([...log, ...log])) !== JSON.stringify(plays),
  );
  expect(reversed).toEqual([]);
});

test('about one game in three has a touchdown that is taken back, and it counts nowhere', () => {
  const reviewed = FINISHED.filter(({ log }) => log.some(({ revision }) => revision > 1));
  expect(reviewed.length).toBeGreaterThan(250);
  expect(reviewed.length).toBeLessThan(450);
  const wrong = reviewed.filter(({ log }) => {
    const [first, second, last, ...more] = log.filter(
      ({ n }) => n === log.find((e) => e.revision > 1)!.n,
    );
    return !(
      more.length === 0 &&
      first!.play.points === 6 &&
      second!.play.isUnderReview &&
      last!.play.points === 0 &&
      last!.play.reason === 'review' &&
      last!.at - first!.at === 40
    );
  });
  expect(wrong).toEqual([]);
});

test('every play can be said, and what changes the game has a headline', () => {
  const [{ plays }] = FINISHED as [(typeof FINISHED)[number]];
  const reported = plays.map((play) => ({
    text: playText(play, TEAMS),
    title: headline(play, TEAMS),
    at: play.before && situationText(play.before, TEAMS),
  }));
  expect(reported.slice(0, 8)).toMatchInlineSnapshot(`
    [
      {
        "at": null,
        "text": "Kickoff: Broncos ball at DEN 30.",
        "title": null,
      },
      {
        "at": "1st & 10 at DEN 30",
        "text": "Cal Whitmore to Dante Okafor for 18 yards.",
        "title": null,
      },
      {
        "at": "1st & 10 at DEN 48",
        "text": "Trey Lovell runs for 17 yards.",
        "title": null,
      },
      {
        "at": "1st & 10 at SEA 35",
        "text": "Zeke Montrose, 35 yards from Cal Whitmore.",
        "title": "Touchdown, Broncos!",
      },
      {
        "at": null,
        "text": "Nico Brandt adds the extra point.",
        "title": null,
      },
      {
        "at": null,
        "text": "Kickoff: Seahawks ball at SEA 30.",
        "title": null,
      },
      {
        "at": "1st & 10 at SEA 30",
        "text": "Cal Whitmore’s pass to Zeke Montrose is incomplete.",
        "title": null,
      },
      {
        "at": "2nd & 10 at SEA 30",
        "text": "Cal Whitmore to Zeke Montrose for 6 yards.",
        "title": null,
      },
    ]
  `);
  expect(reported.filter(({ text }) => text.includes('{'))).toEqual([]);
  expect(lastScoreOf(plays)?.play.points).toBeGreaterThan(0);
});

test('a replay shows at every entry of 10 games what was known then, and ends as the game did', () => {
  for (const { log } of GAMES.slice(0, 10)) {
    const reported = log.map(({ at, n, play }) => ({ at, play: { ...play, id: n } }));
    for (const [index, { at }] of log.entries()) {
      if (log[index + 1]?.at === at) continue;
      const shown = playsAt(reported, at).map(({ id: _id, ...play }) => play);
      expect(shown).toEqual(foldOf(log.slice(0, index + 1)));
    }
  }
});
