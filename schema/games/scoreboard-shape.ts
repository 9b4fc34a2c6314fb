import * as z from 'zod/mini';
import { GAMES_REFUSALS } from '../refusals/games.ts';
import { sayingFrom } from '../refusals/said.ts';
import { HIGHEST_PERIOD, HIGHEST_SCORE, isGameClock } from './game-clock.ts';
import { POSSESSIONS } from './games.ts';

const said = sayingFrom(GAMES_REFUSALS);

const POINTS = said('game.points', { max: HIGHEST_SCORE });
const PERIOD = said('game.period');
const points = z.optional(
  z.nullable(z.int(POINTS).check(z.gte(0, POINTS), z.lte(HIGHEST_SCORE, POINTS))),
);

/** What a host enters of a running game. What is absent or null stays as it is; possession is null for neither side. */
export const scoreboardInput = z.object({
  gameId: z.int(said('game.id')).check(z.positive(said('game.id'))),
  ourScore: points,
  theirScore: points,
  period: z.optional(
    z.nullable(z.int(PERIOD).check(z.gte(1, PERIOD), z.lte(HIGHEST_PERIOD, PERIOD))),
  ),
  displayClock: z.optional(
    z.nullable(z.string().check(z.trim(), z.refine(isGameClock, said('game.clock')))),
  ),
  possession: z.optional(z.nullable(z.enum(POSSESSIONS))),
  isFinal: z.optional(z.nullable(z.boolean())),
});
export type ScoreboardInput = z.input<typeof scoreboardInput>;
