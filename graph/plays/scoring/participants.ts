import type { EntityManager } from '@mikro-orm/postgresql';
import type { Possession } from '../../../schema/games/games.ts';
import { creditsOf } from '../../../schema/plays/credits.ts';
import type { PlayEntry } from '../../../schema/plays/entry-shape.ts';
import { sideOfRole } from '../../../schema/plays/entry.ts';
import type { PlayFacts, PlayParticipant } from '../../../schema/plays/plays.ts';
import type { Game } from '../../games/game.entity.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';

/** Who took part, by the numbers on their jerseys. Only our own roster is known; of the others the number is. */
export async function participantsOf(
  tx: EntityManager,
  { isHome }: Game,
  players: NonNullable<PlayEntry['players']>,
  side: Possession | null,
): Promise<PlayParticipant[]> {
  if (!side || players.length === 0) return [];
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
      figures: {},
    };
  });
}

/** The play with what it adds to the figures of everyone who took part. */
export function credited<Play extends PlayFacts>(play: Play): Play {
  const credits = creditsOf(play);
  const participants = play.participants.map((player) => ({
    ...player,
    figures: credits[player.role] ?? {},
  }));
  return { ...play, participants };
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
