import * as z from 'zod/mini';
import { GAME_RESULTS, SCORE } from './games.ts';
import { requiredLine } from '../text.ts';

/** What an admin may enter of a game: apart from the rest, which every page needs. */

/** Weeks of the season: below 1 is preseason, above 18 the playoffs. */
const FIRST_WEEK = -4;
const LAST_WEEK = 23;
const SEASON_TEXT = 'Season must be a year from 1960 to 2200';
const WEEK_TEXT = `Week must be a whole number from ${FIRST_WEEK} to ${LAST_WEEK}`;
const KICKOFF_TEXT = 'Kickoff must be a date and time';

/** In `result` and `score` nothing, null and '' differ: absent keeps what is stored, null and '' clear it. */
export const gameInput = z.object({
  id: z.optional(z.nullable(z.int('Unknown game').check(z.positive('Unknown game')))),
  version: z.optional(z.nullable(z.int('Unknown version'))),
  week: z.int(WEEK_TEXT).check(z.gte(FIRST_WEEK, WEEK_TEXT), z.lte(LAST_WEEK, WEEK_TEXT)),
  season: z.int(SEASON_TEXT).check(z.gte(1960, SEASON_TEXT), z.lte(2200, SEASON_TEXT)),
  opponent: requiredLine({
    max: 80,
    blank: 'Opponent is required',
    tooLong: 'Opponent must be 80 characters or less',
  }),
  isHome: z.boolean('Tell whether it is a home game'),
  kickoffAt: z
    .date(KICKOFF_TEXT)
    .check(
      z.minimum(new Date('1960-01-01T00:00:00Z'), KICKOFF_TEXT),
      z.maximum(new Date('2201-01-01T00:00:00Z'), KICKOFF_TEXT),
    ),
  tvNetwork: z.optional(
    z.nullable(
      z
        .string()
        .check(z.trim(), z.regex(/^\P{Cc}{0,40}$/u, 'TV network must be 40 characters or less')),
    ),
  ),
  isPlayoff: z.optional(z.nullable(z.boolean())),
  result: z.optional(z.nullable(z.enum([...GAME_RESULTS, ''], 'Result must be W, L or T'))),
  /** Our points first, as in `24-17`. */
  score: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.refine(
          (score) => score === '' || SCORE.test(score),
          'Score must look like 24-17, our points first',
        ),
      ),
    ),
  ),
});
export type GameInput = z.input<typeof gameInput>;
