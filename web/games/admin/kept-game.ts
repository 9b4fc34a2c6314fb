import { type GameFormValues, gameFormValues } from '../../../schema/games/game-form.ts';
import { keep, kept } from '../../ui/lists/tab-memory.ts';

/** What was typed of a game and not yet saved, with the version it began from. */
interface KeptGame {
  readonly values: GameFormValues;
  readonly version: number | null;
}

const nameOf = (id: number | null) => `game ${id ?? 'new'}`;

export const keepGame = (id: number | null, game: KeptGame): void =>
  keep(nameOf(id), JSON.stringify(game));

export const forgetGame = (id: number | null): void => keep(nameOf(id), '');

/** Null when nothing was kept, or nothing that can be read. */
export function keptGame(id: number | null): KeptGame | null {
  try {
    const { values, version } = JSON.parse(kept(nameOf(id))) as KeptGame;
    const fields = Object.entries(gameFormValues(null, 0));
    const isWhole = fields.every(
      ([field, empty]) => typeof values[field as keyof GameFormValues] === typeof empty,
    );
    return isWhole ? { values, version } : null;
  } catch {
    return null;
  }
}
