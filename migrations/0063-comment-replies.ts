import { Migration } from '@mikro-orm/migrations';

export class CommentReplies extends Migration {
  override name = '0063-comment-replies';

  override up(): void {
    this.addSql(`alter table "photo_comments" add "reply_to_id" int null`);
    this.addSql(`alter table "comments" add "reply_to_id" int null`);
  }
}
