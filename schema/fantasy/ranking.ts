/** What decides a place. */
export interface Contender {
  readonly id: number;
  readonly totalPoints: number;
  readonly submittedAt: Date;
}

export type Ranked<T> = T & {
  readonly rank: number;
  /** True when others have the same points, and so the same rank. */
  readonly isTied: boolean;
};

/**
 * Standard competition ranking (1, 2, 2, 4): equals share a place, and the places after it stay empty. Among equals the
 * earlier submission is listed first. Points are compared in hundredths.
 */
export function rank<T extends Contender>(contenders: readonly T[]): Ranked<T>[] {
  const points = ({ totalPoints }: T) => Math.round(totalPoints * 100);
  const sorted = [...contenders].sort(
    (one, other) =>
      points(other) - points(one) ||
      one.submittedAt.getTime() - other.submittedAt.getTime() ||
      one.id - other.id,
  );
  let place = 0;
  return sorted.map((contender, index) => {
    const [before, after] = [sorted[index - 1], sorted[index + 1]];
    const likeBefore = before !== undefined && points(before) === points(contender);
    const likeAfter = after !== undefined && points(after) === points(contender);
    if (!likeBefore) place = index + 1;
    return { ...contender, rank: place, isTied: likeBefore || likeAfter };
  });
}
