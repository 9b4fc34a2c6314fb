import { nameKey } from '../../../schema/fantasy/player-names.ts';
import {
  heightIn,
  injuryIn,
  jerseyIn,
  PLAYER_MOST,
  positionIn,
  weightIn,
  wholeIn,
  yesIn,
} from '../../../schema/games/player-cells.ts';
import { type RosterColumn } from '../../../schema/games/roster-sheet.ts';
import {
  type PlayerFacts,
  playerName,
  type RosterChange,
} from '../../../schema/games/player-shape.ts';
import { faultAt, type RowFault } from '../../core/sheets/row-fault.ts';
import { type Table, type TableRow, textOf } from '../../core/sheets/table.ts';
import type { FantasyPlayer } from '../fantasy-player.entity.ts';
import { changedFacts, formerPlayer } from './roster-desk.service.ts';

type RosterFault = RowFault<RosterColumn>;

export type SheetFacts = Partial<Omit<PlayerFacts, 'injuryDetails'>> & Pick<PlayerFacts, 'name'>;

/** What a row of a sheet would do. */
export interface PlannedRow {
  readonly rowNumber: number;
  readonly name: string;
  readonly facts: SheetFacts;
  /** The player who is meant; null for a new one. */
  readonly player: FantasyPlayer | null;
  readonly change: RosterChange;
  readonly changed: readonly (keyof PlayerFacts)[];
  readonly faults: readonly RosterFault[];
}

const READERS: {
  readonly [Column in RosterColumn]: (text: string) => PlayerFacts[Column] | undefined;
} = {
  name: (text) => playerName.safeParse(text).data,
  position: positionIn,
  jersey: jerseyIn,
  isStarter: yesIn,
  injuryStatus: injuryIn,
  weight: weightIn,
  height: heightIn,
  age: (text) => wholeIn(text, PLAYER_MOST.age),
  experience: (text) => wholeIn(text, PLAYER_MOST.experience),
};

/** In these an empty cell is a statement; in the others it says nothing. */
const EMPTY_COUNTS: readonly RosterColumn[] = ['isStarter', 'injuryStatus'];

function readCells({ cells }: TableRow<RosterColumn>) {
  const facts: Record<string, unknown> = {};
  const faults: RosterFault[] = [];
  for (const [column, cell] of cells) {
    const text = textOf(cell);
    if (text === '' && !EMPTY_COUNTS.includes(column)) continue;
    const value = READERS[column](text);
    if (value === undefined) faults.push(faultAt(column, text));
    else facts[column] = value;
  }
  return { facts: facts as unknown as SheetFacts, faults };
}

/** What each row with a name would do to the roster. Players who are on it are found by their names. */
export function plannedRows(
  { rows }: Table<RosterColumn>,
  all: readonly FantasyPlayer[],
): PlannedRow[] {
  const onRoster = new Map(
    all.filter(({ isActive }) => isActive).map((player) => [nameKey(player.name), player]),
  );
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    const { rowNumber, cells } = row;
    const name = textOf(cells.get('name')).slice(0, PLAYER_MOST.name);
    const key = nameKey(name);
    if (key === '') return [];
    const { facts, faults } = readCells(row);
    const before = seen.get(key);
    seen.set(key, rowNumber);
    const player = onRoster.get(key) ?? null;
    const former =
      player || !facts.position
        ? null
        : (formerPlayer(all, { name, position: facts.position }) ?? null);
    const isMissing =
      !player && !facts.position && !faults.some(({ column }) => column === 'position');
    const changed = player ? changedFacts(player, facts) : [];
    return {
      rowNumber,
      name,
      facts,
      player: player ?? former,
      change: player
        ? changed.length > 0
          ? 'CHANGED'
          : 'UNCHANGED'
        : former
          ? 'RETURNED'
          : 'ADDED',
      changed,
      faults: [
        ...faults,
        ...(isMissing ? [faultAt('position', '')] : []),
        ...(before === undefined ? [] : [{ column: null, value: null, sameAsRow: before }]),
      ],
    };
  });
}
