import { Migration } from '@mikro-orm/migrations';

export class CommentThreads extends Migration {
  override name = '0065-comment-threads';

  override up(): void {
    this.addSql(`alter table "photo_comments" add "thread_id" int null`);
    this.addSql(`alter table "comments" add "thread_id" int null`);
    // Until now a reply named the comment below which it is shown.
    for (const table of ['comments', 'photo_comments'])
      this.addSql(
        `update "${table}" set "thread_id" = "reply_to_id" where "reply_to_id" is not null`,
      );
  }
}
