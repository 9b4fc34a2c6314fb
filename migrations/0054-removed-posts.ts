import { Migration } from '@mikro-orm/migrations';

export class RemovedPosts extends Migration {
  override name = '0054-removed-posts';

  override up(): void {
    this.addSql(
      `create table "removed_posts" ("id" serial primary key, "kind" text not null, "post_id" int not null, "user_id" int not null, "removed_by_id" int null, "removed_at" timestamptz(3) not null default now(), "excerpt" text not null, "image_url" text null)`,
    );
    this.addSql(`create index "removed_posts_user_id_index" on "removed_posts" ("user_id")`);
    this.addSql(
      `create index "removed_posts_removed_by_id_index" on "removed_posts" ("removed_by_id")`,
    );
    this.addSql(`create index "removed_posts_removed_at_index" on "removed_posts" ("removed_at")`);
    this.addSql(
      `create table "removed_rows" ("id" serial primary key, "removed_post_id" int not null, "user_id" int null, "table_name" text not null, "content" jsonb not null)`,
    );
    this.addSql(
      `create index "removed_rows_removed_post_id_index" on "removed_rows" ("removed_post_id")`,
    );
    this.addSql(`create index "removed_rows_user_id_index" on "removed_rows" ("user_id")`);
    this.addSql(
      `alter table "removed_posts" add constraint "removed_posts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "removed_posts" add constraint "removed_posts_removed_by_id_foreign" foreign key ("removed_by_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "removed_posts" add constraint "removed_posts_kind_check" check ("kind" in ('CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO', 'PHOTO_COMMENT', 'CHECK_IN', 'QUESTION'))`,
    );
    this.addSql(
      `alter table "removed_rows" add constraint "removed_rows_removed_post_id_foreign" foreign key ("removed_post_id") references "removed_posts" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "removed_rows" add constraint "removed_rows_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
