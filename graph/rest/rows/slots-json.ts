import { nameOf } from '../../../schema/enum-names.ts';
import { type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import type { LineupSlot } from '../../gql/graphql.ts';

interface Pick {
  readonly slot: LineupSlot;
  readonly isCaptain: boolean;
  readonly player: { readonly id: number } | null;
}

const idOf = (pick: Pick | undefined) => String(pick?.player?.id ?? '');

/** The six slots by their names, and the captain: players' ids as text. */
export const slotsJson = (picks: readonly Pick[]) => ({
  ...(Object.fromEntries(
    SLOTS.map((name) => [name, idOf(picks.find(({ slot }) => slot === nameOf(name)))]),
  ) as Record<Slot, string>),
  captain: idOf(picks.find(({ isCaptain }) => isCaptain)),
});
