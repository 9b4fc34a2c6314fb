import { Migration } from '@mikro-orm/migrations';

export class HeldPosts extends Migration {
  override name = '0058-held-posts';

  override up(): void {
    this.addSql(
      `create table "held_posts" ("id" serial primary key, "user_id" int not null, "kind" text not null, "text" text not null, "article_id" int null, "photo_id" int null, "client_id" text not null, "filters" text[] not null default '{}', "created_at" timestamptz(3) not null default now(), "rejected_at" timestamptz(3) null)`,
    );
    this.addSql(`create index "held_posts_article_id_index" on "held_posts" ("article_id")`);
    this.addSql(`create index "held_posts_photo_id_index" on "held_posts" ("photo_id")`);
    this.addSql(
      `alter table "held_posts" add constraint "held_posts_user_id_client_id_unique" unique ("user_id", "client_id")`,
    );
    this.addSql(`alter table "filters" drop constraint "filters_action_check"`);
    this.addSql(
      `alter table "filters" add constraint "filters_action_check" check ("action" in ('MARK', 'HOLD', 'REFUSE'))`,
    );
    this.addSql(`alter table "moderation_claims" drop constraint "moderation_claims_kind_check"`);
    this.addSql(
      `alter table "moderation_claims" add constraint "moderation_claims_kind_check" check ("kind" in ('CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO', 'PHOTO_COMMENT', 'CHECK_IN', 'QUESTION', 'HELD_POST'))`,
    );
    this.addSql(
      `alter table "held_posts" add constraint "held_posts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "held_posts" add constraint "held_posts_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "held_posts" add constraint "held_posts_photo_id_foreign" foreign key ("photo_id") references "fan_zone_photos" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "held_posts" add constraint "held_posts_kind_check" check ("kind" in ('CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO_COMMENT'))`,
    );
  }
}
