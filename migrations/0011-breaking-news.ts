import { Migration } from '@mikro-orm/migrations';

export class BreakingNews extends Migration {
  override name = '0011-breaking-news';

  override up(): void {
    this.addSql(
      `create table "breaking_news" ("id" serial primary key, "headline" text not null, "url" text null, "sent_by_id" int null, "created_at" timestamptz(3) not null default now(), "withdrawn_at" timestamptz(3) null)`,
    );
    this.addSql(`create index "breaking_news_created_at_index" on "breaking_news" ("created_at")`);
    this.addSql(`drop index "content_feeds_type_published_at_id_index"`);
    this.addSql(
      `create index "content_feeds_type_is_currently_live_published_at_id_index" on "content_feeds" ("type", "is_currently_live", "published_at", "id")`,
    );
    this.addSql(
      `alter table "breaking_news" add constraint "breaking_news_sent_by_id_foreign" foreign key ("sent_by_id") references "users" ("id") on delete set null`,
    );
  }
}
