import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { GAME_RESULTS } from '../../schema/games.ts';
import { instant, stamped } from '../core/columns.ts';

/** A game of the team. One whose result is set is completed. */
export const Game = defineEntity({
  name: 'Game',
  tableName: 'games',
  properties: {
    id: p.integer().primary(),
    /** Below 1: preseason. */
    week: p.integer(),
    season: p.integer(),
    opponent: p.text(),
    isHome: p.boolean(),
    /** The truth about the time; `date` and `gameTime` are derived from it in Mountain time. */
    kickoffAt: instant(),
    tvNetwork: p.text().nullable(),
    result: p.enum(GAME_RESULTS).nullable(),
    /** Our points first, as in `24-17`. */
    score: p.text().nullable(),
    isPlayoff: p.boolean().default(false),
    /** Id at the sports provider, where the game came from there. */
    externalId: p.text().nullable().unique(),
    createdAt: stamped(),
  },
  indexes: [{ properties: ['season', 'kickoffAt'] }, { properties: ['kickoffAt'] }],
});
export type Game = InferEntity<typeof Game>;
