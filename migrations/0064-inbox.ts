import { Migration } from '@mikro-orm/migrations';

export class Inbox extends Migration {
  override name = '0064-inbox';

  override up(): void {
    this.addSql(`alter table "users" add "inbox_read_until" timestamptz(3) null`);
    this.addSql(`alter table "questions" add "answered_since" timestamptz(3) null`);
    this.addSql(
      `create index "photo_comments_replies_index" on public.photo_comments (reply_to_id) where reply_to_id is not null`,
    );
    this.addSql(
      `create index "comments_replies_index" on public.comments (reply_to_id) where reply_to_id is not null`,
    );
    this.addSql(
      `create index "game_chat_messages_replies_index" on public.game_chat_messages (reply_to_id) where reply_to_id is not null`,
    );
  }
}
