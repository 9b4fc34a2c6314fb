import { Migration } from '@mikro-orm/migrations';

export class ForeignAvatars extends Migration {
  override name = '0026-foreign-avatars';

  override up(): void {
    this.addSql(
      `create table "avatar_sources" ("id" serial primary key, "user_id" int not null, "address" text not null, "tries" smallint not null default 0, "due_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now())`,
    );
    this.addSql(
      `alter table "avatar_sources" add constraint "avatar_sources_user_id_unique" unique ("user_id")`,
    );
    this.addSql(`create index "avatar_sources_due_at_index" on "avatar_sources" ("due_at")`);
    this.addSql(
      `alter table "avatar_sources" add constraint "avatar_sources_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    // From now on the server fetches them; until then initials show. What is neither ours nor https is dropped.
    this.addSql(
      `insert into "avatar_sources" ("user_id", "address", "due_at") select "id", "avatar_url", now() from "users" where "avatar_url" ilike 'https://%'`,
    );
    this.addSql(
      `update "users" set "avatar_url" = null where "avatar_url" !~ '^/uploads/[A-Za-z0-9_-]+[.][a-z0-9]+$'`,
    );
    this.addSql(
      `alter table "users" add constraint "users_avatar_url_check" check (avatar_url ~ '^/uploads/[A-Za-z0-9_-]+[.][a-z0-9]+$')`,
    );
  }
}
