import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * The sums of a week's moods as they were at the end of a day, in Mountain time. A member's mood is one row that is
 * replaced, so this is the only record of how the week went; days without a change have no row.
 */
export const FanMoodDay = defineEntity({
  name: 'FanMoodDay',
  tableName: 'fan_mood_days',
  properties: {
    season: p.integer().primary(),
    gameWeek: p.integer().primary(),
    day: p.date().primary(),
    moods: p.integer(),
    /** Sum of the levels. */
    total: p.integer(),
  },
});
export type FanMoodDay = InferEntity<typeof FanMoodDay>;
