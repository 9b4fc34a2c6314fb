import { Migration } from '@mikro-orm/migrations';

export class ReportsOnce extends Migration {
  override name = '0004-reports-once';

  override up(): void {
    this.addSql(
      `create or replace function "fan_zone_photos_tell_reports_fn"() returns trigger as $$ begin update content_reports set action_taken = 'deleted' where content_type = 'photo' and content_id = old.id and status = 'dismissed'; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tell_reports" AFTER DELETE on "fan_zone_photos" for each ROW execute function "fan_zone_photos_tell_reports_fn"()`,
    );
    this.addSql(
      `create or replace function "photo_comments_tell_reports_fn"() returns trigger as $$ begin update content_reports set action_taken = 'deleted' where content_type = 'photo_comment' and content_id = old.id and status = 'dismissed'; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tell_reports" AFTER DELETE on "photo_comments" for each ROW execute function "photo_comments_tell_reports_fn"()`,
    );
    this.addSql(
      `create unique index "content_reports_pending_unique" on "content_reports" ("reporter_id", "content_type", "content_id") where status = 'pending'`,
    );
    this.addSql(
      `create or replace function "comments_tell_reports_fn"() returns trigger as $$ begin update content_reports set action_taken = 'deleted' where content_type = 'article_comment' and content_id = old.id and status = 'dismissed'; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tell_reports" AFTER DELETE on "comments" for each ROW execute function "comments_tell_reports_fn"()`,
    );
    this.addSql(
      `create or replace function "game_chat_messages_tell_reports_fn"() returns trigger as $$ begin update content_reports set action_taken = 'deleted' where content_type = 'chat_message' and content_id = old.id and status = 'dismissed'; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "tell_reports" AFTER DELETE on "game_chat_messages" for each ROW execute function "game_chat_messages_tell_reports_fn"()`,
    );
  }
}
