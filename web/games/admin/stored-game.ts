import { type GameFormValues, gameFormValues } from '../../../schema/games/game-form.ts';
import { remember, remembered } from '../../ui/lists/tab-memory.ts';

/** What was typed of a game and not yet saved, with the version it began from. */
interface StoredGame {
  readonly values: GameFormValues;
  readonly version: number | null;
}

const nameOf = (id: number | null) => `game ${id ?? 'new'}`;

export const storeGame = (id: number | null, game: StoredGame): void =>
  remember(nameOf(id), JSON.stringify(game));

export const forgetGame = (id: number | null): void => remember(nameOf(id), '');

/** Null when nothing readable is stored. */
export function storedGame(id: number | null): StoredGame | null {
  try {
    const { values, version } = JSON.parse(remembered(nameOf(id))) as StoredGame;
    const fields = Object.entries(gameFormValues(null, 0));
    const isWhole = fields.every(
      ([field, empty]) => typeof values[field as keyof GameFormValues] === typeof empty,
    );
    return isWhole ? { values, version } : null;
  } catch {
    return null;
  }
}
