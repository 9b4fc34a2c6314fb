import { CAPTAIN_FACTOR } from './scoring.ts';

/** A lineup as live points need it: players by their ids. */
export interface LiveLineup {
  readonly id: number;
  readonly userId: number;
  /** In the order of the slots. */
  readonly picks: readonly number[];
  readonly captain: number;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
}

/**
 * The lineups of a game while it is played. A play changes the points of few players, so only the lineups with them are
 * added to; places follow by one sort. Points are counted in hundredths, whole numbers, so that nothing is rounded twice.
 */
export class LiveLineups<Lineup extends LiveLineup = LiveLineup> {
  readonly size: number;
  /** In no order. */
  readonly all: readonly Lineup[];
  /** Hundredths of a point by place in `all`. */
  private readonly totals: Int32Array;
  /** Which lineups have a player, and how often the player counts there. */
  private readonly having = new Map<number, { readonly at: number; readonly factor: number }[]>();
  private readonly points = new Map<number, number>();
  /** Places in `all` by their members. */
  private readonly ofMember = new Map<number, number>();
  /** Places in `all`, best first. */
  private order: Uint32Array;
  private readonly ranks: Uint32Array;

  constructor(lineups: readonly Lineup[]) {
    this.all = lineups;
    this.size = lineups.length;
    this.totals = new Int32Array(lineups.length);
    this.ranks = new Uint32Array(lineups.length);
    this.order = Uint32Array.from(lineups, (_, at) => at);
    for (const [at, { userId, picks, captain }] of lineups.entries()) {
      this.ofMember.set(userId, at);
      for (const player of picks) {
        const factor = player === captain ? CAPTAIN_FACTOR : 1;
        const having = this.having.get(player);
        if (having) having.push({ at, factor });
        else this.having.set(player, [{ at, factor }]);
      }
    }
    this.rank();
  }

  /** Sets the points of the players, in hundredths; who is absent has none. */
  apply(points: ReadonlyMap<number, number>): void {
    const changed = new Set([...this.points.keys(), ...points.keys()]);
    for (const player of changed) {
      const now = points.get(player) ?? 0;
      const difference = now - (this.points.get(player) ?? 0);
      if (difference === 0) continue;
      this.points.set(player, now);
      for (const { at, factor } of this.having.get(player) ?? [])
        this.totals[at]! += difference * factor;
    }
    this.rank();
  }

  /** The lineups with the most points, best first. */
  top(most: number): Placed<Lineup>[] {
    return Array.from(this.order.subarray(0, most), (at) => this.placed(at));
  }

  /** The lineup of a member; null when they have none. */
  of(userId: number): Placed<Lineup> | null {
    const at = this.ofMember.get(userId);
    return at === undefined ? null : this.placed(at);
  }

  private placed(at: number): Placed<Lineup> {
    const rank = this.ranks[at]!;
    const place = rank - 1;
    const next = this.order[place + 1];
    return {
      lineup: this.all[at]!,
      rank,
      isTied: next !== undefined && this.totals[next] === this.totals[at],
      totalPoints: this.totals[at]! / 100 || 0,
    };
  }

  /** Equals share a place; among them the earlier submission comes first, as on the board of a scored game. */
  private rank(): void {
    const { all, totals, ranks } = this;
    this.order.sort(
      (one, other) =>
        totals[other]! - totals[one]! ||
        all[one]!.submittedAt - all[other]!.submittedAt ||
        all[one]!.id - all[other]!.id,
    );
    let rank = 0;
    for (const [place, at] of this.order.entries()) {
      if (place === 0 || totals[this.order[place - 1]!] !== totals[at]) rank = place + 1;
      ranks[at] = rank;
    }
  }
}

/** A lineup and its place. */
export interface Placed<Lineup> {
  readonly lineup: Lineup;
  readonly rank: number;
  readonly isTied: boolean;
  readonly totalPoints: number;
}
