import { Migration } from '@mikro-orm/migrations';

export class PostsOfBan extends Migration {
  override name = '0055-posts-of-ban';

  override up(): void {
    this.addSql(`alter table "removed_posts" add "sanction_id" int null`);
    this.addSql(
      `alter table "removed_posts" add constraint "removed_posts_sanction_id_foreign" foreign key ("sanction_id") references "sanctions" ("id") on delete set null`,
    );
    this.addSql(
      `create index "removed_posts_sanction_id_index" on "removed_posts" ("sanction_id")`,
    );
  }
}
