import { Migration } from '@mikro-orm/migrations';

export class LiveComments extends Migration {
  override name = '0003-live-comments';

  override up(): void {
    this.addSql(`drop index "comments_article_id_created_at_id_index"`);
    this.addSql(`drop index "comments_user_id_index"`);
    this.addSql(
      `alter table "comments" add "client_id" text null, add "revision" int not null default 0`,
    );
    this.addSql(`create index "comments_article_id_id_index" on "comments" ("article_id", "id")`);
    this.addSql(
      `alter table "comments" add constraint "comments_user_id_client_id_unique" unique ("user_id", "client_id")`,
    );
  }
}
