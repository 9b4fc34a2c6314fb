import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';
import { Game } from '../games/game.entity.ts';

export const CheckIn = defineEntity({
  name: 'CheckIn',
  tableName: 'game_check_ins',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    game: () => p.manyToOne(Game).deleteRule('cascade'),
    location: p.text(),
    /** The state or country of the location, as `placeOf` read it; null when it recognized none. */
    place: p.text().nullable(),
    photoUrl: p.text().nullable(),
    description: p.text().nullable(),
    approved: p.boolean().default(false),
    createdAt: stamped(),
  },
  indexes: [
    { properties: ['game', 'createdAt', 'id'] },
    { name: 'game_check_ins_approved_index', properties: ['approved', 'createdAt', 'id'] },
    {
      name: 'game_check_ins_places_index',
      properties: ['user', 'location'],
      where: 'approved',
    },
    {
      name: 'game_check_ins_map_index',
      properties: ['game', 'place', 'user'],
      where: 'approved',
    },
  ],
});
export type CheckIn = InferEntity<typeof CheckIn>;
