import { Migration } from '@mikro-orm/migrations';

export class ChatByGame extends Migration {
  override name = '0051-chat-by-game';

  override up(): void {
    this.addSql(
      `create index "game_chat_messages_game_id_id_index" on "game_chat_messages" ("game_id", "id")`,
    );
  }
}
