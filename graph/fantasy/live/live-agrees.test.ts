import { LiveScores } from '../../../schema/fantasy/live-scores.ts';
import { rank } from '../../../schema/fantasy/ranking.ts';
import { lineupScore, playerPoints } from '../../../schema/fantasy/scoring.ts';
import { boxScoreOf } from '../../../schema/plays/fold.ts';
import type { PlayFacts } from '../../../schema/plays/plays.ts';
import { INVENTED_OPPONENTS, withPlayers } from '../../plays/demo/players.ts';
import { randomFrom } from '../../plays/demo/random.ts';
import { simulateGame } from '../../plays/demo/simulation.ts';

/** What is shown while a game is played, against a recount of everything from scratch. */

const OURS = INVENTED_OPPONENTS.map((player, at) => ({ ...player, playerId: at + 1 }));

function lineupsFrom(seed: number, count: number) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, id) => {
    const players = OURS.map(({ playerId }) => playerId);
    const picks = Array.from(
      { length: 6 },
      () => players.splice(random.between(0, players.length - 1), 1)[0]!,
    );
    return {
      ...{ id: id + 1, userId: id + 101, picks },
      captain: picks[random.between(0, 5)]!,
      submittedAt: random.between(0, 5),
    };
  });
}

/** The plays of a game as they are known after each entry of its log. */
function* framesOf(seed: number): Generator<PlayFacts[]> {
  const { log } = simulateGame(seed);
  const teams = { home: OURS, away: INVENTED_OPPONENTS };
  const plays = new Map<number, PlayFacts>();
  for (const { n, play } of withPlayers(log, teams, seed)) {
    plays.set(n, play);
    yield [...plays.values()];
  }
}

function recount(plays: readonly PlayFacts[], lineups: ReturnType<typeof lineupsFrom>) {
  const points = new Map(
    boxScoreOf(plays).map(({ playerId, figures, position }) => [
      playerId,
      playerPoints(figures, position),
    ]),
  );
  const of = (player: number) => points.get(player) ?? 0;
  return rank(
    lineups.map(({ id, picks, captain, submittedAt }) => ({
      id,
      submittedAt: new Date(submittedAt),
      totalPoints: lineupScore(picks.map(of), of(captain)).totalPoints,
    })),
  ).map(({ id, rank: place, isTied, totalPoints }) => [id, place, isTied, totalPoints]);
}

test('on every frame of 10 games totals and places equal a recount, and the lines add up', () => {
  let faults = 0;
  for (let game = 0; game < 10; game += 1) {
    const lineups = lineupsFrom(game, 30);
    const scores = new LiveScores(lineups);
    let position = 0;
    for (const plays of framesOf(game * 7919)) {
      scores.count(boxScoreOf(plays), (position += 1));
      const shown = scores.lineups.top(30).map((placed) => {
        const { lineup, rank: place, isTied, totalPoints } = placed;
        return [lineup.id, place, isTied, totalPoints];
      });
      if (JSON.stringify(shown) !== JSON.stringify(recount(plays, lineups)))
        expect([game, position, shown]).toEqual([game, position, recount(plays, lineups)]);
      for (const { points, lines } of scores.players.values()) {
        const sum = lines.reduce(
          (hundredths, line) => hundredths + Math.round(line.points * 100),
          0,
        );
        // Each line is rounded for itself.
        faults += Math.abs(sum - Math.round(points * 100)) > lines.length ? 1 : 0;
      }
    }
  }
  expect(faults).toBe(0);
});

test('a touchdown that is overturned takes back what it gave, for the captain twice; older plays change nothing', () => {
  const [rusher] = OURS.filter(({ position }) => position === 'RB');
  const others = OURS.filter(({ playerId }) => playerId !== rusher!.playerId).slice(0, 5);
  const picks = [rusher!, ...others].map(({ playerId }) => playerId);
  const scores = new LiveScores([
    { id: 1, userId: 7, picks, captain: rusher!.playerId, submittedAt: 0 },
  ]);
  const run = (points: number, yards: number): PlayFacts => ({
    ...{ seq: 1, status: 'stands', reason: null, isUnderReview: false, kind: 'run' },
    ...{ period: 1, clock: 800, yards, points, scoringSide: points > 0 ? 'home' : null },
    before: { side: 'home', down: 1, toGo: 10, ballOn: 90 },
    after: null,
    participants: [
      {
        ...{ role: 'rusher', side: 'home', ...rusher! },
        figures: { carries: 1, rushingYards: yards, rushingTouchdowns: points / 6 },
      },
    ],
  });
  scores.count(boxScoreOf([run(6, 10)]), 1);
  expect(scores.lineups.of(7)!.totalPoints).toBe(14);
  scores.count(boxScoreOf([run(0, 9)]), 2);
  expect(scores.lineups.of(7)!.totalPoints).toBe(1.8);
  scores.count(boxScoreOf([run(6, 10)]), 1);
  expect(scores.lineups.of(7)!.totalPoints).toBe(1.8);
  expect(scores.lineups.of(8)).toBeNull();
});
