import { Migration } from '@mikro-orm/migrations';

export class ChatReplies extends Migration {
  override name = '0060-chat-replies';

  override up(): void {
    this.addSql(`alter table "held_posts" add "reply_to_id" int null`);
    this.addSql(`alter table "game_chat_messages" add "reply_to_id" int null`);
  }
}
