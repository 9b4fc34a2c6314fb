import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { INJURY_CODES } from '../../schema/games/roster.ts';
import { stamped } from '../core/database/columns.ts';

/** A player of the team: on the roster, and eligible for lineups. */
export const FantasyPlayer = defineEntity({
  name: 'FantasyPlayer',
  tableName: 'fantasy_players',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    position: p.text().default('UNK'),
    jersey: p.text().default('0'),
    isStarter: p.boolean().default(false),
    weight: p.text().nullable(),
    height: p.text().nullable(),
    age: p.integer().default(0),
    experience: p.integer().default(0),
    injuryStatus: p.enum(INJURY_CODES).nullable(),
    injuryDetails: p.text().nullable(),
    /** False once the player has left the roster; lineups still point here. */
    isActive: p.boolean().default(true),
    espnId: p.text().nullable().unique(),
    lastUpdated: stamped(),
    createdAt: stamped(),
  },
  indexes: [{ properties: ['isActive', 'position'] }, { properties: ['name'] }],
});
export type FantasyPlayer = InferEntity<typeof FantasyPlayer>;
