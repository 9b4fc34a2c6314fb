import { boxScoreOf } from '../plays/fold.ts';
import type { PlayFacts } from '../plays/plays.ts';
import type { PublicUserView } from '../accounts/accounts.ts';
import type { ScoredPlayer } from './boards.ts';
import { type LiveLineup, LiveLineups } from './live-lineups.ts';
import { playerPoints, scoreLines } from './scoring.ts';

/** The lineups of a game that is played, with the points of its plays so far. */
export class LiveScores<Lineup extends LiveLineup = LiveLineup> {
  readonly lineups: LiveLineups<Lineup>;
  private scored: ReadonlyMap<number, ScoredPlayer> = new Map();
  private counted = 0;

  constructor(lineups: readonly Lineup[]) {
    this.lineups = new LiveLineups(lineups);
  }

  /** What each player did, by their id. */
  get players(): ReadonlyMap<number, ScoredPlayer> {
    return this.scored;
  }

  /** Of the last entry in the game's log that is counted. */
  get position(): number {
    return this.counted;
  }

  /** Counts the plays of the game, all of them, as they are at that position. An older one changes nothing. */
  count(plays: readonly PlayFacts[], position: number): void {
    if (position <= this.counted) return;
    const players = new Map<number, ScoredPlayer>();
    const points = new Map<number, number>();
    for (const { playerId, position: at, name, figures } of boxScoreOf(plays)) {
      // Only players of our roster score.
      if (playerId === null) continue;
      const scored = { name, position: at, points: playerPoints(figures, at) };
      players.set(playerId, { ...scored, lines: scoreLines(figures, at) });
      points.set(playerId, Math.round(scored.points * 100));
    }
    this.lineups.apply(points);
    this.scored = players;
    this.counted = position;
  }
}

/** A lineup with what is shown of it. */
export interface ShownLineup extends LiveLineup {
  readonly lineupName: string;
  readonly user: PublicUserView;
}

/** All that is shown of fantasy while a game is played, so that a member who asks for their points costs no statement. */
export interface LiveFantasy {
  readonly scores: LiveScores<ShownLineup>;
  /** The players of all lineups. */
  readonly roster: ReadonlyMap<number, Pick<ScoredPlayer, 'name' | 'position'>>;
}
