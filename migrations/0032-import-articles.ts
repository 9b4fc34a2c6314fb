import { Migration } from '@mikro-orm/migrations';

export class ImportArticles extends Migration {
  override name = '0032-import-articles';

  override up(): void {
    this.addSql(
      `create table "article_addresses" ("path" text not null, "article_id" int not null, primary key ("path"))`,
    );
    this.addSql(
      `create index "article_addresses_article_id_index" on "article_addresses" ("article_id")`,
    );
    this.addSql(
      `create table "article_imports" ("id" serial primary key, "filename" text not null, "format" text not null, "state" text not null default 'PREVIEW', "old_site" text null, "as_drafts" boolean not null default false, "created_at" timestamptz(3) not null default now(), "missing_pictures" int not null default 0, "leased_until" timestamptz(3) null)`,
    );
    this.addSql(
      `create table "article_import_posts" ("id" serial primary key, "import_id" int not null, "state" text not null default 'READY', "title" text not null, "path" text null, "published_at" timestamptz(3) null, "fault" text null, "draft" jsonb null, "article_id" int null, "version" int null)`,
    );
    this.addSql(
      `create index "article_import_posts_import_id_id_index" on "article_import_posts" ("import_id", "id")`,
    );
    this.addSql(
      `create index "article_import_posts_article_id_index" on "article_import_posts" ("article_id")`,
    );
    this.addSql(
      `alter table "article_addresses" add constraint "article_addresses_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "article_imports" add constraint "article_imports_format_check" check ("format" in ('MARKDOWN', 'WORDPRESS', 'GHOST'))`,
    );
    this.addSql(
      `alter table "article_imports" add constraint "article_imports_state_check" check ("state" in ('PREVIEW', 'RUNNING', 'DONE', 'UNDONE'))`,
    );
    this.addSql(
      `alter table "article_import_posts" add constraint "article_import_posts_import_id_foreign" foreign key ("import_id") references "article_imports" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "article_import_posts" add constraint "article_import_posts_article_id_foreign" foreign key ("article_id") references "blog_posts" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "article_import_posts" add constraint "article_import_posts_state_check" check ("state" in ('READY', 'FAULTY', 'KNOWN', 'MADE', 'UNDONE'))`,
    );
  }
}
