import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { stamped } from '../core/database/columns.ts';

export const SeasonRecord = defineEntity({
  name: 'SeasonRecord',
  tableName: 'season_records',
  properties: {
    id: p.integer().primary(),
    season: p.integer().unique(),
    wins: p.integer().default(0),
    losses: p.integer().default(0),
    preseasonWins: p.integer().default(0),
    preseasonLosses: p.integer().default(0),
    isRegularSeasonStarted: p.boolean().default(false),
    lastUpdated: stamped(),
    createdAt: stamped(),
  },
});
export type SeasonRecord = InferEntity<typeof SeasonRecord>;
