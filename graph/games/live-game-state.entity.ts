import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { POSSESSIONS } from '../../schema/games/games.ts';
import type { Course } from '../../schema/plays/plays.ts';
import { stamped } from '../core/database/columns.ts';
import { Game } from './game.entity.ts';

/** The scoreboard of a game while it is played. */
export const LiveGameState = defineEntity({
  name: 'LiveGameState',
  tableName: 'live_game_states',
  properties: {
    id: p.integer().primary(),
    game: () => p.oneToOne(Game).owner().deleteRule('cascade'),
    /** 1 to 4 are quarters, 5 is overtime, 6 the second overtime and so on. */
    period: p.integer().default(1),
    /** What the scoreboard shows, e.g. `7:42` or `Halftime`. */
    displayClock: p.text(),
    ourScore: p.integer().default(0),
    theirScore: p.integer().default(0),
    possession: p.enum(POSSESSIONS).nullable(),
    isFinal: p.boolean().default(false),
    /** Entered by a host; what a provider reports replaces it. */
    isByHand: p.boolean().default(false),
    /** What the plays say of the game, where they are reported. */
    course: p.json<Course>().nullable(),
    updatedAt: stamped(),
  },
});
export type LiveGameState = InferEntity<typeof LiveGameState>;
