import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../../accounts/users/user.entity.ts';
import { instant, quantity, stamped } from '../../core/database/columns.ts';
import { Game } from '../../games/game.entity.ts';
import { boardWithout } from '../boards/board-without.ts';

/** A member's picks for one game: six slots and a captain among them, each a player's id as text. */
export const FantasyLineup = defineEntity({
  name: 'FantasyLineup',
  tableName: 'fantasy_lineups',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    game: () => p.manyToOne(Game).deleteRule('cascade'),
    week: p.integer(),
    season: p.integer(),
    lineupName: p.text(),
    wideReceiver1: p.text(),
    wideReceiver2: p.text(),
    runningBack: p.text(),
    tightEnd: p.text(),
    flex: p.text(),
    idp: p.text(),
    captain: p.text(),
    totalPoints: quantity(),
    captainBonusPoints: quantity(),
    isScored: p.boolean().default(false),
    weeklyRank: p.integer().nullable(),
    submittedAt: stamped(),
    lockedAt: instant().nullable(),
  },
  checks: [
    {
      name: 'fantasy_lineups_captain_check',
      expression: ['wide_receiver1', 'wide_receiver2', 'running_back', 'tight_end', 'flex', 'idp']
        .map((slot) => `captain = ${slot}`)
        .join(' or '),
    },
  ],
  uniques: [{ properties: ['user', 'game'] }],
  indexes: [
    { properties: ['game', 'weeklyRank', 'submittedAt'] },
    { properties: ['season', 'week'] },
  ],
  triggers: [boardWithout],
});
export type FantasyLineup = InferEntity<typeof FantasyLineup>;
