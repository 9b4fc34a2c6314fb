import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../../accounts/users/user.entity.ts';
import { decimal, stamped } from '../../core/database/columns.ts';
import { Game } from '../../games/game.entity.ts';

const place = () => p.manyToOne(User).nullable().deleteRule('set null').index();
const points = () => decimal().nullable();

/** The winners of one scored game. */
export const FantasyLeaderboard = defineEntity({
  name: 'FantasyLeaderboard',
  tableName: 'fantasy_leaderboards',
  properties: {
    id: p.integer().primary(),
    week: p.integer(),
    season: p.integer(),
    game: () => p.oneToOne(Game).owner().deleteRule('cascade'),
    firstPlaceUser: place,
    firstPlacePoints: points(),
    firstPlaceRank: p.integer().nullable(),
    secondPlaceUser: place,
    secondPlacePoints: points(),
    secondPlaceRank: p.integer().nullable(),
    thirdPlaceUser: place,
    thirdPlacePoints: points(),
    thirdPlaceRank: p.integer().nullable(),
    totalParticipants: p.integer().default(0),
    isFinalized: p.boolean().default(false),
    createdAt: stamped(),
    updatedAt: stamped(),
  },
  indexes: [{ properties: ['season', 'week'] }],
});
export type FantasyLeaderboard = InferEntity<typeof FantasyLeaderboard>;
