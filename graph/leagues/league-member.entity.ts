import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';
import { League } from './league.entity.ts';

/**
 * A league is deleted with its last member, who leaves it or whose account is deleted. It is in the database because accounts
 * go by cascade. The league is locked first, so that of two last members who go at once one sees the other gone.
 */
const leagueOfNone = {
  name: 'league_of_none',
  timing: 'after' as const,
  events: ['delete' as const],
  forEach: 'row' as const,
  body: [
    `perform 1 from leagues where id = old.league_id for update;`,
    `delete from leagues where id = old.league_id`,
    `and not exists (select 1 from league_members where league_id = old.league_id); return null`,
  ].join(' '),
};

/** A member of a private league. */
export const LeagueMember = defineEntity({
  name: 'LeagueMember',
  tableName: 'league_members',
  properties: {
    id: p.integer().primary(),
    league: () => p.manyToOne(League).deleteRule('cascade'),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    joinedAt: stamped(),
  },
  uniques: [{ properties: ['league', 'user'] }],
  triggers: [leagueOfNone],
});
export type LeagueMember = InferEntity<typeof LeagueMember>;
