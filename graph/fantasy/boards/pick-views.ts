import type { EntityManager } from '@mikro-orm/postgresql';
import type { PickView, ScoredPlayer } from '../../../schema/fantasy/boards.ts';
import { SLOTS } from '../../../schema/fantasy/lineup.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';

type Roster = ReadonlyMap<number, Pick<ScoredPlayer, 'name' | 'position'>>;

/** Players of a lineup by their ids, in the order of the slots. */
export interface Picked {
  readonly picks: readonly number[];
  readonly captain: number;
}

/** The players of these lineups, also those who left. */
export async function rosterOf(em: EntityManager, lineups: readonly Picked[]): Promise<Roster> {
  const ids = [...new Set(lineups.flatMap(({ picks }) => picks))];
  const found = ids.length > 0 ? await em.find(FantasyPlayer, { id: { $in: ids } }) : [];
  return new Map(found.map(({ id, name, position }) => [id, { name, position }]));
}

/** The picks of a lineup, with what each player did. */
export const pickViews = (
  { picks, captain }: Picked,
  roster: Roster,
  scored: ReadonlyMap<number, ScoredPlayer>,
): PickView[] =>
  SLOTS.map((slot, at) => {
    const playerId = picks[at]!;
    const player = roster.get(playerId);
    const did = scored.get(playerId);
    return {
      slot,
      playerId,
      name: player?.name ?? did?.name ?? '',
      position: did?.position ?? player?.position ?? 'UNK',
      isCaptain: playerId === captain,
      points: did?.points ?? 0,
      lines: did?.lines ?? [],
    };
  });
