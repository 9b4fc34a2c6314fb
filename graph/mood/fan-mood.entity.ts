import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { MOOD_MAX, MOOD_MIN } from '../../schema/mood.ts';
import { User } from '../accounts/users/user.entity.ts';
import { stamped } from '../core/database/columns.ts';
import { tallied } from './fan-mood-tally.entity.ts';

/** How a member feels in a week of the season: one row each, submitting again changes it. */
export const FanMood = defineEntity({
  name: 'FanMood',
  tableName: 'fan_moods',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    moodLevel: p.integer(),
    moodDescription: p.text().nullable(),
    season: p.integer().default(2025),
    /** Week of the current or next game when it was submitted; 0 where there is none. */
    gameWeek: p.integer().default(0),
    tierLevel: p.integer().default(1),
    submittedAt: stamped(),
    updatedAt: stamped(),
  },
  checks: [
    {
      name: 'fan_moods_mood_level_check',
      expression: `mood_level >= ${MOOD_MIN} and mood_level <= ${MOOD_MAX}`,
    },
  ],
  uniques: [{ properties: ['user', 'season', 'gameWeek'] }],
  indexes: [{ properties: ['season', 'gameWeek'] }],
  triggers: [tallied],
});
export type FanMood = InferEntity<typeof FanMood>;
