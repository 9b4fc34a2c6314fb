import { Migration } from '@mikro-orm/migrations';

export class GameFeeds extends Migration {
  override name = '0050-game-feeds';

  override up(): void {
    this.addSql(
      `create table "game_feeds" ("id" serial primary key, "game_id" int not null, "next_at" timestamptz(3) not null, "failures" int not null default 0, "good_at" timestamptz(3) null, "plays_at" timestamptz(3) null, "shown" text null, "ended_at" timestamptz(3) null, "box_score" jsonb null)`,
    );
    this.addSql(
      `alter table "game_feeds" add constraint "game_feeds_game_id_unique" unique ("game_id")`,
    );
    this.addSql(
      `alter table "game_feeds" add constraint "game_feeds_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete cascade`,
    );
  }
}
