import type { BoardLineupView, PickView, ScoredPlayer } from './boards.ts';
import { CAPTAIN_FACTOR, lineupScore, type ScoreLine } from './scoring.ts';

/** What the official stats gave or took of one stat of a player; quantity and points are below 0 where they took. */
export interface SheetChange extends ScoreLine {
  /** The player. */
  readonly name: string;
}

/** A lineup's official points against those that its plays gave it. */
export interface SheetChangesView {
  readonly livePoints: number;
  readonly finalPoints: number;
  /** In the order of the slots; the captain's points are doubled. */
  readonly changes: readonly SheetChange[];
}

/** Compares a scored lineup with what its players did in the plays. */
export function sheetChanges(
  { picks, totalPoints }: Pick<BoardLineupView, 'picks' | 'totalPoints'>,
  live: ReadonlyMap<number, ScoredPlayer>,
): SheetChangesView {
  const pointsOf = ({ playerId }: PickView) => live.get(playerId)?.points ?? 0;
  const captain = picks.find(({ isCaptain }) => isCaptain);
  return {
    livePoints: lineupScore(picks.map(pointsOf), captain ? pointsOf(captain) : 0).totalPoints,
    finalPoints: totalPoints,
    changes: picks.flatMap((pick) => changesOf(pick, live.get(pick.playerId)?.lines ?? [])),
  };
}

function changesOf(
  { name, isCaptain, lines }: PickView,
  before: readonly ScoreLine[],
): SheetChange[] {
  const factor = isCaptain ? CAPTAIN_FACTOR : 1;
  const stats = new Map([...before, ...lines].map((line) => [line.stat, line.label]));
  return [...stats].flatMap(([stat, label]) => {
    const was = before.find((line) => line.stat === stat);
    const is = lines.find((line) => line.stat === stat);
    const quantity = rounded((is?.quantity ?? 0) - (was?.quantity ?? 0));
    const points = rounded(((is?.points ?? 0) - (was?.points ?? 0)) * factor);
    return quantity === 0 && points === 0 ? [] : [{ name, stat, label, quantity, points }];
  });
}

/** To two decimals; adding 0 turns -0 into 0. */
const rounded = (value: number) => Math.round(value * 100) / 100 + 0;
