/** The address of the page of a game. */
export const GAME_PATH = '/games/:id';

/** The place of a play on it. */
export const playPlace = (playId: number): string => `play-${playId}`;

export const playPath = (gameId: number, playId: number): string =>
  `${gamePath(gameId)}#${playPlace(playId)}`;

export const gamePath = (id: number): string => GAME_PATH.replace(':id', String(id));
