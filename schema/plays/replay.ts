import type { PlayFacts } from './plays.ts';

/** A game that is shown again: when something that happened at a moment comes, and what was known then. */

/** Milliseconds of the replay, from 0, against instants in ms since 1970. */
export interface Timeline {
  readonly length: number;
  positionOf(instant: number): number;
  instantAt(position: number): number;
}

/** Before the first and after the last moment, in ms. */
const EDGE = 5_000;
/** Where nothing happens for so long, in ms, a pause may be cut. */
const PAUSE = 30_000;
/** What is left of it. */
const CUT = 3_000;

/** @param instants when anything happened, in any order */
export function timelineOf(
  instants: readonly number[],
  { cutsPauses }: { cutsPauses: boolean },
): Timeline {
  const moments = [...new Set(instants)].sort((one, other) => one - other);
  const [first = 0] = moments;
  const knots = [{ instant: first - EDGE, position: 0 }];
  for (const instant of [...moments, (moments.at(-1) ?? first) + EDGE]) {
    const last = knots.at(-1)!;
    const gap = instant - last.instant;
    knots.push({ instant, position: last.position + (cutsPauses && gap > PAUSE ? CUT : gap) });
  }
  /** Between two knots time runs evenly. */
  const convert = (value: number, from: 'instant' | 'position', to: 'instant' | 'position') => {
    const after = knots.findIndex((knot) => knot[from] > value);
    if (after === 0) return knots[0]![to];
    if (after === -1) return knots.at(-1)![to];
    const [before, next] = [knots[after - 1]!, knots[after]!];
    const share = (value - before[from]) / (next[from] - before[from]);
    return before[to] + share * (next[to] - before[to]);
  };
  return {
    length: knots.at(-1)!.position,
    positionOf: (instant) => convert(instant, 'instant', 'position'),
    instantAt: (position) => convert(position, 'position', 'instant'),
  };
}

/** An entry of a game's log. */
export interface Reported<Play> {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly play: Play;
}

/** The plays as they were known at an instant, in their order: including what was overturned later. */
export function playsAt<Play extends PlayFacts & { readonly id: number }>(
  log: readonly Reported<Play>[],
  instant: number,
): Play[] {
  const known = new Map<number, Play>();
  for (const { at, play } of log) if (at <= instant) known.set(play.id, play);
  return [...known.values()]
    .filter(({ reason }) => reason !== 'mistake')
    .sort((one, other) => one.seq - other.seq || one.id - other.id);
}

/** A moment in an address: 'q3-4:12' is the third quarter with 4:12 left. */
export const momentText = ({ period, clock }: Pick<PlayFacts, 'period' | 'clock'>): string =>
  `q${period}-${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, '0')}`;

/** When that moment came; null for what is no moment of this log. */
export function instantOfMoment(log: readonly Reported<PlayFacts>[], text: string): number | null {
  const [, period, minutes, seconds] = /^q(\d{1,2})-(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (period === undefined) return null;
  const clock = Number(minutes) * 60 + Number(seconds);
  const entry = log.find(
    ({ play }) =>
      play.period > Number(period) || (play.period === Number(period) && play.clock <= clock),
  );
  return entry?.at ?? null;
}
