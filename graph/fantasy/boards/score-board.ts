import { type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { rank, type Ranked } from '../../../schema/fantasy/ranking.ts';
import { lineupScore } from '../../../schema/fantasy/scoring.ts';

/** A lineup as scoring needs it. */
export interface SubmittedLineup extends Readonly<Record<Slot, string>> {
  readonly id: number;
  readonly userId: number;
  readonly captain: string;
  readonly submittedAt: Date;
}

export type ScoredLineup = Ranked<
  SubmittedLineup & { readonly totalPoints: number; readonly captainBonusPoints: number }
>;

/**
 * Scores and ranks all lineups of a game. Players who are not in the sheet score nothing. @param points by player id as
 * text
 */
export function scoreBoard(
  lineups: readonly SubmittedLineup[],
  points: ReadonlyMap<string, number>,
): ScoredLineup[] {
  const of = (player: string) => points.get(player) ?? 0;
  return rank(
    lineups.map((lineup) => ({
      ...lineup,
      ...lineupScore(
        SLOTS.map((slot) => of(lineup[slot])),
        of(lineup.captain),
      ),
    })),
  );
}
