import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { MOUNTAIN_ZONE } from '../../schema/time/clock.ts';

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

/** The tally of the week of the row `one`. */
const tallyOf = (one: 'new' | 'old') =>
  `fan_mood_tallies t where t.season = ${one}.season and t.game_week = ${one}.game_week`;

/**
 * Trigger of the moods, for the tally and for the day's record of it. It is in the database because moods also go by
 * cascade, with their member; the newest day is corrected then.
 */
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
    `where season = old.season and game_week = old.game_week; end if;`,
    `if tg_op <> 'DELETE' then insert into fan_mood_days (season, game_week, day, moods, total)`,
    `select t.season, t.game_week, (new.updated_at at time zone '${MOUNTAIN_ZONE}')::date, t.moods, t.total`,
    `from ${tallyOf('new')}`,
    `on conflict (season, game_week, day) do update set moods = excluded.moods, total = excluded.total;`,
    `else update fan_mood_days d set moods = t.moods, total = t.total`,
    `from ${tallyOf('old')} and d.season = t.season and d.game_week = t.game_week`,
    `and d.day = (select max(l.day) from fan_mood_days l where l.season = t.season and l.game_week = t.game_week);`,
    `end if; return null`,
  ].join(' '),
};
