import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant, stamped } from '../core/database/columns.ts';
import { Game } from '../games/game.entity.ts';

/** Lineup window of a game, and how far its scoring has come. */
export const FantasyGameStatus = defineEntity({
  name: 'FantasyGameStatus',
  tableName: 'fantasy_game_status',
  properties: {
    id: p.integer().primary(),
    game: () => p.oneToOne(Game).owner().deleteRule('cascade'),
    week: p.integer(),
    season: p.integer(),
    lineupOpenDate: instant().nullable(),
    lineupLockDate: instant().nullable(),
    nextOpenDate: instant().nullable(),
    isCompleted: p.boolean().default(false),
    completedAt: instant().nullable(),
    statsImported: p.boolean().default(false),
    statsImportedAt: instant().nullable(),
    scoringCompleted: p.boolean().default(false),
    scoringCompletedAt: instant().nullable(),
    leaderboardGenerated: p.boolean().default(false),
    createdAt: stamped(),
    updatedAt: stamped(),
  },
  indexes: [{ properties: ['season', 'week'] }],
});
export type FantasyGameStatus = InferEntity<typeof FantasyGameStatus>;
