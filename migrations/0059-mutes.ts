import { Migration } from '@mikro-orm/migrations';

export class Mutes extends Migration {
  override name = '0059-mutes';

  override up(): void {
    this.addSql(
      `create table "muted_words" ("id" serial primary key, "user_id" int not null, "text" text not null, "until" timestamptz(3) null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(`create index "muted_words_user_id_index" on "muted_words" ("user_id")`);
    this.addSql(
      `create table "muted_members" ("id" serial primary key, "user_id" int not null, "muted_id" int not null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(`create index "muted_members_muted_id_index" on "muted_members" ("muted_id")`);
    this.addSql(
      `alter table "muted_members" add constraint "muted_members_user_id_muted_id_unique" unique ("user_id", "muted_id")`,
    );
    this.addSql(
      `alter table "muted_words" add constraint "muted_words_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "muted_members" add constraint "muted_members_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "muted_members" add constraint "muted_members_muted_id_foreign" foreign key ("muted_id") references "users" ("id") on delete cascade`,
    );
  }
}
