import { isEligible, type Slot, SLOTS } from '../../schema/fantasy/lineup.ts';
import type { Context } from '../core/context.ts';
import { FantasyPlayer } from '../roster/fantasy-player.entity.ts';

interface EligiblePlayer extends Pick<
  FantasyPlayer,
  'id' | 'name' | 'jersey' | 'position' | 'injuryStatus' | 'injuryDetails'
> {
  readonly slots: Slot[];
}

/** The team's active players who fit at least one slot, by position and jersey number. */
export async function eligiblePlayers(ctx: Context): Promise<EligiblePlayer[]> {
  const players = await ctx.em.find(FantasyPlayer, { isActive: true });
  return players
    .map((player) => ({
      id: player.id,
      name: player.name,
      jersey: player.jersey,
      position: player.position,
      injuryStatus: player.injuryStatus ?? null,
      injuryDetails: player.injuryDetails ?? null,
      slots: SLOTS.filter((slot) => isEligible(slot, player.position)),
    }))
    .filter(({ slots }) => slots.length > 0)
    .sort(
      (one, other) =>
        one.position.localeCompare(other.position) ||
        Number(one.jersey) - Number(other.jersey) ||
        one.id - other.id,
    );
}
