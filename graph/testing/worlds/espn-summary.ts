/** A summary of a game as the provider writes it, with invented names and many fields that are not read. */

export const HOME = '7';
export const AWAY = '12';

interface Spot {
  readonly down: number;
  readonly distance: number;
  readonly yardsToEndzone: number;
  readonly team?: { readonly id: string };
}

export interface RawPlay {
  readonly id: string;
  readonly sequenceNumber: string;
  readonly type: { readonly id: string; readonly text: string };
  readonly text: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly period: { readonly number: number };
  readonly clock: { readonly displayValue: string };
  readonly start: Spot;
  readonly end: Spot;
  readonly statYardage: number;
  readonly scoringPlay: boolean;
  readonly wallclock: string;
  readonly pointAfterAttempt?: { readonly value: number };
}

export const spot = (
  team: string,
  down: number,
  distance: number,
  yardsToEndzone: number,
): Spot => ({
  ...{ down, distance, yardsToEndzone },
  team: { id: team },
});
/** As after a score and in rows of marks. */
export const NOWHERE: Spot = { down: 0, distance: 0, yardsToEndzone: 0 };

let count = 0;

/** A play; the place in the game follows from when it is made. */
export function rawPlay(type: string, values: Partial<RawPlay> = {}): RawPlay {
  count += 1;
  return {
    ...{ id: `4017${count}`, sequenceNumber: String(count * 100), type: { id: '5', text: type } },
    ...{ text: '', homeScore: 0, awayScore: 0, period: { number: 1 } },
    ...{ clock: { displayValue: '12:00' }, start: NOWHERE, end: NOWHERE, statYardage: 0 },
    ...{ scoringPlay: false, wallclock: '2025-11-16T21:30:00Z' },
    ...values,
  };
}

/** A table of a team's players, e.g. passing. */
interface Table {
  readonly team: string;
  readonly name: string;
  readonly keys: readonly string[];
  readonly athletes: readonly object[];
}

export const figures = (
  team: string,
  name: string,
  keys: readonly string[],
  ...athletes: readonly (readonly [id: string, displayName: string, stats: readonly string[]])[]
): Table => ({
  ...{ team, name, keys },
  athletes: athletes.map(([id, displayName, stats]) => ({
    athlete: { id, displayName, headshot: { href: 'x' } },
    stats,
  })),
});

const teamsOf = (tables: readonly Table[]) =>
  [HOME, AWAY].map((id) => ({
    team: { id, displayName: 'a team' },
    statistics: tables
      .filter(({ team }) => team === id)
      .map(({ name, keys, athletes }) => ({ name, keys, labels: keys, athletes })),
  }));

export const summaryOf = (
  drives: readonly (readonly unknown[])[],
  tables: readonly Table[] = [],
): object => {
  const all = drives.map((plays, at) => ({ id: String(at), description: 'a drive', plays }));
  return {
    header: {
      id: '401',
      competitions: [
        {
          competitors: [
            { id: HOME, homeAway: 'home', score: '0' },
            { id: AWAY, homeAway: 'away', score: '0' },
          ],
        },
      ],
    },
    // The current drive is among the previous ones, too.
    drives: { previous: all, current: all.at(-1) },
    boxscore: { teams: [], players: teamsOf(tables) },
    odds: [{ odd: true }],
  };
};
