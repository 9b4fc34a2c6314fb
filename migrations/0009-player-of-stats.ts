import { Migration } from '@mikro-orm/migrations';

export class PlayerOfStats extends Migration {
  override name = '0009-player-of-stats';

  override up(): void {
    this.addSql(`alter table "player_game_stats" add "player_id" int null`);
    this.addSql(
      `alter table "player_game_stats" add constraint "player_game_stats_player_id_foreign" foreign key ("player_id") references "fantasy_players" ("id") on delete set null`,
    );
    this.addSql(
      `create index "player_game_stats_player_id_index" on "player_game_stats" ("player_id")`,
    );
  }
}
