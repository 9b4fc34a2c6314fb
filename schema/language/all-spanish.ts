import { SPANISH } from './spanish.ts';
import { DEVELOPERS } from './spanish/developers.ts';
import { GAME_DAY } from './spanish/game-day.ts';

/** Every text of the site in Spanish, also those that come with their page (texts-apart.ts): for tests. */
export const ALL_SPANISH = { ...SPANISH, ...DEVELOPERS, ...GAME_DAY } as const;
