import { Migration } from '@mikro-orm/migrations';

export class ChatGameClock extends Migration {
  override name = '0047-chat-game-clock';

  override up(): void {
    this.addSql(
      `alter table "game_chat_messages" add "game_id" int null, add "period" smallint null, add "clock" smallint null`,
    );
    this.addSql(
      `alter table "game_chat_messages" add constraint "game_chat_messages_game_id_foreign" foreign key ("game_id") references "games" ("id") on delete set null`,
    );
    this.addSql(
      `create index "game_chat_messages_game_id_like_count_index" on "game_chat_messages" ("game_id", "like_count")`,
    );
  }
}
