import { Migration } from '@mikro-orm/migrations';

export class ProvenAddresses extends Migration {
  override name = '0021-proven-addresses';

  override up(): void {
    this.addSql(
      `create table "email_links" ("id" serial primary key, "token_hash" text not null, "user_id" int not null, "kind" text not null, "email" text not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null)`,
    );
    this.addSql(
      `alter table "email_links" add constraint "email_links_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(`create index "email_links_user_id_index" on "email_links" ("user_id")`);
    this.addSql(`create index "email_links_expires_at_index" on "email_links" ("expires_at")`);
    this.addSql(
      `alter table "users" add "recovery_email" text null, add "email_proven_at" timestamptz(3) null, add "password_set_at" timestamptz(3) null`,
    );
    this.addSql(
      `create index "users_recovery_email_index" on "users" (lower(recovery_email)) where recovery_email is not null`,
    );
    this.addSql(
      `alter table "email_links" add constraint "email_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "email_links" add constraint "email_links_kind_check" check ("kind" in ('prove', 'undo'))`,
    );
    // Existing accounts count as verified: they were never asked to verify their address.
    this.addSql(`update "users" set "email_proven_at" = now()`);
  }
}
