import { Migration } from '@mikro-orm/migrations';

export class MoodDays extends Migration {
  override name = '0042-mood-days';

  override up(): void {
    this.addSql(
      `create table "fan_mood_days" ("season" int not null, "game_week" int not null, "day" date not null, "moods" int not null, "total" int not null, primary key ("season", "game_week", "day"))`,
    );
    this.addSql(`drop trigger if exists "tally_mood" on "fan_moods"`);
    this.addSql(`drop function if exists "fan_moods_tally_mood_fn"()`);
    this.addSql(
      `create or replace function "fan_moods_tally_mood_fn"() returns trigger as $$ begin if tg_op <> 'DELETE' then insert into fan_mood_tallies as t (season, game_week, moods, total, revision) values (new.season, new.game_week, 1, new.mood_level, 1) on conflict (season, game_week) do update set moods = t.moods + 1, total = t.total + excluded.total, revision = t.revision + 1; end if; if tg_op <> 'INSERT' then update fan_mood_tallies set moods = moods - 1, total = total - old.mood_level, revision = revision + 1 where season = old.season and game_week = old.game_week; end if; if tg_op <> 'DELETE' then insert into fan_mood_days (season, game_week, day, moods, total) select t.season, t.game_week, (new.updated_at at time zone 'America/Denver')::date, t.moods, t.total from fan_mood_tallies t where t.season = new.season and t.game_week = new.game_week on conflict (season, game_week, day) do update set moods = excluded.moods, total = excluded.total; else update fan_mood_days d set moods = t.moods, total = t.total from fan_mood_tallies t where t.season = old.season and t.game_week = old.game_week and d.season = t.season and d.game_week = t.game_week and d.day = (select max(l.day) from fan_mood_days l where l.season = t.season and l.game_week = t.game_week); end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_mood" AFTER INSERT OR UPDATE OR DELETE on "fan_moods" for each ROW execute function "fan_moods_tally_mood_fn"()`,
    );
    // Of moods that were replaced only the last one is known.
    this.addSql(
      `insert into fan_mood_days (season, game_week, day, moods, total) select season, game_week, day, sum(count(*)) over w, sum(sum(mood_level)) over w from (select season, game_week, mood_level, (updated_at at time zone 'America/Denver')::date as day from fan_moods) m group by season, game_week, day window w as (partition by season, game_week order by day)`,
    );
  }
}
