import { playerFinder } from '../../../schema/fantasy/player-names.ts';
import { playerPoints } from '../../../schema/fantasy/scoring.ts';
import type { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';
import type { PlayerRow, StatSheet } from './player-rows.ts';

/** A name of a sheet and the player an admin says is meant. */
export interface NameChoice {
  readonly playerName: string;
  readonly playerId: number;
}

export interface MatchedRow extends PlayerRow {
  /**
   * The matching player; null when none on the roster matches. Such a row is stored and shown, but counts in no lineup.
   */
  readonly player: FantasyPlayer | null;
  readonly suggestions: readonly FantasyPlayer[];
  readonly points: number;
}

/**
 * Finds each row's player on the roster, by an admin's choice first. The roster's position counts, because it decides
 * what an interception is. If two rows name the same player, the second has a problem.
 */
export function matchRows(
  { rows }: StatSheet,
  roster: readonly FantasyPlayer[],
  choices: readonly NameChoice[],
): MatchedRow[] {
  const find = playerFinder(roster);
  const byId = new Map(roster.map((player) => [player.id, player]));
  const chosen = new Map(
    choices.map(({ playerName, playerId }) => [playerName, byId.get(playerId)]),
  );
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const choice = chosen.get(row.playerName);
    const { player, suggestions } = choice
      ? { player: choice, suggestions: [] }
      : find(row.playerName);
    const position = player?.position ?? (row.position || 'UNK');
    const who = player ? `#${player.id}` : `${row.playerName}|${position}`;
    const before = seen.get(who);
    seen.set(who, row.rowNumber);
    return {
      ...row,
      position,
      player,
      suggestions,
      points: playerPoints(row.stats, position),
      faults:
        before === undefined
          ? row.faults
          : [...row.faults, { stat: null, value: null, sameAsRow: before }],
    };
  });
}
