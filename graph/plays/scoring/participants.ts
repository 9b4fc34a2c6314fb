import type { EntityManager } from '@mikro-orm/postgresql';
import type { Possession } from '../../../schema/games/games.ts';
import { creditsOf } from '../../../schema/plays/credits.ts';
import type { PlayEntry } from '../../../schema/plays/entry-shape.ts';
import { type RuledPlay, sideOfRole } from '../../../schema/plays/entry.ts';
import type { PlayParticipant } from '../../../schema/plays/plays.ts';
import type { Game } from '../../games/game.entity.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';

interface Entered {
  readonly entry: PlayEntry;
  readonly play: RuledPlay;
  readonly side: Possession | null;
}

/** Who took part, by the numbers on their jerseys. Only our own roster is known; of the others the number is. */
export async function participantsOf(
  tx: EntityManager,
  { isHome }: Game,
  { entry, play, side }: Entered,
): Promise<PlayParticipant[]> {
  const players = entry.players ?? [];
  if (!side || players.length === 0) return [];
  const credits = creditsOf(play);
  const ours: Possession = isHome ? 'home' : 'away';
  const roster = await rosterByJersey(
    tx,
    players.map(({ jersey }) => jersey),
  );
  return players.map(({ role, jersey }): PlayParticipant => {
    const playsFor = sideOfRole(role, side);
    const known = playsFor === ours ? roster.get(jersey) : undefined;
    return {
      role,
      side: playsFor,
      playerId: known?.id ?? null,
      name: known?.name ?? `#${jersey}`,
      jersey,
      position: known?.position ?? '',
      figures: credits[role] ?? {},
    };
  });
}

/** Two may wear the same number before the cuts; the starter is meant. */
async function rosterByJersey(
  tx: EntityManager,
  jerseys: readonly string[],
): Promise<Map<string | null | undefined, FantasyPlayer>> {
  const found = await tx.find(
    FantasyPlayer,
    { isActive: true, jersey: { $in: [...jerseys] } },
    { orderBy: { isStarter: 'asc', id: 'desc' } },
  );
  return new Map(found.map((player) => [player.jersey, player]));
}
