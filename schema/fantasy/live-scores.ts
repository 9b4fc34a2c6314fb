import type { BoxPlayer } from '../plays/fold.ts';
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

  /** Counts what the players did in all plays up to that position. An older one changes nothing. */
  count(players: readonly BoxPlayer[], position: number): void {
    if (position < this.counted) return;
    this.scored = scoredPlayers(players);
    const points = [...this.scored].map(
      ([id, player]) => [id, toHundredths(player.points)] as const,
    );
    this.lineups.apply(new Map(points));
    this.counted = position;
  }
}

const toHundredths = (points: number) => Math.round(points * 100);

/** What each player of our roster did, by their id; other players don't score. */
const scoredPlayers = (players: readonly BoxPlayer[]): Map<number, ScoredPlayer> =>
  new Map(
    players.flatMap(({ playerId, position, name, figures }) => {
      if (playerId === null) return [];
      const points = playerPoints(figures, position);
      return [
        [playerId, { name, position, points, lines: scoreLines(figures, position) }] as const,
      ];
    }),
  );

/** A lineup with what is shown of it. */
export interface ShownLineup extends LiveLineup {
  readonly lineupName: string;
  readonly user: PublicUserView;
}

/** All that is shown of fantasy while a game is played, so that a member who asks for their points costs no statement. */
export interface LiveFantasy {
  readonly scores: LiveScores<ShownLineup>;
  /** The stats of the game were imported, so its live points are history. */
  readonly isOfficial: boolean;
  /** The players of all lineups. */
  readonly roster: ReadonlyMap<number, Pick<ScoredPlayer, 'name' | 'position'>>;
}
