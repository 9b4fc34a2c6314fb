import { Migration } from '@mikro-orm/migrations';

/** Who subscribed before there was a form was entered by the owners: it stays as it was. */
export class Subscriptions extends Migration {
  override name = '0034-subscriptions';

  override up(): void {
    this.addSql(
      `alter table "subscribers" add "confirmed_at" timestamptz(3) null, add "asked_at" timestamptz(3) null, add "mail_due_at" timestamptz(3) null, add "token_hash" text null, add "language" text not null default 'en'`,
    );
    this.addSql(`update "subscribers" set "confirmed_at" = "created_at"`);
    this.addSql(
      `alter table "subscribers" add constraint "subscribers_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(
      `create index "subscribers_search_index" on public.subscribers using gin (lower(name || ' ' || email) gin_trgm_ops)`,
    );
    this.addSql(
      `create index "subscribers_mail_due_index" on "subscribers" ("mail_due_at") where mail_due_at is not null`,
    );
    this.addSql(
      `create index "subscribers_waiting_index" on "subscribers" ("asked_at") where confirmed_at is null`,
    );
    this.addSql(
      `alter table "subscribers" add constraint "subscribers_language_check" check ("language" in ('en', 'es'))`,
    );
  }
}
