/** The id of the heading of the game that takes the place of the show. */
export const GAME_NIGHT_TITLE = 'game-night-title';
