import { Migration } from '@mikro-orm/migrations';

export class ShowSources extends Migration {
  override name = '0028-show-sources';

  override up(): void {
    this.addSql(
      `create table "deleted_imports" ("source" text not null, "source_id" text not null, primary key ("source", "source_id"))`,
    );
    this.addSql(
      `create table "show_sources" ("source" text not null, "address" text not null, "etag" text null, "last_modified" text null, "due_at" timestamptz(3) not null, "checked_at" timestamptz(3) null, "succeeded_at" timestamptz(3) null, "fault" text null, "failures" int not null default 0, "subscribers" int null, "subscribers_at" timestamptz(3) null, primary key ("source"))`,
    );
    this.addSql(
      `alter table "content_feeds" add "source" text null, add "source_id" text null, add "edited_fields" text[] not null default '{}', add "gone_at" timestamptz(3) null, add "audio_url" text null, add "chapters_url" text null, add "transcript_url" text null, add "apple_id" text null`,
    );
    this.addSql(
      `alter table "content_feeds" add constraint "content_feeds_source_source_id_unique" unique ("source", "source_id")`,
    );
    this.addSql(
      `alter table "content_feeds" add constraint "content_feeds_source_check" check ("source" in ('youtube', 'podcast'))`,
    );
    this.addSql(
      `alter table "deleted_imports" add constraint "deleted_imports_source_check" check ("source" in ('youtube', 'podcast'))`,
    );
    this.addSql(
      `alter table "show_sources" add constraint "show_sources_source_check" check ("source" in ('youtube', 'podcast'))`,
    );
    this.addSql(
      `alter table "show_sources" add constraint "show_sources_fault_check" check ("fault" in ('REFUSED', 'TOO_LARGE', 'NOT_NOW', 'NO_FEED'))`,
    );
  }
}
