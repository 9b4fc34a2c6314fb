import * as z from 'zod/mini';
import { GAMES_REFUSALS } from '../refusals/games.ts';
import { sayingFrom } from '../refusals/said.ts';
import { GAME_RESULTS, SCORE } from './games.ts';
import { requiredLine } from '../text.ts';

const said = sayingFrom(GAMES_REFUSALS);

/** What an admin may enter of a game: apart from the rest, which every page needs. */

/** Weeks of the season: below 1 is preseason, above 18 the playoffs. */
const FIRST_WEEK = -4;
const LAST_WEEK = 23;
const FIRST_SEASON = 1960;
const LAST_SEASON = 2200;
const OPPONENT_MAX = 80;
const NETWORK_MAX = 40;
const NETWORK = new RegExp(`^\\P{Cc}{0,${NETWORK_MAX}}$`, 'u');
const SEASON_TEXT = said('game.season', { min: FIRST_SEASON, max: LAST_SEASON });
const WEEK_TEXT = said('game.week', { min: FIRST_WEEK, max: LAST_WEEK });
const KICKOFF_TEXT = said('game.kickoff');

/** In `result` and `score` nothing, null and '' differ: absent leaves the stored value, null and '' clear it. */
export const gameInput = z.object({
  id: z.optional(z.nullable(z.int(said('game.id')).check(z.positive(said('game.id'))))),
  version: z.optional(z.nullable(z.int(said('game.version')))),
  week: z.int(WEEK_TEXT).check(z.gte(FIRST_WEEK, WEEK_TEXT), z.lte(LAST_WEEK, WEEK_TEXT)),
  season: z
    .int(SEASON_TEXT)
    .check(z.gte(FIRST_SEASON, SEASON_TEXT), z.lte(LAST_SEASON, SEASON_TEXT)),
  opponent: requiredLine({
    max: OPPONENT_MAX,
    blank: said('game.opponentMissing'),
    tooLong: said('game.opponentTooLong', { max: OPPONENT_MAX }),
  }),
  isHome: z.boolean(said('game.isHome')),
  kickoffAt: z
    .date(KICKOFF_TEXT)
    .check(
      z.minimum(new Date(Date.UTC(FIRST_SEASON, 0)), KICKOFF_TEXT),
      z.maximum(new Date(Date.UTC(LAST_SEASON + 1, 0)), KICKOFF_TEXT),
    ),
  tvNetwork: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.regex(NETWORK, said('game.network', { max: NETWORK_MAX }))),
    ),
  ),
  isPlayoff: z.optional(z.nullable(z.boolean())),
  result: z.optional(z.nullable(z.enum([...GAME_RESULTS, ''], said('game.result')))),
  /** Our points first, as in `24-17`. */
  score: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.refine((score) => score === '' || SCORE.test(score), said('game.score')),
      ),
    ),
  ),
});
export type GameInput = z.input<typeof gameInput>;
