/** The address of the page of a game. */
export const GAME_PATH = '/games/:id';

/** The place of a play on it. */
export const playPlace = (playId: number): string => `play-${playId}`;

export const playPath = (gameId: number, playId: number): string =>
  `${gamePath(gameId)}#${playPlace(playId)}`;

export const gamePath = (id: number): string => GAME_PATH.replace(':id', String(id));

/** The picture of a game for where its address is shared. */
export const GAME_CARD_PATH = '/cards/game-:id.png';
/** In px. */
export const GAME_CARD = { width: 1200, height: 630 } as const;

export const gameCardPath = (id: number): string => GAME_CARD_PATH.replace(':id', String(id));
