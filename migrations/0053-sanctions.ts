import { Migration } from '@mikro-orm/migrations';

export class Sanctions extends Migration {
  override name = '0053-sanctions';

  override up(): void {
    this.addSql(
      `create table "sanctions" ("id" serial primary key, "user_id" int not null, "sanctioned_by_id" int null, "kind" text not null, "reason" text not null, "note" text null, "content_type" text null, "excerpt" text null, "created_at" timestamptz(3) not null default now(), "ends_at" timestamptz(3) null, "acknowledged_at" timestamptz(3) null, "answer" text null, "answered_at" timestamptz(3) null, "lifted_at" timestamptz(3) null, "lifted_by_id" int null)`,
    );
    this.addSql(
      `create index "sanctions_sanctioned_by_id_index" on "sanctions" ("sanctioned_by_id")`,
    );
    this.addSql(`create index "sanctions_lifted_by_id_index" on "sanctions" ("lifted_by_id")`);
    this.addSql(`create index "sanctions_user_id_id_index" on "sanctions" ("user_id", "id")`);
    this.addSql(
      `create index "sanctions_open_index" on public.sanctions (user_id) where lifted_at is null and acknowledged_at is null`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_sanctioned_by_id_foreign" foreign key ("sanctioned_by_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_lifted_by_id_foreign" foreign key ("lifted_by_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_kind_check" check ("kind" in ('WARNING', 'MUTE_10_MINUTES', 'MUTE_DAY', 'MUTE_WEEK', 'BAN'))`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_reason_check" check ("reason" in ('inappropriate', 'spam', 'harassment', 'copyright', 'other'))`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_content_type_check" check ("content_type" in ('photo', 'photo_comment', 'article_comment', 'chat_message'))`,
    );
  }
}
