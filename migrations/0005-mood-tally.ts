import { Migration } from '@mikro-orm/migrations';

export class MoodTally extends Migration {
  override name = '0005-mood-tally';

  override up(): void {
    this.addSql(
      `create table "fan_mood_tallies" ("season" int not null, "game_week" int not null, "moods" int not null default 0, "total" int not null default 0, "revision" int not null default 0, primary key ("season", "game_week"))`,
    );
    this.addSql(
      `create or replace function "fan_moods_tally_mood_fn"() returns trigger as $$ begin if tg_op <> 'DELETE' then insert into fan_mood_tallies as t (season, game_week, moods, total, revision) values (new.season, new.game_week, 1, new.mood_level, 1) on conflict (season, game_week) do update set moods = t.moods + 1, total = t.total + excluded.total, revision = t.revision + 1; end if; if tg_op <> 'INSERT' then update fan_mood_tallies set moods = moods - 1, total = total - old.mood_level, revision = revision + 1 where season = old.season and game_week = old.game_week; end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tally_mood" AFTER INSERT OR UPDATE OR DELETE on "fan_moods" for each ROW execute function "fan_moods_tally_mood_fn"()`,
    );
    this.addSql(
      `insert into fan_mood_tallies (season, game_week, moods, total, revision) select season, game_week, count(*), sum(mood_level), count(*) from fan_moods group by season, game_week`,
    );
  }
}
