import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * The sums of one week's moods. A trigger maintains them, so that the average needs no scan and each change gets its
 * own number, in the order in which changes were stored.
 */
export const FanMoodTally = defineEntity({
  name: 'FanMoodTally',
  tableName: 'fan_mood_tallies',
  properties: {
    season: p.integer().primary(),
    gameWeek: p.integer().primary(),
    moods: p.integer().default(0),
    /** Sum of the levels. */
    total: p.integer().default(0),
    revision: p.integer().default(0),
  },
});
export type FanMoodTally = InferEntity<typeof FanMoodTally>;

/** Trigger of the moods. It is in the database because moods also go by cascade, with their member. */
export const tallied = {
  name: 'tally_mood',
  timing: 'after' as const,
  events: ['insert' as const, 'update' as const, 'delete' as const],
  forEach: 'row' as const,
  body: [
    `if tg_op <> 'DELETE' then insert into fan_mood_tallies as t (season, game_week, moods, total, revision)`,
    `values (new.season, new.game_week, 1, new.mood_level, 1)`,
    `on conflict (season, game_week) do update`,
    `set moods = t.moods + 1, total = t.total + excluded.total, revision = t.revision + 1; end if;`,
    `if tg_op <> 'INSERT' then update fan_mood_tallies`,
    `set moods = moods - 1, total = total - old.mood_level, revision = revision + 1`,
    `where season = old.season and game_week = old.game_week; end if; return null`,
  ].join(' '),
};
