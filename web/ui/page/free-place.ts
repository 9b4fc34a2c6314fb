/** From edge to edge, in px from the top of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Obstacles {
  /** What must not be covered, in any order. */
  readonly fixed: readonly Span[];
  /** What is covered only where there is no other place. */
  readonly other: readonly Span[];
}

const coveredBy = (top: number, height: number, spans: readonly Span[]): number =>
  spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(top + height, span.bottom) - Math.max(top, span.top)),
    0,
  );

/**
 * Where something so high covers least of what is in its way: of the places that cover as little, the one nearest to
 * its usual place.
 */
export function freePlace(
  usual: number,
  height: number,
  { windowHeight, ...obstacles }: Obstacles & { readonly windowHeight: number },
): number {
  const lowest = Math.max(0, windowHeight - height);
  const beside = [...obstacles.fixed, ...obstacles.other].flatMap(({ top, bottom }) => [
    Math.floor(top - height),
    Math.ceil(bottom),
  ]);
  const places = [usual, ...[0, lowest, ...beside].filter((top) => top >= 0 && top <= lowest)];
  const costs = places.map((top) => ({
    top,
    fixed: coveredBy(top, height, obstacles.fixed),
    other: coveredBy(top, height, obstacles.other),
    way: Math.abs(top - usual),
  }));
  costs.sort((a, b) => a.fixed - b.fixed || a.other - b.other || a.way - b.way);
  return costs[0]!.top;
}
