import { LiveScores } from '../schema/fantasy/live-scores.ts';
import { rank } from '../schema/fantasy/ranking.ts';
import { lineupScore, playerPoints } from '../schema/fantasy/scoring.ts';
import { boxScoreOf } from '../schema/plays/fold.ts';
import type { PlayFacts } from '../schema/plays/plays.ts';
import { INVENTED_OPPONENTS, withPlayers } from '../graph/plays/demo/players.ts';
import { simulateGame } from '../graph/plays/demo/simulation.ts';
import { LINEUPS } from './fantasy-season.ts';
import type { Line } from './support/table.ts';

/** A play is counted into all lineups, and they are ranked again, within so long. */
const GOAL_MS = 200;
const OURS = INVENTED_OPPONENTS.map((player, at) => ({ ...player, playerId: at + 1 }));

/** How long a node takes for each play of a game, beside a recount of all lineups from scratch. */
export function livePoints(): Line[] {
  const lineups = Array.from({ length: LINEUPS }, (_, id) => {
    const picks = Array.from({ length: 6 }, (_pick, at) => 1 + ((id * 7 + at * 5) % OURS.length));
    return { id, userId: id, picks, captain: picks[id % 6]!, submittedAt: id % 97 };
  });
  const scores = new LiveScores(lineups);
  const plays = new Map<number, PlayFacts>();
  const counted: number[] = [];
  const recounted: number[] = [];
  const teams = { home: OURS, away: INVENTED_OPPONENTS };
  for (const [at, { n, play }] of withPlayers(simulateGame(7).log, teams, 7).entries()) {
    plays.set(n, play);
    const known = [...plays.values()];
    counted.push(timed(() => scores.count(boxScoreOf(known), at + 1)));
    if (at % 20 === 0) recounted.push(timed(() => recount(known, lineups)));
  }
  return [
    {
      name: 'A play is counted and everyone ranked',
      unit: 'ms',
      values: counted,
      baseline: recounted,
      goal: GOAL_MS,
    },
  ];
}

function timed(act: () => void): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

function recount(
  plays: readonly PlayFacts[],
  lineups: readonly { id: number; picks: number[]; captain: number; submittedAt: number }[],
): void {
  const points = new Map(
    boxScoreOf(plays).map((player) => [
      player.playerId,
      playerPoints(player.figures, player.position),
    ]),
  );
  const of = (player: number) => points.get(player) ?? 0;
  rank(
    lineups.map(({ id, picks, captain, submittedAt }) => ({
      id,
      submittedAt: new Date(submittedAt),
      ...lineupScore(picks.map(of), of(captain)),
    })),
  );
}
