import { boxScoreOf } from '../plays/fold.ts';
import type { PlayFacts } from '../plays/plays.ts';
import type { ScoredPlayer } from './boards.ts';
import { type LiveLineup, LiveLineups } from './live-lineups.ts';
import { playerPoints, scoreLines } from './scoring.ts';

/** The lineups of a game that is played, with the points of its plays so far. */
export class LiveScores {
  readonly lineups: LiveLineups;
  private scored: ReadonlyMap<string, ScoredPlayer> = new Map();
  private counted = 0;

  constructor(lineups: readonly LiveLineup[]) {
    this.lineups = new LiveLineups(lineups);
  }

  /** What each player did, by their id as text. */
  get players(): ReadonlyMap<string, ScoredPlayer> {
    return this.scored;
  }

  /** Of the last entry in the game's log that is counted. */
  get position(): number {
    return this.counted;
  }

  /** Counts the plays of the game, all of them, as they are at that position. An older one changes nothing. */
  count(plays: readonly PlayFacts[], position: number): void {
    if (position <= this.counted) return;
    const players = new Map<string, ScoredPlayer>();
    const points = new Map<number, number>();
    for (const { playerId, position: at, name, figures } of boxScoreOf(plays)) {
      // Only players of our roster score.
      if (playerId === null) continue;
      const scored = { name, position: at, points: playerPoints(figures, at) };
      players.set(String(playerId), { ...scored, lines: scoreLines(figures, at) });
      points.set(playerId, Math.round(scored.points * 100));
    }
    this.lineups.apply(points);
    this.scored = players;
    this.counted = position;
  }
}
