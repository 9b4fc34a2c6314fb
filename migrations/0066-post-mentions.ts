import { Migration } from '@mikro-orm/migrations';

export class PostMentions extends Migration {
  override name = '0066-post-mentions';

  override up(): void {
    this.addSql(`alter table "photo_comments" add "mentioned_ids" int[] null`);
    this.addSql(
      `create index "photo_comments_mentions_index" on public.photo_comments using gin (mentioned_ids) where mentioned_ids is not null`,
    );
    this.addSql(`alter table "comments" add "mentioned_ids" int[] null`);
    this.addSql(
      `create index "comments_mentions_index" on public.comments using gin (mentioned_ids) where mentioned_ids is not null`,
    );
    this.addSql(`alter table "game_chat_messages" add "mentioned_ids" int[] null`);
    this.addSql(
      `create index "game_chat_messages_mentions_index" on public.game_chat_messages using gin (mentioned_ids) where mentioned_ids is not null`,
    );
  }
}
