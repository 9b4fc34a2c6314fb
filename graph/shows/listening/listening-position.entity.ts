import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../../accounts/users/user.entity.ts';
import { instant } from '../../core/database/columns.ts';
import { ContentFeed } from '../content-feed.entity.ts';

/** Where a member is in an episode: one row each, of which the latest position stays. */
export const ListeningPosition = defineEntity({
  name: 'ListeningPosition',
  tableName: 'listening_positions',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    show: () => p.manyToOne(ContentFeed).deleteRule('cascade').index(),
    seconds: p.integer(),
    heardAt: instant(),
  },
  uniques: [{ properties: ['user', 'show'] }],
});
export type ListeningPosition = InferEntity<typeof ListeningPosition>;
