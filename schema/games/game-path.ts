/** The address of the page of a game. */
export const GAME_PATH = '/games/:id';

export const gamePath = (id: number): string => GAME_PATH.replace(':id', String(id));
