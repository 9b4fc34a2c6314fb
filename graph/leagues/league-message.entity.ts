import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';
import { League } from './league.entity.ts';

/** A message in a private league. It is deleted with the league and with its sender’s account, but not when they leave. */
export const LeagueMessage = defineEntity({
  name: 'LeagueMessage',
  tableName: 'league_messages',
  properties: {
    id: p.integer().primary(),
    league: () => p.manyToOne(League).deleteRule('cascade'),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    text: p.text(),
    /** The sender’s own name for the post: sent twice, it is stored once. */
    clientId: p.text().nullable(),
    /** The moment of the game that it is about: earlier than it was sent where its sender’s video is late. */
    aboutAt: stamped(),
    createdAt: stamped(),
  },
  indexes: [{ properties: ['league', 'id'] }],
  uniques: [{ properties: ['user', 'clientId'] }],
});
export type LeagueMessage = InferEntity<typeof LeagueMessage>;
