import { Migration } from '@mikro-orm/migrations';

export class Filters extends Migration {
  override name = '0057-filters';

  override up(): void {
    this.addSql(
      `create table "filters" ("id" serial primary key, "name" text not null, "rule" text not null, "words" text[] not null default '{}', "pattern" text null, "allowed_hosts" text[] not null default '{}', "count" int null, "minutes" int null, "member_days" int null, "kinds" text[] not null default '{}', "action" text not null, "message" text null, "is_on" boolean not null, "updated_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `create table "filter_marks" ("id" serial primary key, "chat_message_id" int null, "article_comment_id" int null, "photo_comment_id" int null, "filter_name" text not null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `alter table "filter_marks" add constraint "filter_marks_chat_message_id_filter_name_unique" unique ("chat_message_id", "filter_name")`,
    );
    this.addSql(
      `alter table "filter_marks" add constraint "filter_marks_article_comment_id_filter_name_unique" unique ("article_comment_id", "filter_name")`,
    );
    this.addSql(
      `alter table "filter_marks" add constraint "filter_marks_photo_comment_id_filter_name_unique" unique ("photo_comment_id", "filter_name")`,
    );
    this.addSql(
      `alter table "filters" add constraint "filters_rule_check" check ("rule" in ('WORDS', 'PATTERN', 'LINKS', 'REPEATS', 'FLOOD', 'NEW_MEMBERS'))`,
    );
    this.addSql(
      `alter table "filters" add constraint "filters_action_check" check ("action" in ('MARK', 'REFUSE'))`,
    );
    this.addSql(
      `alter table "filter_marks" add constraint "filter_marks_chat_message_id_foreign" foreign key ("chat_message_id") references "game_chat_messages" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "filter_marks" add constraint "filter_marks_article_comment_id_foreign" foreign key ("article_comment_id") references "comments" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "filter_marks" add constraint "filter_marks_photo_comment_id_foreign" foreign key ("photo_comment_id") references "photo_comments" ("id") on delete cascade`,
    );
  }
}
