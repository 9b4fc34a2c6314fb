import { Migration } from '@mikro-orm/migrations';

export class InboxChoices extends Migration {
  override name = '0067-inbox-choices';

  override up(): void {
    this.addSql(
      `create table "inbox_mails" ("id" serial primary key, "user_id" int not null, "token" text not null, "language" text not null, "mailed_at" timestamptz(3) not null, "due_at" timestamptz(3) null)`,
    );
    this.addSql(
      `alter table "inbox_mails" add constraint "inbox_mails_user_id_unique" unique ("user_id")`,
    );
    this.addSql(
      `alter table "inbox_mails" add constraint "inbox_mails_token_unique" unique ("token")`,
    );
    this.addSql(`create index "inbox_mails_due_at_index" on "inbox_mails" ("due_at")`);
    this.addSql(
      `alter table "users" add "inbox_choices" jsonb null, add "do_not_disturb_until" timestamptz(3) null`,
    );
    this.addSql(
      `alter table "inbox_mails" add constraint "inbox_mails_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "inbox_mails" add constraint "inbox_mails_language_check" check ("language" in ('en', 'es'))`,
    );
  }
}
