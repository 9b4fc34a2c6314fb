import { type GameChange, type GameColumn } from '../../../schema/games/games-file.ts';
import { type GameInput, gameInput } from '../../../schema/games/game-shape.ts';
import { REGULAR_WEEKS, seasonOf, weekOf } from '../../../schema/games/season-weeks.ts';
import { mountainDate } from '../../../schema/time/clock.ts';
import { faultAt, type RowFault } from '../../core/sheets/row-fault.ts';
import type { Game } from '../game.entity.ts';

export type GameFault = RowFault<GameColumn>;

/** A game as a file has it. What the file does not say is absent. */
export interface GameRow {
  /** Of a sheet as people count its rows; of a calendar the number of the event. */
  readonly rowNumber: number;
  /** What the file calls the opponent. */
  readonly name: string;
  readonly kickoffAt?: Date | undefined;
  readonly opponent?: string | undefined;
  readonly isHome?: boolean | undefined;
  readonly week?: number | undefined;
  readonly tvNetwork?: string | undefined;
  readonly result?: GameInput['result'];
  readonly score?: string | null | undefined;
  readonly faults: readonly GameFault[];
}

/** What a row would do. */
export interface PlannedGame {
  readonly rowNumber: number;
  readonly name: string;
  /** Undefined where something in the row is not possible. */
  readonly input: (GameInput & { readonly kickoffAt: Date }) | undefined;
  readonly change: GameChange;
  readonly faults: readonly GameFault[];
}

/** What each row would do to the games that there are. */
export function plannedGames(rows: readonly GameRow[], all: readonly Game[]): PlannedGame[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const facts = factsOf(row);
    const stored = facts && storedFor(facts, all);
    const input = facts && { ...facts, ...(stored && { id: stored.id, version: stored.version }) };
    const key = input && `${input.season} ${input.week}`;
    const before = key === undefined ? undefined : seen.get(key);
    if (key !== undefined && before === undefined) seen.set(key, row.rowNumber);
    const week =
      input && !gameInput.safeParse(input).success ? [faultAt('week', String(input.week))] : [];
    return {
      rowNumber: row.rowNumber,
      name: row.name,
      input,
      change: !stored ? 'ADDED' : input && isChange(input, stored) ? 'CHANGED' : 'UNCHANGED',
      faults: [
        ...row.faults,
        ...week,
        ...(before === undefined
          ? []
          : [{ column: 'week' as const, value: null, sameAsRow: before }]),
      ],
    };
  });
}

function factsOf({ kickoffAt, opponent, isHome, faults, ...row }: GameRow) {
  if (!kickoffAt || opponent === undefined || faults.length > 0) return undefined;
  const day = mountainDate(kickoffAt);
  const week = row.week ?? weekOf(day);
  return {
    season: seasonOf(day),
    week,
    opponent,
    isHome: isHome ?? true,
    kickoffAt,
    isPlayoff: week > REGULAR_WEEKS,
    ...(row.tvNetwork !== undefined && { tvNetwork: row.tvNetwork }),
    ...(row.score !== undefined && { score: row.score, result: row.result }),
  };
}

type Facts = NonNullable<ReturnType<typeof factsOf>>;

/** The game that is meant: that of the week, or one against the same team at the same place that was moved. */
const storedFor = ({ season, week, opponent, isHome, isPlayoff }: Facts, all: readonly Game[]) =>
  all.find((game) => game.season === season && game.week === week) ??
  all.find(
    (game) =>
      game.season === season &&
      game.opponent === opponent &&
      game.isHome === isHome &&
      game.isPlayoff === isPlayoff,
  );

const isChange = (input: Facts, game: Game) =>
  game.week !== input.week ||
  game.opponent !== input.opponent ||
  game.isHome !== input.isHome ||
  game.isPlayoff !== input.isPlayoff ||
  game.kickoffAt.getTime() !== input.kickoffAt.getTime() ||
  (input.tvNetwork !== undefined && (game.tvNetwork ?? '') !== input.tvNetwork) ||
  (input.score !== undefined &&
    ((game.score ?? null) !== input.score || (game.result ?? null) !== (input.result ?? null)));
